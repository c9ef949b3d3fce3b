import type { Card } from "@/lib/cards/card";
import { foldWords } from "@/lib/cards/fold";
import { identityOf } from "@/lib/cards/identity";
import { isKnownSet, KNOWN_SETS, setCodeMeant } from "@/lib/cards/sets";
import type { Entry } from "@/lib/catalog/card-file";
import type { FormatListing } from "@/lib/catalog/formats";
import { type Fault, faultOf } from "./fault";
import { nearest } from "./nearest";

type Said = readonly [what: string, value: (card: Card) => string];

/** What two printings of one card must have in common. */
const COMMON: readonly Said[] = [
  ["text", (card) => card.text],
  ["side", (card) => card.side],
  ["type", (card) => card.type.printed],
  ["subtype", (card) => card.subtype],
  ["cost", (card) => String(card.cost ?? "")],
  ["speed", (card) => String(card.speed ?? "")],
  ["power", (card) => String(card.power ?? "")],
  ["health", (card) => String(card.health ?? "")],
];

const alike = (a: string, b: string) => foldWords(a) === foldWords(b);

/** Printings of one identity that say different things, each told at the later row. */
export function identityFaults(entries: readonly Entry[]): Fault[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = identityOf(entry.card);
    const original = first.get(key);
    if (!original) {
      first.set(key, entry);
      return [];
    }
    return COMMON.filter(([, value]) => !alike(value(original.card), value(entry.card))).map(
      ([what, value]) =>
        faultOf(
          entry,
          "identity-differs",
          `another ${what} than the same card in ${original.row.file} line ${original.row.line}`,
          value(original.card),
        ),
    );
  });
}

/** Set codes of a format that no set has. */
export function formatFaults(
  file: string,
  formats: readonly FormatListing[],
  entries: readonly Entry[],
): Fault[] {
  const codes = new Set(entries.map(({ card }) => card.set));
  const candidates = [...codes, ...KNOWN_SETS.map((set) => set.code)];
  return formats.flatMap(({ name, written, lines }) =>
    written.flatMap((code, at) => {
      if (codes.has(code) || isKnownSet(code)) return [];
      const meant = setCodeMeant(code);
      const suggestion = meant === code ? nearest(code, candidates) : meant;
      const message = `the format ${name} lists ${code}, which no set has`;
      const fault = { file, line: lines[at] ?? 1, card: "", rule: "format-set", message };
      return [suggestion === undefined ? fault : { ...fault, suggestion }];
    }),
  );
}
