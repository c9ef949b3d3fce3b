import Form from "next/form";
import { buttonClass } from "@/components/ui/button";

export interface RangeRow {
  readonly field: string;
  readonly min: number | null;
  readonly max: number | null;
}

interface RangeFormProps {
  readonly rows: readonly RangeRow[];
  /** Parts of the address to keep. */
  readonly keep: Readonly<Record<string, string>>;
}

const BOX =
  "w-full min-h-11 rounded-sharp border border-line-strong bg-raised px-2 text-small tabular-nums lg:min-h-8";

/** From and to for the four numbers; sent as a form, answered with the query that says the same. */
export function RangeForm({ rows, keep }: RangeFormProps) {
  return (
    <Form action="/cards" scroll={false} className="grid gap-2">
      <h2 className="label">Numbers</h2>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rows.map(({ field, min, max }) => (
        <fieldset
          key={`${field}${min}${max}`}
          className="grid grid-cols-[4rem_1fr_auto_1fr] items-center gap-2"
        >
          <legend className="sr-only">{field}</legend>
          <span aria-hidden className="text-small capitalize">
            {field}
          </span>
          <input
            className={BOX}
            name={`${field}-min`}
            defaultValue={min ?? ""}
            inputMode="numeric"
            pattern="\d*"
            aria-label={`${field} from`}
          />
          <span aria-hidden className="text-ink-soft">
            –
          </span>
          <input
            className={BOX}
            name={`${field}-max`}
            defaultValue={max ?? ""}
            inputMode="numeric"
            pattern="\d*"
            aria-label={`${field} to`}
          />
        </fieldset>
      ))}
      <button type="submit" className={buttonClass("plain", "small")}>
        Apply numbers
      </button>
    </Form>
  );
}
