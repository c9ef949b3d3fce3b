"use client";

import { CopyButton } from "@/components/decks/copy-button";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states";
import type { Preview } from "@/lib/attack/preview";
import type { Situation } from "@/lib/attack/situation";
import { Assumptions } from "./assumptions";
import { deadlyFrom, formatChance, formatMean } from "./chance";
import { Distribution } from "./distribution";
import { Details, Forbidden, NotConsidered } from "./findings";
import { PlaysTable } from "./plays-table";
import { Readout } from "./readout";
import { Responses } from "./responses";
import { SituationForm } from "./situation-form";
import { Timeline } from "./timeline";
import { TypicalTable } from "./typical-table";
import type { AttackLab as Lab } from "./use-attack-lab";

/** The chances, or what keeps them from being worked out. */
export function Outcome({ lab }: { readonly lab: Lab }) {
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
  return (
    <Result
      lab={lab}
      situation={situation}
      preview={answer.preview}
      find={find}
      state={state}
      change={change}
    />
  );
}

interface ResultProps extends Pick<Lab, "state" | "change" | "find"> {
  readonly lab: Lab;
  readonly situation: Situation;
  readonly preview: Preview;
}

function Result({ lab, situation, preview, find, state, change }: ResultProps) {
  const entries = preview.timeline.flatMap((window) => window.entries);
  return (
    <>
      <Section id="outcome" title="Outcome">
        <Forbidden forbidden={preview.forbidden} />
        <Readout preview={preview} />
        <Details preview={preview} />
        <p className="mt-4">
          <CopyButton text={() => location.href}>Copy link</CopyButton>
        </p>
      </Section>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-8 max-lg:contents">
          <Section id="chances" title="Chances" className="min-w-0 max-lg:order-2">
            <Charts preview={preview} />
          </Section>
          <Section id="typical" title="Against typical defenders" className="min-w-0 max-lg:order-4">
            <TypicalTable situation={situation} find={find} />
          </Section>
          <Section id="situation" title="Situation" className="min-w-0 max-lg:order-5">
            <SituationForm state={state} entries={entries} change={change} />
          </Section>
        </div>
        <div className="grid min-w-0 content-start gap-8 max-lg:contents">
          <Section id="responses" title="Responses" className="min-w-0 max-lg:order-1">
            <Responses entries={entries} lab={lab} />
            <PlaysTable plays={preview.plays} />
          </Section>
          <Section id="timeline" title="Timeline" className="min-w-0 max-lg:order-3">
            <Timeline windows={preview.timeline} cardOf={lab.cardOf} />
          </Section>
          <Section id="assumptions" title="Assumptions" className="min-w-0 max-lg:order-6">
            <Assumptions
              assumptions={preview.assumptions}
              readings={state.readings}
              onReadings={(readings) => change((before) => ({ ...before, readings }))}
            />
          </Section>
          <Section id="not-considered" title="Not considered" className="min-w-0 max-lg:order-7">
            <NotConsidered notConsidered={preview.notConsidered} cardOf={lab.cardOf} />
          </Section>
        </div>
      </div>
      <FootBar preview={preview} />
    </>
  );
}

/** Distributions of what matters; those that can only be 0 are left out. */
function Charts({ preview }: { readonly preview: Preview }) {
  const { overkillTo } = preview;
  const more = [
    { title: "Damage to the attacker", of: "Damage", chances: preview.attackerDamage },
    { title: "Hits that Overkill may move", of: "Hits", chances: preview.overkill },
    ...(overkillTo
      ? [
          {
            title: `Damage to ${overkillTo.name} by Overkill`,
            of: "Damage",
            chances: overkillTo.damage,
            deadly: deadlyFrom(overkillTo.damage, overkillTo.killProbability ?? 0),
          },
        ]
      : []),
    { title: "Damage deflected", of: "Damage", chances: preview.deflected },
  ].filter(({ chances }) => chances.some((chance, k) => k > 0 && chance > 0));
  return (
    <div className="grid gap-6">
      <Distribution
        title="Counters on the defender"
        of="Counters"
        chances={preview.counters}
        deadly={deadlyFrom(preview.counters, preview.killProbability)}
      />
      {more.map((chart) => (
        <Distribution key={chart.title} {...chart} />
      ))}
    </div>
  );
}

type Problem = Extract<NonNullable<Lab["answer"]>, { ok: false }>["problems"][number];

function Problems({ lab, problems }: { readonly lab: Lab; readonly problems: readonly Problem[] }) {
  const { state, change, waiting } = lab;
  if (waiting) return <p className="text-ink-soft">Fetching the cards.</p>;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <EmptyState title="The chances cannot be worked out yet">
        <ul className="grid gap-1">
          {problems.map(({ at, message }) => (
            <li key={`${at} ${message}`}>
              <b className="font-medium">{placeWords(at)}: </b>
              {message}.
            </li>
          ))}
        </ul>
        {problems.some(({ at }) => at.startsWith("options")) && (
          <Button onClick={() => change((before) => ({ ...before, use: {}, change: [], reach: null }))}>
            Forget the choices
          </Button>
        )}
      </EmptyState>
      <Section id="situation" title="Situation" className="min-w-0 max-lg:order-5">
        <SituationForm state={state} entries={null} change={change} />
      </Section>
    </div>
  );
}

/** A place in a situation as a player calls it: `attacker.stack.0` → `Attacker, stack`. */
function placeWords(at: string): string {
  const words = at.split(".").filter((part) => !/^\d+$/.test(part));
  const [first = "", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
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
