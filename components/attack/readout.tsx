import type { Preview } from "@/lib/attack/preview";
import { formatChance, formatMean } from "./chance";

interface Dial {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  /** Share of the bar that is lit, from 0 to 1. */
  readonly share?: number;
  readonly tone?: string;
}

const meanOf = (chances: readonly number[]) => chances.reduce((sum, chance, k) => sum + chance * k, 0);

function dialsOf(preview: Preview): readonly Dial[] {
  return [
    {
      name: "Defender dies",
      value: formatChance(preview.killProbability),
      share: preview.killProbability,
      tone: "fill-bad",
    },
    { name: "Damage", value: formatMean(preview.expectedDamage), note: "on average" },
    {
      name: "Attacker survives",
      value: formatChance(preview.survivalProbability),
      share: preview.survivalProbability,
      tone: "fill-good",
    },
    {
      name: "Dies, attacker survives",
      value: formatChance(preview.killAndSurviveProbability),
      share: preview.killAndSurviveProbability,
      tone: "fill-signal",
    },
    { name: "Damage back", value: formatMean(meanOf(preview.attackerDamage)), note: "on average" },
    { name: "Attack dice", value: String(preview.dice), note: "first roll" },
  ];
}

/** What comes of the attack, in six dials. */
export function Readout({ preview }: { readonly preview: Preview }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
      {dialsOf(preview).map(({ name, value, note, share, tone }) => (
        <div key={name} className="flex min-w-0 flex-col border-line-strong border-t pt-1">
          <dt className="label">{name}</dt>
          <dd className="font-name font-semibold text-title tabular-nums">{value}</dd>
          <dd className="mt-auto text-ink-soft text-note">
            {share === undefined ? (
              note
            ) : (
              <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full">
                <rect width="100" height="4" className="fill-line" />
                <rect width={share * 100} height="4" className={tone} />
              </svg>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
