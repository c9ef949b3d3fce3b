import { Table, Td, Th } from "@/components/ui/table";
import { ARENAS, type Arena } from "@/lib/cards/card";
import type { DeckCounts } from "@/lib/decks/legality/report";

const LEAST = 12;
const FILLS: Record<Arena, string> = {
  Space: "fill-space",
  Ground: "fill-ground",
  Character: "fill-character",
};

/** Units by arena against the least of 12 and the most that the smallest arena allows (D3, D4). */
export function ArenaBalance({ counts }: { readonly counts: DeckCounts }) {
  const rows = ARENAS.map((arena) => ({ arena, count: countOf(counts, arena) }));
  const most = 2 * Math.min(...rows.map((row) => row.count));
  const full = Math.max(26, most, ...rows.map((row) => row.count)) + 2;
  const place = (count: number) => 62 + (count / full) * 200;
  const spoken = rows.map((row) => `${row.arena} ${row.count}`).join(", ");
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Units by arena: ${spoken}. At least ${LEAST} in each, at most ${most} beside the smallest arena.`}
        viewBox="0 0 270 92"
        className="w-full max-w-sm font-name"
      >
        {rows.map(({ arena, count }, at) => (
          <g key={arena}>
            <text x="0" y={at * 24 + 22} className="fill-ink-soft text-[12px]">
              {arena}
            </text>
            <rect x="62" y={at * 24 + 10} width={place(count) - 62} height="14" className={FILLS[arena]} />
            <text x={place(count) + 4} y={at * 24 + 22} className="fill-ink text-[12px] font-semibold">
              {count}
            </text>
          </g>
        ))}
        <path d={`M${place(LEAST)} 4V82`} strokeDasharray="2 2" className="stroke-ink" />
        <text x={place(LEAST)} y="91" textAnchor="middle" className="fill-ink-soft text-[10px]">
          least 12
        </text>
        {most >= LEAST && (
          <>
            <path d={`M${place(most)} 4V82`} strokeDasharray="2 2" className="stroke-bad" />
            <text x={place(most)} y="91" textAnchor="middle" className="fill-ink-soft text-[10px]">
              most {most}
            </text>
          </>
        )}
      </svg>
      <details className="text-small">
        <summary className="flex min-h-11 w-fit items-center text-ink-soft text-note lg:min-h-7">
          As a table
        </summary>
        <Table aria-label="Units by arena">
          <thead>
            <tr>
              <Th scope="col">Arena</Th>
              <Th scope="col">Units</Th>
              <Th scope="col">Least</Th>
              <Th scope="col">Most</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ arena, count }) => (
              <tr key={arena}>
                <Th scope="row">{arena}</Th>
                <Td>{count}</Td>
                <Td>{LEAST}</Td>
                <Td>{2 * Math.min(...rows.filter((row) => row.arena !== arena).map((row) => row.count))}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

function countOf(counts: DeckCounts, arena: Arena): number {
  return { Space: counts.space, Ground: counts.ground, Character: counts.character }[arena];
}
