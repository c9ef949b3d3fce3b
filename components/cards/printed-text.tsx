import Link from "next/link";
import type { Card } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import { textLines } from "./segments";

/** The text in the printed words, one ability a line, keywords leading to their rule. */
export function PrintedText({ card }: { readonly card: Card }) {
  const lines = textLines(card);
  if (lines.length === 0) return <p className="text-ink-soft">No game text.</p>;
  return (
    <div className="grid max-w-[72ch] gap-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <p key={index} className={line.bullet ? "pl-4" : undefined}>
          {line.bullet && "• "}
          {line.segments.map((segment, at) =>
            segment.kind === "keyword" ? (
              <Link
                // biome-ignore lint/suspicious/noArrayIndexKey: a line's stretches never change places
                key={at}
                href={`/keywords/${slug(segment.keyword)}`}
                prefetch={false}
                className="link font-medium"
              >
                {segment.text}
              </Link>
            ) : (
              segment.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}
