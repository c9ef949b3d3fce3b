"use client";

import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { slug } from "@/lib/cards/fold";
import type { Deck } from "@/lib/decks/deck";
import type { DeckFileKind } from "@/lib/decks/io/deck-list";
import { writeDeck } from "@/lib/decks/io/write-deck";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { CopyButton } from "./copy-button";

const FILES: readonly { readonly kind: DeckFileKind; readonly title: string; readonly ending: string }[] = [
  { kind: "dek", title: "LackeyCCG deck (.dek)", ending: "dek" },
  { kind: "lackey", title: "LackeyCCG text (.txt)", ending: "txt" },
  { kind: "text", title: "Plain text", ending: "txt" },
  { kind: "csv", title: "CSV table", ending: "csv" },
  { kind: "json", title: "JSON", ending: "json" },
];

/** The deck as a file, or wholly in a link. Written here, so that it also works offline and before saving. */
export function ExportMenu({
  deck,
  lines,
}: {
  readonly deck: Deck;
  readonly lines: readonly ResolvedLine[];
}) {
  const write = (kind: DeckFileKind) => writeDeck(kind, { ...deck, lines });
  return (
    <Dialog
      title="Export"
      shape="sheet"
      trigger={
        <button type="button" className={buttonClass("plain")}>
          Export
        </button>
      }
    >
      <ul className="grid gap-2">
        {FILES.map(({ kind, title, ending }) => (
          <li key={kind} className="flex flex-wrap items-center gap-2 border-line border-b pb-2">
            <span className="grow">{title}</span>
            <Button onClick={() => download(`${slug(deck.name) || "deck"}.${ending}`, write(kind))}>
              Download
            </Button>
            <CopyButton text={() => write(kind)}>Copy</CopyButton>
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-2">
          <span className="grow">
            Share code
            <span className="block text-ink-soft text-small">
              The whole deck in a link; nothing is stored.
            </span>
          </span>
          <CopyButton text={() => `${location.origin}/d#${write("code")}`}>Copy link</CopyButton>
          <CopyButton text={() => write("code")}>Copy code</CopyButton>
        </li>
      </ul>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
