import type { Card } from "@/lib/cards/card";
import { foldWords } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { printStat } from "@/lib/cards/stat";
import type { Entry } from "@/lib/catalog/card-file";
import { type Fault, faultOf } from "./fault";
import { plainBase } from "./names";
import { nearest } from "./nearest";

const REFERENCE = /\b(\d+|X|\*)\/(\d+|X|\*)\/(\d+|X|\*)\s+([^|"/]{1,80}?)\s+Subordinates?\b/g;
const SPAWN = /\/spawn(?:x\d+)?\s+([^;<]+)/g;

interface Reference {
  readonly numbers: string;
  readonly name: string;
}

const wordsOf = (name: string) => foldWords(plainBase(readName(name.trim()).name));

function referencesIn(text: string): Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, speed, power, health, name = ""]) => ({
    numbers: `${speed}/${power}/${health}`,
    name,
  }));
}

const numbersOf = ({ speed, power, health }: Card) => [speed, power, health].map(printStat).join("/");

/** Subordinates of a pool by their folded names. */
export function subordinatesOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Card[]> {
  const found = new Map<string, Card[]>();
  for (const { card } of entries) {
    if (card.type.type !== "Subordinate") continue;
    const words = wordsOf(card.name.full);
    found.set(words, [...(found.get(words) ?? []), card]);
  }
  return found;
}

/** A Subordinate that a text takes must be a row, with the same numbers. */
export function subordinatesTaken(entry: Entry, known: ReadonlyMap<string, readonly Card[]>): Fault[] {
  return referencesIn(entry.card.text).flatMap(({ name, numbers }) => {
    const rows = known.get(wordsOf(name));
    if (!rows) {
      const meant = nearest(wordsOf(name), known.keys());
      const suggestion = meant ? known.get(meant)?.[0]?.name.full : undefined;
      return [faultOf(entry, "subordinate-unknown", `no row defines the Subordinate ${name}`, suggestion)];
    }
    if (rows.some((row) => numbersOf(row) === numbers)) return [];
    const printed = rows[0] ? numbersOf(rows[0]) : "";
    return [
      faultOf(entry, "subordinate-numbers", `${name} is ${printed} in its row, ${numbers} here`, printed),
    ];
  });
}

/** A script must take the Subordinates that the text names; it may take other cards the text speaks of. */
export function scriptSubordinates(entry: Entry, known: ReadonlyMap<string, readonly Card[]>): Fault[] {
  const named = referencesIn(entry.card.text).map((reference) => reference.name);
  const spawned = new Set([...entry.card.script.matchAll(SPAWN)].map(([, name = ""]) => name.trim()));
  return [...spawned].flatMap((name) => {
    if (named.some((other) => wordsOf(other) === wordsOf(name))) return [];
    if (!known.has(wordsOf(name)) && ` ${foldWords(entry.card.text)} `.includes(` ${wordsOf(name)} `))
      return [];
    const [instead] = named;
    const meant = instead === undefined || known.has(wordsOf(name)) ? name : instead;
    const message = `the script takes ${name}, the text ${instead ?? "none"}`;
    return [faultOf(entry, "script-subordinate", message, meant)];
  });
}
