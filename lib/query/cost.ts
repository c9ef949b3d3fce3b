import { fold } from "@/lib/cards/fold";

/** What an activated ability asks for, as far as search tells costs apart. */
export interface CostReading {
  /** Force to pay; null: none, or a variable amount. */
  readonly force: number | null;
  /** Kinds of payment: names of `COST_PARTS`. */
  readonly parts: readonly string[];
}

/** Kinds of payment and the wording that shows them. */
export const COST_PARTS: readonly {
  readonly name: string;
  readonly label: string;
  readonly pattern: RegExp;
}[] = [
  { name: "tap", label: "Tap", pattern: /(^|[^\p{L}])\[?tap\]?([^\p{L}]|$)/u },
  { name: "force", label: "Force", pattern: /\bforce\b|^pay (\d+|x)$/ },
  { name: "build", label: "build points or counters", pattern: /\bbuild (points?|counters?)\b/ },
  { name: "discard", label: "Discard", pattern: /\bdiscard\b/ },
  { name: "counters", label: "counters", pattern: /\bcounters?\b/ },
  { name: "x", label: "X Force, a chosen amount", pattern: /\bpay x(?: force\b|$|,)|\bx force\b/ },
];

const FORCE = /\bpay (\d{1,4})(?: force\b|$|,| and\b)|\b(\d{1,4}) force\b/;

/** Reads the text left of an arrow: `Pay 2 Force` and `2 Force pay` → force 2; `Tap`, `[tap]` → part `tap`. */
export function readCost(text: string): CostReading {
  const cost = fold(text);
  const found = FORCE.exec(cost);
  const amount = found?.[1] ?? found?.[2];
  return {
    force: amount === undefined ? null : Number(amount),
    parts: COST_PARTS.filter((part) => part.pattern.test(cost)).map((part) => part.name),
  };
}
