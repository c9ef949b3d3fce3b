import { Table, Td, Th } from "@/components/ui/table";
import { atLeast, formatChance, formatMean } from "./chance";

interface DistributionProps {
  readonly title: string;
  /** What is counted: `damage`, `counters`. */
  readonly of: string;
  /** Chances of 0, 1, 2, … */
  readonly chances: readonly number[];
  /** From here on the unit dies; bars from it on are marked. */
  readonly deadly?: number | null;
}

const ROW = 22;
const LEFT = 26;
const WIDE = 210;
const RIGHT = 60;

const meanOf = (chances: readonly number[]) => chances.reduce((sum, chance, k) => sum + chance * k, 0);

/** The last outcome that can happen. */
function lastOf(chances: readonly number[]): number {
  return Math.max(
    0,
    chances.findLastIndex((chance) => chance > 0),
  );
}

/** Chances as bars with their numbers beside them, and the same as a table behind a key. */
export function Distribution({ title, of, chances, deadly = null }: DistributionProps) {
  const rows = chances.slice(0, lastOf(chances) + 1);
  const most = Math.max(...rows, 0.01);
  const spoken = rows.map((chance, k) => `${k}: ${formatChance(chance)}`).join(", ");
  const kills = (k: number) => deadly !== null && k >= deadly;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <span className="label">{title}</span>
        <span className="text-ink-soft text-small">
          on average <b className="font-name text-ink">{formatMean(meanOf(rows))}</b>
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}. ${spoken}`}
        viewBox={`0 0 ${LEFT + WIDE + RIGHT} ${rows.length * ROW + 4}`}
        className="w-full max-w-md font-name"
      >
        {rows.map((chance, k) => {
          const width = (chance / most) * WIDE;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the outcome is its place
            <g key={k}>
              <text
                x={LEFT - 8}
                y={k * ROW + 16}
                textAnchor="end"
                className="fill-ink text-[13px] font-semibold"
              >
                {k}
              </text>
              <rect
                x={LEFT}
                y={k * ROW + 3}
                width={Math.max(width, chance > 0 ? 1 : 0)}
                height={ROW - 6}
                className={kills(k) ? "fill-bad" : "fill-signal"}
              />
              <text x={LEFT + width + 5} y={k * ROW + 16} className="fill-ink-soft text-[12px]">
                {formatChance(chance)}
                {kills(k) && " ✕"}
              </text>
            </g>
          );
        })}
        <path d={`M${LEFT - 0.5} 0V${rows.length * ROW + 4}`} className="stroke-line-strong" />
      </svg>
      <AsTable title={title} of={of} rows={rows} kills={kills} deadly={deadly} />
    </figure>
  );
}

interface AsTableProps extends Pick<DistributionProps, "title" | "of" | "deadly"> {
  readonly rows: readonly number[];
  readonly kills: (k: number) => boolean;
}

function AsTable({ title, of, rows, kills, deadly }: AsTableProps) {
  const least = atLeast(rows);
  return (
    <details className="text-small">
      <summary className="flex min-h-11 w-fit items-center text-ink-soft text-note lg:min-h-7">
        As a table
      </summary>
      <Table aria-label={title}>
        <thead>
          <tr>
            <Th scope="col">{of}</Th>
            <Th scope="col">Exactly</Th>
            <Th scope="col">At least</Th>
            {deadly !== null && <Th scope="col">Dies</Th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((chance, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the outcome is its place
            <tr key={k}>
              <Th scope="row">{k}</Th>
              <Td>{formatChance(chance)}</Td>
              <Td>{formatChance(least[k] ?? 0)}</Td>
              {deadly !== null && <Td>{kills(k) ? "yes" : "no"}</Td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
