import { CloseIcon } from "@/components/ui/icons";
import type { Suggestion } from "@/lib/query/completion";

/** A row below the box: a way to go on, or a search of before. */
export interface Offer {
  readonly label: string;
  readonly kind: Suggestion["kind"] | "recent";
  /** The whole query once it is chosen. */
  readonly query: string;
}

const KINDS: Record<Offer["kind"], string> = {
  name: "Name",
  keyword: "Keyword",
  subtype: "Subtype",
  field: "Field",
  set: "Set",
  value: "Value",
  recent: "",
};

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly active: number;
  readonly onChoose: (place: number) => void;
  /** Where given, each row can be forgotten. */
  readonly onForget?: ((offer: Offer) => void) | undefined;
}

/** The list below a search box. The box keeps the focus; only the buttons that forget a row take it. */
export function SuggestionList({ id, label, offers, active, onChoose, onForget }: SuggestionListProps) {
  return (
    <div className="absolute top-full left-0 z-40 mt-1 grid w-full max-w-xl max-h-[min(26rem,60dvh)] grid-cols-[minmax(0,1fr)_auto] overflow-y-auto overscroll-contain rounded-soft border border-line-strong bg-raised shadow-sheet">
      <div role="listbox" id={id} aria-label={label}>
        {offers.map(({ label: text, kind, query }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the box, which keeps the focus
          <div
            key={`${kind} ${query}`}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            ref={place === active ? reveal : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 hover:bg-panel aria-selected:bg-signal-soft aria-selected:text-signal md:min-h-9"
          >
            <span
              className={`min-w-0 flex-1 truncate ${kind === "recent" ? "font-mono text-small" : "font-medium font-name"}`}
            >
              {text}
            </span>
            {KINDS[kind] && <span className="text-ink-soft text-note">{KINDS[kind]}</span>}
          </div>
        ))}
      </div>
      {onForget && (
        <ul aria-label="Forget recent searches">
          {offers.map((offer) => (
            <li key={offer.query}>
              <button
                type="button"
                onClick={() => onForget(offer)}
                className="grid size-11 place-items-center text-ink-soft hover:text-signal md:size-9"
              >
                <CloseIcon className="size-3.5" />
                <span className="sr-only">Forget {offer.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
