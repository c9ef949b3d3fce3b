import { Table, Td, Th } from "@/components/ui/table";

export interface Bar {
  readonly label: string;
  /** Parts from the foot up; their sum is the bar. */
  readonly parts: readonly number[];
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** What each part counts, with the class that fills it. */
  readonly parts: readonly { readonly name: string; readonly fill: string; readonly swatch: string }[];
  /** Heading of the first column of the table. */
  readonly of: string;
}

const WIDTH = 26;
const HEIGHT = 84;

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/** Bars with their values, and the same as a table behind a key. */
export function Bars({ title, bars, parts, of }: BarsProps) {
  const most = Math.max(4, ...bars.map((bar) => sumOf(bar.parts)));
  const spoken = bars.map((bar) => `${bar.label}: ${sumOf(bar.parts)}`).join(", ");
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${title}. ${spoken}`}
        viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT + 30}`}
        className="w-full max-w-sm font-name"
      >
        {bars.map((bar, at) => (
          <Column
            key={bar.label}
            bar={bar}
            at={at}
            scale={HEIGHT / most}
            fills={parts.map((part) => part.fill)}
          />
        ))}
        <path d={`M0 ${HEIGHT + 14.5}H${bars.length * WIDTH}`} className="stroke-line-strong" />
      </svg>
      <figcaption className="flex flex-wrap items-center gap-x-3 text-ink-soft text-note">
        {parts.map((part) => (
          <span key={part.name} className="inline-flex items-center gap-1">
            <span aria-hidden className={`size-2 ${part.swatch}`} />
            {part.name}
          </span>
        ))}
      </figcaption>
      <details className="mt-1 text-small">
        <summary className="flex min-h-11 w-fit items-center text-ink-soft text-note lg:min-h-7">
          As a table
        </summary>
        <Table aria-label={title}>
          <thead>
            <tr>
              <Th scope="col">{of}</Th>
              {parts.map((part) => (
                <Th key={part.name} scope="col">
                  {part.name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <Th scope="row">{bar.label}</Th>
                {parts.map((part, at) => (
                  <Td key={part.name}>{bar.parts[at] ?? 0}</Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

interface ColumnProps {
  readonly bar: Bar;
  readonly at: number;
  readonly scale: number;
  readonly fills: readonly string[];
}

function Column({ bar, at, scale, fills }: ColumnProps) {
  const total = sumOf(bar.parts);
  const left = at * WIDTH + 3;
  const top = (index: number) => HEIGHT + 14 - sumOf(bar.parts.slice(0, index + 1)) * scale;
  return (
    <g>
      {fills.map((fill, index) => (
        <rect
          key={fill}
          x={left}
          y={top(index)}
          width={WIDTH - 6}
          height={(bar.parts[index] ?? 0) * scale}
          className={fill}
        />
      ))}
      {total > 0 && (
        <text
          x={left + WIDTH / 2 - 3}
          y={HEIGHT + 10 - total * scale}
          textAnchor="middle"
          className="fill-ink text-[11px]"
        >
          {total}
        </text>
      )}
      <text
        x={left + WIDTH / 2 - 3}
        y={HEIGHT + 27}
        textAnchor="middle"
        className="fill-ink-soft text-[11px]"
      >
        {bar.label}
      </text>
    </g>
  );
}
