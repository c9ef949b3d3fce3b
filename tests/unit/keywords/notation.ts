import type { Fact } from "@/lib/keywords/ability";

/** One fact as a line: `Evade has 2 | Pay 1 Force | INSERT > Switch:Ground`; what is missing at the end is none. */
export function noted({ keyword, relation, value, cost, via }: Fact): string {
  const head = [keyword, relation, value === null ? "" : JSON.stringify(value)]
    .filter((word) => word !== "")
    .join(" ");
  return [head, cost ?? "", via.join(" > ")].join(" | ").replace(/[ |]+$/, "");
}
