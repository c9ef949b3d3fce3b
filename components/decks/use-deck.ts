"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { StoredDeck } from "@/lib/decks/deck";
import { CARD_ENTRY } from "./card-entry";
import { createDeck, type DeckAnswer, fetchDeck, saveDeck } from "./deck-api";
import { type Draft, dropDraft, takeDrafts } from "./drafts";
import { editKeyOf, keepEditKey, takeKeyFromAddress } from "./edit-keys";
import { deckOf, editorStep, startEditor } from "./editor-state";
import {
  type Dispatch,
  tellOtherTabs,
  useAutosave,
  useDraftKeeping,
  useOtherTabs,
  useSaveOnLeaving,
} from "./keep-in-step";

/** May this browser edit the deck? `asking` until the browser's shelf and, for a private deck, the server were asked. */
export type Access = "asking" | "yes" | "no-key" | "missing";

interface FirstDeck {
  readonly id: string | null;
  readonly stored: StoredDeck | null;
  /** Told when a new deck got its address. */
  readonly onMoved?: () => void;
}

/** One deck being edited: its state, and everything that keeps it in step with the store, other tabs and this browser. */
export function useDeck({ onMoved, ...first }: FirstDeck) {
  const [state, dispatch] = useReducer(editorStep, first.stored, startEditor);
  const [id, setId] = useState(first.id);
  const [access, setAccess] = useState<Access>(first.id ? "asking" : "yes");
  const now = useLatest({ state, id });
  const asked = useRef<Draft["asked"]>(null);
  const here = useHere();

  const send = useCallback(async () => {
    const { state, id } = now.current;
    const sent = deckOf(state.deck);
    const key = id ? editKeyOf(id) : null;
    if (id && state.base) return { sent, answer: await saveDeck(id, sent, state.base.revision, key ?? "") };
    asked.current ??= { requestKey: crypto.randomUUID(), deck: sent };
    const { requestKey, deck } = asked.current;
    return { sent: deck, answer: await createDeck(deck, requestKey) };
  }, [now]);

  const save = useSaving(
    useCallback(async () => {
      const standing = now.current.state.save;
      if (standing === "blank" || standing === "conflict") return;
      dispatch({ kind: "sending" });
      const { sent, answer } = await send();
      if (answer.kind === "deck") {
        asked.current = null;
        if (answer.editKey) keepEditKey(answer.deck.id, answer.editKey);
        if (now.current.id === null) moveIn(answer.deck.id, here.current ? setId : null, onMoved);
        dispatch({ kind: "stored", stored: answer.deck, sent });
        tellOtherTabs(answer.deck);
      } else if (answer.kind === "stale") dispatch({ kind: "arrived", stored: answer.stored });
      else dispatch({ kind: "not-saved", save: saveStateOf(answer.kind), fault: answer.fault });
    }, [send, now, here, onMoved]),
  );

  useOpening(first, setAccess, dispatch, asked);
  useDraftKeeping(state, id, asked);
  useAutosave(state, save);
  useSaveOnLeaving(now, save);
  useOtherTabs(now, dispatch);
  return { state, dispatch, id, access, save };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

function saveStateOf(kind: Exclude<DeckAnswer["kind"], "deck" | "stale">) {
  if (kind === "offline" || kind === "refused") return kind;
  return "failed";
}

/** True while the editor is on the page; a save may end after it was left. */
function useHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

/** The new deck gets its own address, so that a reload finds it; the page stays as it is. */
function moveIn(id: string, setId: ((id: string) => void) | null, onMoved = () => {}): void {
  dropDraft(null);
  if (!setId) return;
  setId(id);
  renameEntry(`/decks/${id}/edit`, onMoved);
}

/** Gives the editor's own entry in the history its address; an entry laid over it by a shown card is gone before that. */
function renameEntry(address: string, onMoved: () => void): void {
  const rename = () => {
    history.replaceState(null, "", address);
    onMoved();
  };
  if (history.state?.[CARD_ENTRY])
    window.addEventListener("popstate", () => setTimeout(rename), { once: true });
  else rename();
}

/** Runs one save at a time; a wish to save during a save is met by another right after it. */
function useSaving(run: () => Promise<void>): () => void {
  const running = useRef(false);
  const again = useRef(false);
  const latest = useLatest(run);
  return useCallback(async () => {
    again.current = true;
    if (running.current) return;
    running.current = true;
    try {
      while (again.current) {
        again.current = false;
        await latest.current();
      }
    } finally {
      running.current = false;
    }
  }, [latest]);
}

/** Finds the key and the drafts this browser holds, once. */
function useOpening(
  { id, stored }: { readonly id: string | null; readonly stored: StoredDeck | null },
  setAccess: (access: Access) => void,
  dispatch: Dispatch,
  asked: { current: Draft["asked"] },
): void {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const takeUp = () => {
      for (const draft of takeDrafts(id)) {
        asked.current = draft.asked;
        dispatch({ kind: "draft", deck: draft.deck, base: draft.base });
      }
    };
    if (id === null) return takeUp();
    takeKeyFromAddress(id);
    const key = editKeyOf(id);
    if (!key) return setAccess("no-key");
    if (stored) {
      takeUp();
      return setAccess("yes");
    }
    fetchDeck(id, key).then((answer) => {
      if (answer.kind !== "deck") return setAccess("missing");
      dispatch({ kind: "open", stored: answer.deck });
      takeUp();
      setAccess("yes");
    });
  }, [id, stored, setAccess, dispatch, asked]);
}
