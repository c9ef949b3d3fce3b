import Link from "next/link";

const TOPICS: Record<string, string> = { D: "deck-construction", A: "turn-and-attack", O: "attack-math" };

/** Where a rule is told, by its id: `S4`, `A8`, `O3`. */
export function ruleHref(rule: string): string {
  return `/rules/${TOPICS[rule.charAt(0)] ?? "stacking"}#${rule}`;
}

/** A rule's id, leading to the rule. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <Link
      href={ruleHref(rule)}
      prefetch={false}
      className="link whitespace-nowrap font-medium font-name max-lg:inline-block max-lg:py-1"
    >
      Rule {rule}
    </Link>
  );
}
