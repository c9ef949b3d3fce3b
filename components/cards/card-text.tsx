import Link from "next/link";
import { ArenaMark } from "@/components/ui/marks";
import { Arrow, BuildSign, ForceSign, TapSign } from "@/components/ui/signs";
import type { Card } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import { type Line, type Segment, textLines } from "./segments";

function Stretch({ segment, linked }: { readonly segment: Segment; readonly linked: boolean }) {
  switch (segment.kind) {
    case "text":
      return segment.text;
    case "keyword":
      return linked ? (
        <Link
          href={`/keywords/${slug(segment.keyword)}`}
          prefetch={false}
          className="relative z-10 font-semibold text-signal hover:underline"
        >
          {segment.text}
        </Link>
      ) : (
        <b className="font-semibold text-signal">{segment.text}</b>
      );
    case "reminder":
      return <i className="text-ink-soft">{segment.text}</i>;
    case "force":
      return <ForceSign amount={segment.amount} words={segment.text} />;
    case "build":
      return <BuildSign amount={segment.amount} words={segment.text} />;
    case "tap":
      return <TapSign words={segment.text} />;
    case "arrow":
      return <Arrow />;
    case "arena":
      return (
        <ArenaMark
          arena={segment.arena}
          title={`${segment.arena}:`}
          className="mx-[0.2em] size-[0.95em] align-[-0.08em]"
        />
      );
  }
}

function LineText({ line, linked }: { readonly line: Line; readonly linked: boolean }) {
  return line.segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's stretches never change places
    <Stretch key={index} segment={segment} linked={linked} />
  ));
}

interface CardTextProps {
  readonly card: Card;
  readonly linked?: boolean;
  readonly className?: string;
}

/** A card's text, one ability a line, keywords set apart and costs as signs. */
export function CardText({ card, linked = false, className = "" }: CardTextProps) {
  return (
    <div className={className}>
      {textLines(card).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <p key={index} data-bullet={line.bullet || undefined}>
          <LineText line={line} linked={linked} />
        </p>
      ))}
    </div>
  );
}
