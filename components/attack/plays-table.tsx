import { Table, Td, Th } from "@/components/ui/table";
import type { Play } from "@/lib/attack/plays";

/** What the defender's best prevention is against each amount of damage. */
export function PlaysTable({ plays }: { readonly plays: readonly Play[] }) {
  const useful = plays.filter(({ uses }) => uses.length > 0);
  if (useful.length === 0) return null;
  return (
    <details>
      <summary className="label w-fit py-3 hover:text-signal lg:py-1.5">Best prevention by damage</summary>
      <Table aria-label="Best prevention by damage">
        <thead>
          <tr>
            <Th scope="col">Damage</Th>
            <Th scope="col">Use</Th>
            <Th scope="col">Force</Th>
            <Th scope="col">Left</Th>
          </tr>
        </thead>
        <tbody>
          {useful.map(({ damage, uses, force, left }) => (
            <tr key={damage}>
              <Th scope="row">{damage}</Th>
              <Td>
                {uses
                  .map(({ keyword, prevents, x }) => `${keyword} ${prevents}${x > 0 ? ` (X ${x})` : ""}`)
                  .join(", ")}
              </Td>
              <Td>{force}</Td>
              <Td>{left}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
