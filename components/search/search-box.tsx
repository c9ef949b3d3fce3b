import Form from "next/form";
import { SearchIcon } from "@/components/ui/icons";

interface SearchBoxProps {
  readonly id: string;
  readonly q?: string;
  readonly large?: boolean;
  /** Other parts of the address to keep: sort, view. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** The search box: a plain GET form to /cards, so it works everywhere and before any script has run. */
export function SearchBox({ id, q = "", large = false, keep = {} }: SearchBoxProps) {
  return (
    <Form action="/cards" role="search" className="w-full">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div
        className={`flex items-stretch rounded-soft border border-line-strong bg-raised focus-within:border-signal focus-within:outline-2 focus-within:outline-signal ${large ? "min-h-13" : "min-h-11 md:min-h-10"}`}
      >
        <label htmlFor={id} className="sr-only">
          Search cards
        </label>
        <input
          key={q}
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          data-search-box
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={2000}
          placeholder={large ? "Name, text, or kw:evade power>=4" : "Name, text, or kw:evade"}
          className={`min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-faint ${large ? "text-lead" : "text-body"}`}
        />
        <button type="submit" className="grid min-w-11 place-items-center text-ink-soft hover:text-signal">
          <SearchIcon className={large ? "size-5" : "size-4"} />
          <span className="sr-only">Search</span>
        </button>
      </div>
    </Form>
  );
}
