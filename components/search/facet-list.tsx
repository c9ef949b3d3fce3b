import Link from "next/link";
import { ArenaMark, SideMark, TypeMark } from "@/components/ui/marks";
import { ARENAS, CARD_TYPES, type Side } from "@/lib/cards/card";

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
}

export interface FacetGroup {
  readonly field: string;
  readonly values: readonly FacetValue[];
}

const TITLES: Record<string, string> = {
  side: "Side",
  type: "Type and arena",
  set: "Set",
  rarity: "Rarity",
  kw: "Keyword",
};

function FacetMark({ field, value }: { readonly field: string; readonly value: string }) {
  if (field === "side") return <SideMark side={value as Side} className="size-3.5" />;
  if (field !== "type") return null;
  const arena = ARENAS.find((name) => name.toLowerCase() === value);
  if (arena) return <ArenaMark arena={arena} className="size-3.5" />;
  const type = CARD_TYPES.find((name) => name.toLowerCase() === value && name !== "Unit");
  return type ? <TypeMark type={type} className="size-3.5" /> : <span className="size-3.5" />;
}

/** Fields with too many values to show at once. */
const LONG = new Set(["set", "kw"]);

/** Arenas before the other types: they are what a player looks for first. */
function inOrder(field: string, values: readonly FacetValue[]): readonly FacetValue[] {
  if (field !== "type") return values;
  const rank = (value: string) => ARENAS.findIndex((arena) => arena.toLowerCase() === value);
  const arenas = values.filter(({ value }) => rank(value) >= 0).sort((a, b) => rank(a.value) - rank(b.value));
  return [...arenas, ...values.filter(({ value }) => rank(value) < 0)];
}

interface FacetListProps {
  readonly groups: readonly FacetGroup[];
  /** Address of the list with this value chosen, or no longer chosen. */
  readonly href: (field: string, value: string) => string;
}

/** Values to choose from beside the list; each is a link to the list with it. */
export function FacetList({ groups, href }: FacetListProps) {
  return groups.map(({ field, values }) =>
    values.length === 0 ? null : (
      <section key={field} aria-labelledby={`facet-${field}`}>
        <h2 id={`facet-${field}`} className="label mb-1">
          {TITLES[field] ?? field}
        </h2>
        <ul
          className={
            LONG.has(field) && values.length > 12
              ? "max-h-72 overflow-y-auto overscroll-contain border-y border-line"
              : undefined
          }
        >
          {inOrder(field, values).map(({ value, label, count, selected }) => (
            <li key={value}>
              <Link
                href={href(field, value)}
                scroll={false}
                prefetch={false}
                rel="nofollow"
                aria-current={selected ? "true" : undefined}
                className="flex min-h-11 items-center gap-2 rounded-sharp px-1.5 text-small hover:bg-raised aria-[current]:bg-signal-soft aria-[current]:font-semibold aria-[current]:text-signal lg:min-h-7"
              >
                <FacetMark field={field} value={value} />
                <span className="min-w-0 flex-1 truncate">{label}</span>
                <span className="text-ink-soft tabular-nums">{count}</span>
                {selected && <span className="sr-only">chosen; take away</span>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}
