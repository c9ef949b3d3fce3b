import type { ReactElement } from "react";
import type { Arena, Card, CardType, Side } from "@/lib/cards/card";
import { unitArenas } from "./unit-arenas";

interface MarkProps {
  /** Tailwind size and colour classes; the mark fills with the current colour. */
  readonly className?: string;
  /** Name for those who cannot see it; without one the mark is decoration beside a word. */
  readonly title?: string;
}

function Mark({ className = "size-4", title, children }: MarkProps & { children: ReactElement }) {
  const classes = `inline-block shrink-0 ${className}`;
  if (!title) {
    return (
      <svg aria-hidden="true" viewBox="0 0 16 16" fill="currentColor" className={classes}>
        {children}
      </svg>
    );
  }
  return (
    <svg role="img" viewBox="0 0 16 16" fill="currentColor" className={classes}>
      <title>{title}</title>
      {children}
    </svg>
  );
}

const STROKE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;

const ARENA_SHAPES: Record<Arena, ReactElement> = {
  Space: <path d="M8 1 15 14.5 8 11.6 1 14.5Z" />,
  Ground: <path d="M4.2 4h7.6l3.7 4.2V12H.5V8.2Z" />,
  Character: (
    <path d="M8 1.2a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2ZM2 14.8C2 11 4.4 8.6 8 8.6s6 2.4 6 6.2Z" />
  ),
};

const TYPE_SHAPES: Record<Exclude<CardType, "Unit">, ReactElement> = {
  Subordinate: (
    <path
      {...STROKE}
      d="M8 2.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8ZM3 13.8c0-2.9 2-4.6 5-4.6s5 1.7 5 4.6Z"
    />
  ),
  Battle: (
    <path d="M8 0l1.6 5.1L14 2l-3.1 4.4L16 8l-5.1 1.6L14 14l-4.4-3.1L8 16l-1.6-5.1L2 14l3.1-4.4L0 8l5.1-1.6L2 2l4.4 3.1Z" />
  ),
  Mission: <path d="M2.5 1h1.8v.9H14L11.2 5.6 14 9.3H4.3V15H2.5Z" />,
  Location: (
    <path
      {...STROKE}
      d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM2 9.6c3.8 1.6 8.2 1.6 12 0M8 1.8c-2.6 3.6-2.6 8.8 0 12.4"
    />
  ),
  Equipment: (
    <path
      d="M4.4 1.5h7.2L15.2 8l-3.6 6.5H4.4L.8 8ZM8 5.1a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z"
      fillRule="evenodd"
    />
  ),
  Resource: (
    <path d="M8 .8 14.5 4 8 7.2 1.5 4ZM1.5 6.4 8 9.6l6.5-3.2v2.4L8 12 1.5 8.8ZM1.5 11 8 14.2 14.5 11v1.8L8 16l-6.5-3.2Z" />
  ),
  Event: <path {...STROKE} d="M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8ZM8 4.4V8l2.8 2" />,
  Reminder: <path {...STROKE} d="M2.5 2.5h11v8.6H8.4L5 14v-2.9H2.5ZM5.4 6.8h5.2" />,
};

const SIDE_SHAPES: Record<Side, ReactElement> = {
  L: <path d="M8 .5 10 6l5.5 2L10 10l-2 5.5L6 10 .5 8 6 6Z" />,
  D: (
    <path
      d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm1.8 1.6a4.9 4.9 0 1 0 2.6 9 4.9 4.9 0 0 1-2.6-9Z"
      fillRule="evenodd"
    />
  ),
  N: <path d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 1.8v10.4A5.2 5.2 0 0 0 8 2.8Z" fillRule="evenodd" />,
  Y: (
    <path d="M8 7.6C5.3 5.8 5.4 2.6 8 .4c2.6 2.2 2.7 5.4 0 7.2Zm-.5.9c.2 3.2-2.5 5-5.8 4C2.4 9.1 5 7.3 7.5 8.5Zm1 0c2.5-1.2 5.1.6 5.8 4-3.3 1-6-.8-5.8-4Z" />
  ),
};

const SIDE_INK: Record<Side, string> = { L: "text-light", D: "text-dark", N: "text-neutral", Y: "text-vong" };

const ARENA_INK: Record<Arena, string> = {
  Space: "text-space-ink",
  Ground: "text-ground-ink",
  Character: "text-character-ink",
};

const TYPE_INK: Record<Exclude<CardType, "Unit">, string> = {
  Subordinate: "text-reminder-ink",
  Battle: "text-battle-ink",
  Mission: "text-mission-ink",
  Location: "text-location-ink",
  Equipment: "text-equipment-ink",
  Resource: "text-resource-ink",
  Event: "text-event-ink",
  Reminder: "text-reminder-ink",
};

export function ArenaMark({
  arena,
  plain,
  title,
  className = "size-4",
}: MarkProps & { arena: Arena; plain?: boolean }) {
  return (
    <Mark title={title} className={plain ? className : `${ARENA_INK[arena]} ${className}`}>
      {ARENA_SHAPES[arena]}
    </Mark>
  );
}

export function TypeMark({
  type,
  plain,
  title,
  className = "size-4",
}: MarkProps & { type: CardType; plain?: boolean }) {
  if (type === "Unit") return null;
  return (
    <Mark title={title} className={plain ? className : `${TYPE_INK[type]} ${className}`}>
      {TYPE_SHAPES[type]}
    </Mark>
  );
}

export function SideMark({
  side,
  plain,
  title,
  className = "size-4",
}: MarkProps & { side: Side; plain?: boolean }) {
  return (
    <Mark title={title} className={plain ? className : `${SIDE_INK[side]} ${className}`}>
      {SIDE_SHAPES[side]}
    </Mark>
  );
}

/** The marks of a card's kind: one for each arena of a unit, else the type's own. */
export function KindMarks({
  card,
  plain,
  className = "size-4",
}: MarkProps & { card: Pick<Card, "type" | "subtype">; plain?: boolean }) {
  const arenas = unitArenas(card);
  if (arenas.length === 0) return <TypeMark type={card.type.type} plain={plain} className={className} />;
  return arenas.map((arena) => <ArenaMark key={arena} arena={arena} plain={plain} className={className} />);
}
