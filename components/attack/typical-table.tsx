import { useMemo } from "react";
import { Table, Td, Th } from "@/components/ui/table";
import type { FindCard } from "@/lib/attack/cards-unit";
import type { Situation } from "@/lib/attack/situation";
import { formatChance, formatMean } from "./chance";
import { againstTypical } from "./typical-defenders";

interface TypicalTableProps {
  readonly situation: Situation;
  readonly find: FindCard;
}

/** What the attacker does to defenders that stand for many. */
export function TypicalTable({ situation, find }: TypicalTableProps) {
  const rows = useMemo(() => againstTypical(situation, find), [situation, find]);
  if (rows.length === 0) return null;
  return (
    <Table aria-label="The attacker against typical defenders">
      <thead>
        <tr>
          <Th scope="col">Defender</Th>
          <Th scope="col">Dies</Th>
          <Th scope="col" className="max-sm:hidden">
            <span className="sr-only">As a bar</span>
          </Th>
          <Th scope="col">Damage</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, preview }) => (
          <tr key={name}>
            <th
              scope="row"
              className="border-line border-b px-2 py-1.5 text-left font-medium font-name text-body"
            >
              {name}
            </th>
            <Td>{formatChance(preview.killProbability)}</Td>
            <Td className="w-2/5 max-sm:hidden">
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full">
                <rect width="100" height="8" className="fill-line" />
                <rect width={preview.killProbability * 100} height="8" className="fill-bad" />
              </svg>
            </Td>
            <Td>{formatMean(preview.expectedDamage)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
