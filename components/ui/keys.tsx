"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { buttonClass } from "./button";
import { Dialog } from "./dialog";

export interface KeyRow {
  /** As printed on the keys: `["↑", "↓"]`. */
  readonly keys: readonly string[];
  readonly does: string;
}

const EVERYWHERE: readonly KeyRow[] = [
  { keys: ["/"], does: "Search" },
  { keys: ["?"], does: "Show these keys" },
  { keys: ["Esc"], does: "Close what is open" },
];

let pageRows: readonly KeyRow[] = [];
const listeners = new Set<() => void>();
const NONE: readonly KeyRow[] = [];

function announce(rows: readonly KeyRow[]): void {
  pageRows = rows;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists a page's own keys in the `?` dialog while the page is shown. */
export function PageKeys({ rows }: { readonly rows: readonly KeyRow[] }) {
  useEffect(() => {
    announce(rows);
    return () => announce(NONE);
  }, [rows]);
  return null;
}

/** True while the player writes: keys then are letters, not commands. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(target?.closest("input, textarea, select, [contenteditable=true]"));
}

function focusSearch(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-search-box]")];
  const box = boxes.find((candidate) => candidate.offsetParent !== null);
  box?.focus();
  box?.select();
  return box !== undefined;
}

/** The `?` dialog and the keys that work on every page. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  const rows = useSyncExternalStore(
    subscribe,
    () => pageRows,
    () => NONE,
  );
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
      if (event.key === "?") setOpen(true);
      else if (event.key === "/" && focusSearch()) event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Dialog
      title="Keys"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={buttonClass("quiet", "small")}>
          Keys <kbd className="rounded-sharp border border-line-strong px-1.5 font-name">?</kbd>
        </button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {[...rows, ...EVERYWHERE].map((row) => (
          <div key={row.does} className="contents">
            <dt className="flex gap-1">
              {row.keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sharp border border-line-strong bg-raised px-1.5 text-center font-medium font-name"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
