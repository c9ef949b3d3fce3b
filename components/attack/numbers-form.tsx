import { IconButton } from "@/components/stacking/icon-button";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/icons";
import { isPaid, PAID, SUMMED } from "@/lib/attack/profile";
import { keywordNamed } from "@/lib/keywords/names";
import type { GivenKeyword, GivenNumbers } from "./attack-state";
import { NumberField } from "./number-field";

/** Keywords that count in an attack, by name. */
const KEYWORDS = [...SUMMED, ...PAID].sort((a, b) => a.localeCompare(b, "en"));

function takesValue(name: string): boolean {
  const form = keywordNamed(name)?.form;
  return form === "value" || form === "signed";
}

interface NumbersFormProps {
  readonly numbers: GivenNumbers;
  readonly onNumbers: (numbers: GivenNumbers) => void;
}

/** A unit as bare numbers: power, health and its keywords. */
export function NumbersForm({ numbers, onNumbers }: NumbersFormProps) {
  const { power, health, keywords } = numbers;
  const put = (at: number, keyword: GivenKeyword | null) =>
    onNumbers({
      ...numbers,
      keywords: keywords.flatMap((one, index) => (index === at ? (keyword ?? []) : one)),
    });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-4">
        <NumberField
          label="Power"
          value={power}
          least={-99}
          onValue={(value) => onNumbers({ ...numbers, power: value ?? 0 })}
        />
        <NumberField
          label="Health"
          value={health}
          placeholder="–"
          onValue={(value) => onNumbers({ ...numbers, health: value })}
        />
      </div>
      {keywords.length > 0 && (
        <ul aria-label="Keywords" className="grid gap-2">
          {keywords.map((keyword, at) => (
            <KeywordRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the address keeps
              key={at}
              keyword={keyword}
              onKeyword={(next) => put(at, next)}
            />
          ))}
        </ul>
      )}
      <Button
        className="justify-self-start"
        onClick={() =>
          onNumbers({ ...numbers, keywords: [...keywords, { keyword: "armor", value: null, force: null }] })
        }
      >
        Add a keyword
      </Button>
    </div>
  );
}

interface KeywordRowProps {
  readonly keyword: GivenKeyword;
  readonly onKeyword: (keyword: GivenKeyword | null) => void;
}

function KeywordRow({ keyword: one, onKeyword }: KeywordRowProps) {
  const row = keywordNamed(one.keyword);
  const name = row?.name ?? one.keyword;
  return (
    <li className="flex flex-wrap items-end gap-2 border-line border-b pb-2">
      <Select
        aria-label="Keyword"
        value={name}
        onChange={(event) => onKeyword(fresh(event.target.value))}
        className="w-auto! min-w-36 grow"
      >
        {!row && <option value={name}>{name}</option>}
        {KEYWORDS.map((keyword) => (
          <option key={keyword}>{keyword}</option>
        ))}
      </Select>
      {takesValue(name) && (
        <NumberField
          label="Value"
          value={one.value}
          least={-9}
          onValue={(value) => onKeyword({ ...one, value })}
        />
      )}
      {isPaid(name) && (
        <NumberField
          label="Force"
          value={one.force}
          placeholder="free"
          onValue={(force) => onKeyword({ ...one, force })}
        />
      )}
      <IconButton name={`Take ${name} away`} onClick={() => onKeyword(null)}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** A keyword just chosen, with 1 as its value where it takes one. */
function fresh(name: string): GivenKeyword {
  return { keyword: name.toLowerCase(), value: takesValue(name) ? 1 : null, force: null };
}
