import { isOpener } from "@/lib/keywords/occurrence";
import type { Place, Source } from "@/lib/keywords/source";
import { NOUNS } from "@/lib/keywords/vocabulary";
import { alternativeCost } from "./alternative-cost";
import type { Construct, Read } from "./construct";
import { enhance } from "./enhance";
import { opener } from "./opener";
import { pilot, pilotHeaderAt } from "./pilot";
import { reducedCost } from "./reduced-cost";
import { slots } from "./slots";
import { stack } from "./stack";
import { upkeep } from "./upkeep";

/** Constructs that may stand in the middle of a sentence: `this unit gets Upkeep: Tap this unit.` */
const INLINE: readonly Construct[] = [
  pilot,
  slots,
  stack,
  upkeep,
  enhance,
  alternativeCost,
  reducedCost,
  opener,
];

/** A reader for the construct that begins in prose at `i`, or null. */
export function inlineAt(
  source: Source,
  from: number,
  i: number,
  to: number,
): ((place: Place) => Read) | null {
  if (i === from && source.tokens[i]?.kind !== "pilot") return null;
  const construct = constructAt(source, i, to);
  if (!construct) return null;
  return (place) =>
    construct.read(source, i, to, place) ?? {
      ability: { kind: "free", span: [0, 0], parts: [] },
      next: i + 1,
    };
}

function constructAt(source: Source, i: number, to: number): Construct | null {
  const token = source.tokens[i];
  if (token?.kind === "pilot") return pilotHeaderAt(source, i, to) ? pilot : null;
  const match = source.names[i] ?? null;
  if (!match || !isOpener(match.row)) return null;
  if (!token?.capital && NOUNS.has(match.row.name)) return null;
  let colon = i + match.words;
  if (match.row.form === "value-condition" && source.tokens[colon]?.kind === "number") colon++;
  if (source.tokens[colon]?.kind !== "colon" || colon >= to) return null;
  return INLINE.find((construct) => NAMES[match.row.name] === construct.name) ?? null;
}

const NAMES: Readonly<Record<string, string>> = {
  Switch: "slots",
  Adapt: "slots",
  Stack: "stack",
  Upkeep: "upkeep",
  Enhance: "enhance",
  "Alternative Cost": "alternative cost",
  "Reduced Cost": "reduced cost",
  INSERT: "opener",
  Reserves: "opener",
  Bounty: "opener",
  Deploy: "opener",
  "Last Stand": "opener",
  Foresight: "opener",
  Forewarning: "opener",
};
