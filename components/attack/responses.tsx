import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import type { Entry } from "@/lib/attack/entry";
import type { AttackState, GivenChange } from "./attack-state";
import { EntryLine } from "./entry-line";
import type { AttackLab } from "./use-attack-lab";

interface ResponsesProps {
  readonly entries: readonly Entry[];
  readonly lab: AttackLab;
}

/** Everything a player may choose in this attack, each with its choice. */
export function Responses({ entries, lab }: ResponsesProps) {
  const choices = entries.filter(({ id }) => id !== null);
  if (choices.length === 0) {
    return <p className="text-ink-soft text-small">Neither side has a choice to make in this attack.</p>;
  }
  return (
    <ul className="grid">
      {choices.map((entry) => (
        <li key={entry.id} className="grid gap-1 border-line border-b py-2">
          <EntryLine entry={entry} cardOf={lab.cardOf} />
          <div className="grid pl-[1.375rem]">
            <Choice entry={entry} lab={lab} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly entry: Entry;
  readonly lab: AttackLab;
}

function Choice({ entry, lab }: ChoiceProps) {
  const { id, keyword } = entry;
  if (id === "overload") {
    return <OnOff lab={lab} on={lab.state.overload} part={(on) => ({ overload: on })} name="Overload" />;
  }
  if (id === "overkill") {
    const on = lab.state.overkill === "move";
    return (
      <OnOff lab={lab} on={on} part={(move) => ({ overkill: move ? "move" : "stay" })} name="Overkill" />
    );
  }
  if (keyword === "Intercept") return <InterceptChoice entry={entry} lab={lab} />;
  if (keyword === "Redirect") return <RedirectChoice entry={entry} lab={lab} />;
  return <UseChoice entry={entry} lab={lab} />;
}

interface OnOffProps {
  readonly lab: AttackLab;
  readonly on: boolean;
  readonly name: string;
  readonly part: (on: boolean) => Partial<AttackState>;
}

function OnOff({ lab, on, name, part }: OnOffProps) {
  return (
    <Button
      size="small"
      aria-pressed={on}
      className="justify-self-start max-lg:min-h-11"
      onClick={() => lab.change((state) => ({ ...state, ...part(!on) }))}
    >
      {on ? `Do without ${name}` : `Use ${name}`}
    </Button>
  );
}

const withChange = (change: readonly GivenChange[], next: GivenChange): readonly GivenChange[] => [
  ...change,
  next,
];

/** Place of the unit among the defender's others: `others.defender.2` → 2. */
function otherAt(at: string): number | null {
  const found = /^others\.defender\.(\d+)$/.exec(at);
  return found ? Number(found[1]) : null;
}

function InterceptChoice({ entry, lab }: ChoiceProps) {
  const unit = otherAt(entry.at);
  if (unit === null) return null;
  const made = lab.state.change.some((change) => change.keyword === "Intercept" && change.unit === unit);
  if (!made && entry.state === "blocked") return null;
  return (
    <Button
      size="small"
      aria-pressed={made}
      className="justify-self-start max-lg:min-h-11"
      onClick={() =>
        lab.change((state) => ({
          ...state,
          use: {},
          change: made
            ? state.change.filter((change) => change.keyword !== "Intercept" || change.unit !== unit)
            : withChange(state.change, { keyword: "Intercept", unit }),
        }))
      }
    >
      {made ? "Do not intercept" : "Intercept"}
    </Button>
  );
}

function RedirectChoice({ entry, lab }: ChoiceProps) {
  const { change, defender } = lab.state;
  const made = change.find(({ keyword }) => keyword === "Redirect");
  if (made) {
    return (
      <Button
        size="small"
        className="justify-self-start max-lg:min-h-11"
        onClick={() =>
          lab.change((state) => ({ ...state, use: {}, change: change.filter((one) => one !== made) }))
        }
      >
        Do not redirect
      </Button>
    );
  }
  if (entry.state === "blocked") return null;
  if (defender.others.length === 0) {
    return <p className="text-ink-soft text-small">There is no other unit to redirect to.</p>;
  }
  return (
    <p className="flex flex-wrap gap-1.5">
      {defender.others.map(([top = ""], unit) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the change names
          key={unit}
          size="small"
          className="max-lg:min-h-11"
          onClick={() =>
            lab.change((state) => ({
              ...state,
              use: {},
              change: withChange(state.change, { keyword: "Redirect", unit }),
            }))
          }
        >
          To {lab.cardOf(top)?.name.full ?? top}
        </Button>
      ))}
    </p>
  );
}

const WAYS = { best: "Where it helps", always: "Always", never: "Never" } as const;
const MOST_X = 12;

/** How an ability with a cost is used; of a Retaliate with X also for how much. */
function UseChoice({ entry, lab }: ChoiceProps) {
  const id = entry.id ?? "";
  const value = lab.state.use[id] ?? "best";
  const forX = entry.keyword === "Retaliate" && /\bX\b/.test(entry.cost ?? "");
  const choose = (way: string) =>
    lab.change((state) => {
      const { [id]: _, ...others } = state.use;
      return { ...state, use: way === "best" ? others : { ...others, [id]: way } };
    });
  return (
    <Select
      aria-label={`Use ${entry.keyword} of ${entry.unit}`}
      value={value}
      onChange={(event) => choose(event.target.value)}
      className="w-auto! justify-self-start"
    >
      {Object.entries(WAYS).map(([way, words]) => (
        <option key={way} value={way}>
          {words}
        </option>
      ))}
      {forX &&
        Array.from({ length: MOST_X + 1 }, (_, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: X is its place
          <option key={x} value={String(x)}>
            With X = {x}
          </option>
        ))}
    </Select>
  );
}
