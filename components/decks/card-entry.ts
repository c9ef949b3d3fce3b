"use client";

import { useEffect, useRef } from "react";

/** Marks the history entry that a shown card lays over the page. */
export const CARD_ENTRY = "buildzoneCard";

/** Gives a shown card an entry of its own in the history, so that Back means "close" and not "leave". Answers how to close it. */
export function useBackCloses(onClose: () => void): () => void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!history.state?.[CARD_ENTRY]) history.pushState({ [CARD_ENTRY]: true }, "");
    const onBack = () => latest.current();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  return () => history.back();
}
