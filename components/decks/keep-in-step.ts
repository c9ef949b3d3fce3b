"use client";

import { useEffect } from "react";
import type { StoredDeck } from "@/lib/decks/deck";
import { fetchDeck } from "./deck-api";
import { type Draft, dropDraft, keepDraft } from "./drafts";
import { editKeyOf } from "./edit-keys";
import type { EditorAction, EditorState } from "./editor-state";

const IDLE = 700;
const RETRY = 5000;

export type Dispatch = (action: EditorAction) => void;

/** Whatever is not in the store is kept in this browser, at once. */
export function useDraftKeeping(
  state: EditorState,
  id: string | null,
  asked: { current: Draft["asked"] },
): void {
  useEffect(() => {
    if (state.save === "saved" || state.save === "blank") dropDraft(id);
    else keepDraft(id, { deck: state.deck, base: state.base, asked: asked.current });
  }, [state.save, state.deck, state.base, id, asked]);
}

/** Saves a moment after the last change; without a network tries again until it is back. */
export function useAutosave({ save: saveState, deck }: EditorState, save: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the deck starts the wait anew
  useEffect(() => {
    if (saveState !== "unsaved") return;
    const timer = setTimeout(save, IDLE);
    return () => clearTimeout(timer);
  }, [saveState, deck, save]);
  useEffect(() => {
    if (saveState !== "offline") return;
    const timer = setInterval(save, RETRY);
    window.addEventListener("online", save);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", save);
    };
  }, [saveState, save]);
}

/** Whoever turns to another page, tab or program has the deck stored without the wait. */
export function useSaveOnLeaving(now: { current: { state: EditorState } }, save: () => void): void {
  useEffect(() => {
    const flush = () => {
      if (now.current.state.save === "unsaved") save();
    };
    const onHide = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      flush();
    };
  }, [now, save]);
}

const CHANNEL = "buildzone.decks";

/** Tells the other tabs of this browser that a deck was saved. */
export function tellOtherTabs({ id, revision }: StoredDeck): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id, revision });
  channel.close();
}

/** Another tab of this browser saved the same deck: take its changes in now, before they can clash. */
export function useOtherTabs(
  now: { current: { state: EditorState; id: string | null } },
  dispatch: Dispatch,
): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = async ({ data }: MessageEvent<{ id: string; revision: number }>) => {
      const { state, id } = now.current;
      if (data.id !== id || data.revision <= (state.base?.revision ?? 0)) return;
      const answer = await fetchDeck(data.id, editKeyOf(data.id));
      if (answer.kind === "deck") dispatch({ kind: "arrived", stored: answer.deck });
    };
    return () => channel.close();
  }, [now, dispatch]);
}
