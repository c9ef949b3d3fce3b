"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { isWriting, type KeyRow, PageKeys } from "@/components/ui/keys";
import type { Preview } from "@/lib/attack/preview";
import type { Card } from "@/lib/cards/card";
import { swapped } from "./attack-state";
import { formatChance, formatMean } from "./chance";
import { ContenderPanel } from "./contender-panel";
import { Outcome } from "./outcome";
import { type AttackLab as Lab, useAttackLab } from "./use-attack-lab";

const KEYS: readonly KeyRow[] = [{ keys: ["x"], does: "The two sides change places" }];

/** Two units face each other; every chance follows at once. */
export function AttackLab({ known }: { readonly known: readonly Card[] }) {
  const lab = useAttackLab(known);
  const swap = () => lab.change(swapped);
  useSwapKey(swap);
  return (
    <div className="grid gap-8 pb-20 lg:pb-0">
      <PageKeys rows={KEYS} />
      <Said lab={lab} />
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <ContenderPanel party="attacker" lab={lab} />
        <Button
          onClick={swap}
          aria-label="Swap attacker and defender"
          className="justify-self-center md:mt-12 md:self-start"
        >
          <SwapIcon />
          <span className="md:sr-only">Swap sides</span>
        </Button>
        <ContenderPanel party="defender" lab={lab} />
      </div>
      <Outcome lab={lab} />
    </div>
  );
}

function SwapIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 max-md:rotate-90"
    >
      <path d="M2 5.500h11M10 2.500l3 3-3 3M14 10.500H3M6 7.500l-3 3 3 3" />
    </svg>
  );
}

function useSwapKey(swap: () => void): void {
  const latest = useRef(swap);
  latest.current = swap;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== "x" || held || isWriting(event)) return;
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const shortWords = (preview: Preview) =>
  `Defender dies ${formatChance(preview.killProbability)}, damage ${formatMean(preview.expectedDamage)} on average.`;

function Said({ lab: { answer } }: { readonly lab: Lab }) {
  const [said, setSaid] = useState("");
  const words = answer?.ok ? shortWords(answer.preview) : "";
  const first = useRef(words);
  useEffect(() => {
    if (words !== first.current) setSaid(words);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
