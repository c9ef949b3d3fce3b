"use client";

import { useEffect, useRef, useState } from "react";
import { CopyButton } from "@/components/decks/copy-button";
import { Button } from "@/components/ui/button";
import { isWriting, type KeyRow, PageKeys } from "@/components/ui/keys";
import { Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states";
import type { Preview } from "@/lib/attack/preview";
import type { Card } from "@/lib/cards/card";
import { swapped } from "./attack-address";
import { deadlyFrom, formatChance, formatMean } from "./chance";
import { ContenderPanel } from "./contender-panel";
import { Distribution } from "./distribution";
import { ReadingsPanel } from "./readings-panel";
import { Readout } from "./readout";
import { SituationForm } from "./situation-form";
import { TypicalTable } from "./typical-table";
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

/** The chances, or what keeps them from being worked out. */
function Outcome({ lab }: { readonly lab: Lab }) {
  const { state, situation, answer, find, change } = lab;
  if (!situation || !answer) {
    return (
      <EmptyState title="Two units are needed">
        <p>
          Choose the attacker and the defender: cards from the catalog, a whole stack, or bare numbers. The
          chances of every outcome are then shown here.
        </p>
      </EmptyState>
    );
  }
  if (!answer.ok) return <Problems lab={lab} problems={answer.problems} />;
  const { preview } = answer;
  return (
    <>
      <Section
        id="outcome"
        title="Outcome"
        aside={<CopyButton text={() => location.href}>Copy link</CopyButton>}
      >
        <Readout preview={preview} />
      </Section>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <Section id="chances" title="Chances">
            <div className="grid gap-6">
              <Distribution
                title="Counters on the defender"
                of="Counters"
                chances={preview.counters}
                deadly={deadlyFrom(preview.counters, preview.killProbability)}
              />
              <Distribution title="Damage to the attacker" of="Damage" chances={preview.attackerDamage} />
            </div>
          </Section>
          <Section id="typical" title="Against typical defenders">
            <TypicalTable situation={situation} find={find} />
          </Section>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Section id="situation" title="Situation">
            <SituationForm state={state} change={change} />
          </Section>
          <Section id="assumptions" title="Assumptions">
            <ReadingsPanel
              readings={state.readings}
              onReadings={(readings) => change((before) => ({ ...before, readings }))}
            />
          </Section>
        </div>
      </div>
      <FootBar preview={preview} />
    </>
  );
}

type Problem = Extract<NonNullable<Lab["answer"]>, { ok: false }>["problems"][number];

function Problems({ lab, problems }: { readonly lab: Lab; readonly problems: readonly Problem[] }) {
  if (lab.waiting) return <p className="text-ink-soft">Fetching the cards.</p>;
  return (
    <EmptyState title="The chances cannot be worked out yet">
      <ul className="grid gap-1">
        {problems.map(({ at, message }) => (
          <li key={`${at} ${message}`}>
            <b className="font-medium">{at}: </b>
            {message}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** On a phone the two numbers that matter most stay in sight at the foot. */
function FootBar({ preview }: { readonly preview: Preview }) {
  return (
    <a
      href="#outcome"
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-14 items-center gap-4 border-line-strong border-t-2 bg-panel px-4 shadow-sheet lg:hidden"
    >
      <span className="text-ink-soft text-small">
        dies{" "}
        <b className="font-name text-bad text-lead tabular-nums">{formatChance(preview.killProbability)}</b>
      </span>
      <span className="text-ink-soft text-small">
        damage{" "}
        <b className="font-name text-ink text-lead tabular-nums">{formatMean(preview.expectedDamage)}</b>
      </span>
      <span className="ml-auto text-ink-soft text-small">
        lives{" "}
        <b className="font-name text-good text-lead tabular-nums">
          {formatChance(preview.survivalProbability)}
        </b>
      </span>
    </a>
  );
}
