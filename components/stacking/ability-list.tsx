import Link from "next/link";
import { CardText } from "@/components/cards/card-text";
import { Chip } from "@/components/ui/chip";
import type { Card } from "@/lib/cards/card";
import type { UnitAbility } from "@/lib/stacking/unit";

const ROUTES = { own: "", insert: "INSERT", pilot: "Pilot", equipment: "Equipment" } as const;

interface AbilityTextProps {
  readonly ability: UnitAbility;
  /** The card whose type line gives the arenas of a Switch. */
  readonly card: Card;
}

/** One ability in its printed words, keywords leading to their rule. */
export function AbilityText({ ability, card }: AbilityTextProps) {
  return <CardText card={{ ...card, text: ability.text }} linked className="grid gap-1" />;
}

interface AbilityListProps {
  readonly abilities: readonly UnitAbility[];
  readonly top: Card;
  readonly cardOf: (id: string) => Card | undefined;
}

/** The abilities of a unit, each with the card it comes from. */
export function AbilityList({ abilities, top, cardOf }: AbilityListProps) {
  if (abilities.length === 0) return <p className="text-ink-soft text-small">No abilities.</p>;
  return (
    <ul className="grid">
      {abilities.map((ability) => {
        const from = cardOf(ability.from);
        return (
          <li
            key={`${ability.from} ${ability.route} ${ability.span.join("-")} ${ability.text}`}
            className="grid gap-1 border-line border-b py-2"
          >
            <AbilityText ability={ability} card={ability.route === "own" ? (from ?? top) : top} />
            <p className="flex flex-wrap items-center gap-2 text-ink-soft text-small">
              {ability.route !== "own" && <Chip tone="signal">{ROUTES[ability.route]}</Chip>}
              {from && (
                <Link href={`/cards/${from.id}`} prefetch={false} className="link-quiet">
                  {from.name.full}
                </Link>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
