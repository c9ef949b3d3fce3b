import type { SaveState } from "./editor-state";

const WORDS: Record<SaveState, string> = {
  blank: "Nothing to save yet",
  unsaved: "Unsaved",
  saving: "Saving",
  saved: "Saved",
  offline: "Offline, kept in this browser",
  conflict: "Changed elsewhere",
  refused: "Not saved: wrong edit key",
  failed: "Not saved",
};

const TONES: Record<SaveState, string> = {
  blank: "text-ink-faint",
  unsaved: "text-warn",
  saving: "text-ink-soft",
  saved: "text-good",
  offline: "text-warn",
  conflict: "text-bad",
  refused: "text-bad",
  failed: "text-bad",
};

/** Where the deck stands against the store, always in sight and said when it changes. */
export function SaveLamp({ save, fault }: { readonly save: SaveState; readonly fault: string | null }) {
  return (
    <p role="status" data-save={save} className={`flex items-center gap-2 text-small ${TONES[save]}`}>
      <svg aria-hidden viewBox="0 0 8 8" className="size-2 shrink-0">
        {save === "saved" ? (
          <circle cx="4" cy="4" r="4" fill="currentColor" />
        ) : (
          <circle cx="4" cy="4" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
        )}
      </svg>
      <span>
        {WORDS[save]}
        {save === "failed" && fault && `: ${fault}`}
      </span>
    </p>
  );
}
