import Link from "next/link";
import { CloseIcon } from "@/components/ui/icons";
import { KindMarks } from "@/components/ui/marks";
import { takeAround, takePilot } from "./changes";
import { IconButton } from "./icon-button";
import type { StackLab } from "./use-stack-lab";

interface Row {
  readonly id: string;
  readonly key: string;
  readonly role: string;
  readonly take: () => void;
}

/** Pilots, Equipment and other cards in play around the stack. */
export function Attachments({ lab }: { readonly lab: StackLab }) {
  const { setup, change, cardOf, waiting } = lab;
  const rows: readonly Row[] = [
    ...setup.pilots.flatMap((pilot, number) =>
      pilot.map((id, at) => ({
        id,
        key: `pilot ${number} ${at}`,
        role: at === 0 ? "Pilot" : "Beneath the Pilot",
        take: () => change((before) => takePilot(before, number, at)),
      })),
    ),
    ...(["equipment", "inPlay"] as const).flatMap((around) =>
      setup[around].map((id, at) => ({
        id,
        key: `${around} ${at}`,
        role: around === "equipment" ? "Equipment" : "In play",
        take: () => change((before) => takeAround(before, around, at)),
      })),
    ),
  ];
  if (rows.length === 0) {
    return (
      <p className="text-ink-soft text-small">
        Pilots, Equipment and Locations found by the search are put around the stack.
      </p>
    );
  }
  return (
    <ul>
      {rows.map(({ id, key, role, take }) => {
        const card = cardOf(id);
        const name = card?.name.full ?? (waiting ? "Fetching the card." : `No card has the id ${id}.`);
        return (
          <li key={key} className="flex items-center gap-2 border-line border-b">
            <span className="label w-24 shrink-0">{role}</span>
            {card && <KindMarks card={card} className="size-3.5" />}
            {card ? (
              <Link
                href={`/cards/${card.id}`}
                prefetch={false}
                className="link-quiet min-w-0 grow font-medium font-name"
              >
                {name}
              </Link>
            ) : (
              <span className="min-w-0 grow text-bad text-small">{name}</span>
            )}
            <IconButton name={`Take ${card?.name.full ?? id} away`} onClick={take}>
              <CloseIcon />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
