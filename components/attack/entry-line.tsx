import Link from "next/link";
import { SideMark } from "@/components/ui/marks";
import { Arrow, BuildSign, ForceSign, TapSign } from "@/components/ui/signs";
import type { Entry, EntryState } from "@/lib/attack/entry";
import type { Card } from "@/lib/cards/card";
import { formatChance } from "./chance";

const STATES: Record<EntryState, { readonly words: string; readonly shape: string; readonly tone: string }> =
  {
    acts: { words: "acts", shape: "M3 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z", tone: "text-signal" },
    used: { words: "used", shape: "M3 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z", tone: "text-good" },
    may: {
      words: "may be used",
      shape: "M3 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0Zm2 0a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z",
      tone: "text-ink-soft",
    },
    blocked: {
      words: "does nothing",
      shape: "m4 5 1-1 3 3 3-3 1 1-3 3 3 3-1 1-3-3-3 3-1-1 3-3Z",
      tone: "text-bad",
    },
  };

function StateSign({ state }: { readonly state: EntryState }) {
  const { words, shape, tone } = STATES[state];
  return (
    <svg
      role="img"
      viewBox="0 0 16 16"
      fill="currentColor"
      fillRule="evenodd"
      className={`mt-1 inline-block size-3.5 shrink-0 ${tone}`}
    >
      <title>{words}</title>
      <path d={shape} />
    </svg>
  );
}

/** A cost as signs where it is Force, build points or a tap; else in its words. */
function CostSign({ cost }: { readonly cost: string }) {
  const force = /^Pay (\d+|X) Force$/i.exec(cost);
  const build = /^Pay (\d+|X) build points?$/i.exec(cost);
  return (
    <span className="mr-1">
      {force?.[1] ? (
        <ForceSign amount={force[1]} words={cost} />
      ) : build?.[1] ? (
        <BuildSign amount={build[1]} words={cost} />
      ) : /^tap$/i.test(cost) ? (
        <TapSign words={cost} />
      ) : (
        cost
      )}
      {"\u00a0"}
      <Arrow />
    </span>
  );
}

interface EntryLineProps {
  readonly entry: Entry;
  readonly cardOf: (id: string) => Card | undefined;
}

/** One thing that can happen: whose it is, what it costs and does, how likely, and what keeps it from acting. */
export function EntryLine({ entry, cardOf }: EntryLineProps) {
  const { keyword, unit, player, cost, effect, source, rule, state, why, chance } = entry;
  const card = source === null ? undefined : cardOf(source);
  return (
    <div className="flex min-w-0 gap-2">
      <StateSign state={state} />
      <div className="min-w-0 grow">
        <p className={state === "blocked" ? "text-ink-soft" : undefined}>
          {cost && <CostSign cost={cost} />}
          <Link href={rule} prefetch={false} className="link font-medium">
            {keyword}
          </Link>
          : {effect}
          {chance !== undefined && (
            <b className="ml-2 whitespace-nowrap font-name tabular-nums">{formatChance(chance)}</b>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-small">
          <SideMark side={player === "Dark" ? "D" : "L"} title={`${player} player`} className="size-3" />
          {unit}
          {card && card.name.full !== unit && (
            <span>
              by{" "}
              <Link href={`/cards/${card.id}`} prefetch={false} className="link-quiet underline">
                {card.name.full}
              </Link>
            </span>
          )}
          {why && <span className={state === "blocked" ? "text-bad" : ""}>{why}</span>}
        </p>
      </div>
    </div>
  );
}
