"use client";

import { useEffect, useRef } from "react";
import { isWriting, type KeyRow } from "@/components/ui/keys";

/** The editor's keys, as the `?` dialog lists them. */
export const EDITOR_KEYS: readonly KeyRow[] = [
  { keys: ["↓", "↑"], does: "From the search into the list, and along it" },
  { keys: ["←", "→"], does: "Between catalog and deck" },
  { keys: ["Enter", "+"], does: "Add one; in the search box: one of the first card" },
  { keys: ["-"], does: "Remove one" },
  { keys: ["m"], does: "Move one to the next zone" },
  { keys: ["o", "Space"], does: "Show the card" },
  { keys: ["Ctrl", "Z"], does: "Undo" },
  { keys: ["Ctrl", "Shift", "Z"], does: "Do again" },
  { keys: ["Ctrl", "S"], does: "Save now" },
];

interface Commands {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+S anywhere; Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y outside text boxes, which undo by themselves. */
export function useEditorKeys(commands: Commands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      latest.current[command]();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function commandOf(event: KeyboardEvent): keyof Commands | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "s" && !event.shiftKey) return "save";
  if (isWriting(event)) return null;
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" ? "redo" : null;
}
