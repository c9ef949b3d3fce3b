import { ArenaMark } from "@/components/ui/marks";

/** The product's name: its three arenas as lamps, and the word. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <span className="flex items-end gap-0.5 rounded-sharp bg-ink p-1.5 text-page" aria-hidden>
        <ArenaMark arena="Space" plain className="size-3" />
        <ArenaMark arena="Ground" plain className="size-3" />
        <ArenaMark arena="Character" plain className="size-3" />
      </span>
      <span className="hidden font-name font-semibold text-lead tracking-[0.04em] sm:inline">Buildzone</span>
    </span>
  );
}
