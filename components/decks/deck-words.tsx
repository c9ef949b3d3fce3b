"use client";

import { Field, Select, TextArea } from "@/components/ui/field";
import { type Deck, VISIBILITIES, type Visibility } from "@/lib/decks/deck";
import type { FormatRow } from "@/lib/decks/format";
import type { DeckWords } from "./editor-state";

export const VISIBILITY_WORDS: Record<Visibility, string> = {
  public: "Public: listed for everyone",
  unlisted: "Unlisted: for whoever has the link",
  private: "Private: only with the edit key",
};

interface WordsProps {
  readonly deck: Deck;
  readonly onWords: (words: DeckWords) => void;
}

/** The deck's name, large, as the title of the page. */
export function DeckNameField({ deck, onWords }: WordsProps) {
  return (
    <input
      aria-label="Deck name"
      placeholder="Untitled deck"
      maxLength={200}
      value={deck.name}
      onChange={(event) => onWords({ name: event.target.value })}
      className="min-h-11 w-full min-w-0 grow rounded-soft border border-transparent bg-transparent font-name font-semibold text-head placeholder:text-ink-faint hover:border-line-strong"
    />
  );
}

/** The format the deck is judged by; a format that is no longer offered stays selectable. */
export function FormatField({
  deck,
  onWords,
  formats,
}: WordsProps & { readonly formats: readonly FormatRow[] }) {
  const names = formats.map((format) => format.name);
  const lost = deck.format !== null && !names.includes(deck.format) ? [deck.format] : [];
  return (
    <Field id="deck-format" label="Format">
      <Select
        id="deck-format"
        value={deck.format ?? ""}
        onChange={(event) => onWords({ format: event.target.value || null })}
      >
        <option value="">None: the general rules</option>
        {[...names, ...lost].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function VisibilityField({ deck, onWords }: WordsProps) {
  return (
    <Field id="deck-visibility" label="Who sees it">
      <Select
        id="deck-visibility"
        value={deck.visibility}
        onChange={(event) => onWords({ visibility: event.target.value as Visibility })}
      >
        {VISIBILITIES.map((visibility) => (
          <option key={visibility} value={visibility}>
            {VISIBILITY_WORDS[visibility]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function NotesField({ deck, onWords }: WordsProps) {
  return (
    <Field id="deck-notes" label="Notes">
      <TextArea
        id="deck-notes"
        rows={5}
        maxLength={20_000}
        value={deck.notes}
        placeholder="Plain text: how it is played, what to swap."
        onChange={(event) => onWords({ notes: event.target.value })}
      />
    </Field>
  );
}
