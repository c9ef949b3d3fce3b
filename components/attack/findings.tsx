import Link from "next/link";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/states";
import type { Part } from "@/lib/attack/bonuses";
import type { Preview, PreviewUnit } from "@/lib/attack/preview";
import type { Card } from "@/lib/cards/card";
import { formatChance, formatMean } from "./chance";

/** What the rules forbid in this attack. */
export function Forbidden({ forbidden }: Pick<Preview, "forbidden">) {
  if (forbidden.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2">
      {forbidden.map(({ unit, message, rule }) => (
        <Notice key={`${unit} ${message}`} tone="bad">
          {message}{" "}
          <Link href={rule} prefetch={false} className="link">
            Rule
          </Link>
        </Notice>
      ))}
    </div>
  );
}

interface NotConsideredProps extends Pick<Preview, "notConsidered"> {
  readonly cardOf: (id: string) => Card | undefined;
}

/** Words of the cards that the chances leave out, as printed. */
export function NotConsidered({ notConsidered, cardOf }: NotConsideredProps) {
  if (notConsidered.length === 0) {
    return <p className="text-ink-soft text-small">Every ability of these units is counted.</p>;
  }
  return (
    <ul className="grid gap-2">
      {notConsidered.map(({ unit, text, source, why }, at) => {
        const name = (source !== null && cardOf(source)?.name.full) || unit;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units may leave out the same words
          <li key={at} className="border-warn border-l-4 pl-2 text-small">
            <b className="font-medium">{name}: </b>
            {text}
            {why && <span className="text-ink-soft"> ({why})</span>}
          </li>
        );
      })}
    </ul>
  );
}

const meanOf = (chances: readonly number[]) => chances.reduce((sum, chance, k) => sum + chance * k, 0);

/** Force spent, what is set off, and how the numbers of both units come about. */
export function Details({ preview }: { readonly preview: Preview }) {
  const { force, triggers, repeats } = preview;
  const set = Object.entries(triggers).filter(([, chance]) => chance > 0);
  const spent = (["attacker", "defender"] as const).flatMap((party) => {
    const mean = meanOf(force[party]);
    return mean > 0 ? [`the ${party}'s player ${formatMean(mean)}`] : [];
  });
  const again = 1 - (repeats[0] ?? 1);
  return (
    <dl className="mt-4 grid gap-x-6 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
      <Detail name="Force spent">{spent.length > 0 ? `${spent.join(", ")} on average` : "none"}</Detail>
      {again > 0 && repeats.length > 1 && <Detail name="Attacks again">{formatChance(again)}</Detail>}
      {set.length > 0 && (
        <Detail name="Set off">
          {set.map(([name, chance]) => `${name} ${formatChance(chance)}`).join(", ")}
        </Detail>
      )}
      {[preview.attacker, preview.defender].map((unit) => (
        <UnitDetail key={unit.at} unit={unit} />
      ))}
    </dl>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="label border-line border-b py-1.5">{name}</dt>
      <dd className="border-line border-b py-1.5 max-sm:pt-0">{children}</dd>
    </div>
  );
}

function UnitDetail({ unit }: { readonly unit: PreviewUnit }) {
  const { name, power, health, powerParts, healthParts } = unit;
  return (
    <Detail name={name}>
      power {power ?? "unknown"}
      {partWords(powerParts)}, health {health ?? "unknown"}
      {partWords(healthParts)}
    </Detail>
  );
}

/** ` (5 printed, +1 Inspiration of NAME)`; nothing where a number is only what is printed. */
function partWords(parts: readonly Part[]): string {
  if (parts.length < 2) return "";
  return ` (${parts.map(partWord).join(", ")})`;
}

function partWord({ keyword, amount, from }: Part, at: number): string {
  const number = at === 0 || amount < 0 ? String(amount) : `+${amount}`;
  return keyword === null ? `${number} of its own` : `${number} ${keyword} of ${from}`;
}
