import Link from "next/link";
import { Chip } from "@/components/ui/chip";
import { slug } from "@/lib/cards/fold";
import type { Fact, Issue, Relation } from "@/lib/keywords/ability";
import { KEYWORDS } from "@/lib/keywords/registry";

const DOES: Record<Relation, string> = {
  has: "has",
  grants: "grants",
  removes: "removes",
  mentions: "mentions",
};

const WINDOWS = new Map<string, string>(KEYWORDS.map((row) => [row.name, row.window]));

/** A window with its attack steps leading to the rule. */
function Window({ keyword }: { readonly keyword: string }) {
  const parts = (WINDOWS.get(keyword) ?? "").split(/(\bA\d{1,2}\b)/);
  return parts.map((part, index) =>
    /^A\d/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the window is a constant
      <Link key={index} href={`/rules/turn-and-attack#${part}`} prefetch={false} className="link">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

interface TextStructureProps {
  readonly facts: readonly Fact[];
  readonly issues: readonly Issue[];
  readonly text: string;
}

/** How the text was read: each keyword with what the card does with it, its cost, when it acts, and faults found. */
export function TextStructure({ facts, issues, text }: TextStructureProps) {
  if (facts.length === 0 && issues.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="label w-fit py-1.5 hover:text-signal">How the text is read</summary>
      {facts.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-label="How the text is read">
          <table className="w-full border-collapse text-left text-small">
            <thead>
              <tr>
                {["Card", "Keyword", "Cost", "Inside", "When"].map((head) => (
                  <th key={head} scope="col" className="label border-b border-line-strong py-1 pr-4">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: reading order is what tells equal facts apart
                <tr key={index} className="[&>td]:border-b [&>td]:border-line [&>td]:py-1.5 [&>td]:pr-4">
                  <td className="text-ink-soft">{DOES[fact.relation]}</td>
                  <td className="font-medium">
                    <Link href={`/keywords/${slug(fact.keyword)}`} prefetch={false} className="link-quiet">
                      {fact.keyword}
                      {fact.value !== null && ` ${fact.value}`}
                    </Link>
                  </td>
                  <td>{fact.cost && <Chip>{fact.cost}</Chip>}</td>
                  <td>{fact.via.join(" › ")}</td>
                  <td>
                    <Window keyword={fact.keyword} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {issues.length > 0 && (
        <div className="mt-4">
          <h3 className="label">Faults in the text</h3>
          <ul className="mt-1 grid gap-1 text-small">
            {issues.map((issue) => (
              <li key={`${issue.code}${issue.start}`}>
                {issue.message}{" "}
                <code className="rounded-sharp bg-sunk px-1 font-mono">
                  {text.slice(issue.start, issue.end) || "␣"}
                </code>
                {issue.suggestion !== undefined && (
                  <>
                    {" → "}
                    <code className="rounded-sharp bg-sunk px-1 font-mono">{issue.suggestion}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
