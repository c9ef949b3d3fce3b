"use client";

import { usePathname } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { DeckEditor } from "./deck-editor";
import type { DeskProps } from "./use-desk";

const ADDRESS = "/decks/new";

/**
 * The editor of a deck that is not stored yet. Its first save changes the address without leaving the page;
 * whoever then asks for a new deck again gets a new editor, not the same deck.
 */
export function NewDeckEditor(props: Omit<DeskProps, "id" | "stored" | "onMoved">) {
  const path = usePathname();
  const [visit, setVisit] = useState(0);
  const isMoved = useRef(false);
  const onMoved = useCallback(() => {
    isMoved.current = true;
  }, []);
  const look = useCallback(() => {
    if (!isMoved.current || location.pathname !== ADDRESS) return;
    isMoved.current = false;
    setVisit((count) => count + 1);
  }, []);
  // the router may pass over an address that stood for a moment only; the browser's history never does
  // biome-ignore lint/correctness/useExhaustiveDependencies: where there is no such history, the path tells
  useEffect(() => {
    look();
    const { navigation } = window as { navigation?: EventTarget };
    const onEntry = (event: Event & { navigationType?: string }) => event.navigationType === "push" && look();
    navigation?.addEventListener("currententrychange", onEntry);
    return () => navigation?.removeEventListener("currententrychange", onEntry);
  }, [look, path]);
  return <DeckEditor key={visit} id={null} stored={null} onMoved={onMoved} {...props} />;
}
