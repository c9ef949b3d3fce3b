"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Deck } from "@/lib/decks/deck";
import { createDeck } from "./deck-api";
import { keepEditKey } from "./edit-keys";
import { deckOf } from "./editor-state";

/** Makes an own deck of another's and opens it; one press makes one deck, however slow the network. */
export function CopyDeck({ deck }: { readonly deck: Deck }) {
  const router = useRouter();
  const requestKey = useRef<string | null>(null);
  const [state, setState] = useState<"ready" | "busy" | { readonly fault: string }>("ready");
  const copy = async () => {
    setState("busy");
    requestKey.current ??= crypto.randomUUID();
    const answer = await createDeck({ ...deckOf(deck), visibility: "unlisted" }, requestKey.current);
    if (answer.kind !== "deck") return setState({ fault: "fault" in answer ? answer.fault : "Not copied." });
    if (answer.editKey) keepEditKey(answer.deck.id, answer.editKey);
    router.push(`/decks/${answer.deck.id}/edit`);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button onClick={copy} disabled={state === "busy"}>
        Copy to my decks
      </Button>
      {typeof state === "object" && (
        <span role="alert" className="text-bad text-small">
          {state.fault}
        </span>
      )}
    </span>
  );
}
