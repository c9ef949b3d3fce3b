import { Chip } from "@/components/ui/chip";
import type { Fact } from "@/lib/keywords/ability";

/** The facts of one keyword on one card, each as printed: its value, cost and what it stands inside. */
export function FactChips({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reading order is what tells equal facts apart
        <span key={index} className="inline-flex flex-wrap items-center gap-1">
          <Chip tone="signal">
            {fact.keyword}
            {fact.value !== null && ` ${fact.value}`}
          </Chip>
          {fact.cost && <Chip>{fact.cost}</Chip>}
          {fact.via.length > 0 && <Chip>via {fact.via.join(", ")}</Chip>}
        </span>
      ))}
    </span>
  );
}
