"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { DeckEditor } from "./deck-editor";
import type { DeskProps } from "./use-desk";

const ADDRESS = "/decks/new";

/**
 * The editor of a deck that is not stored yet. Its first save changes the address without leaving the page;
 * whoever then asks for a new deck again gets a new editor, not the same deck.
 */
export function NewDeckEditor(props: Omit<DeskProps, "id" | "stored">) {
  const path = usePathname();
  const [visit, setVisit] = useState({ path, count: 0 });
  if (visit.path !== path) setVisit({ path, count: visit.count + (path === ADDRESS ? 1 : 0) });
  return <DeckEditor key={visit.count} id={null} stored={null} {...props} />;
}
