import { ARENAS, type Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import { isUnit } from "@/lib/cards/identity";

/** A subtype of two words: its words alone are not subtypes of the card (a Dark Jedi is no Jedi). */
export interface TwoWordSubtype {
  readonly words: string;
  /** `named`: a rule or ruling treats it as one; `seen`: read from type lines and card text. */
  readonly status: "named" | "seen";
  readonly source: string;
}

export const TWO_WORD_SUBTYPES: readonly TwoWordSubtype[] = [
  { words: "Bounty Hunter", status: "named", source: "IDC 2018 contents; sets/UNION.txt" },
  { words: "Lost Tribe", status: "named", source: "IDC 2018 contents; sets/UNION.txt" },
  { words: "Dark Jedi", status: "seen", source: "sets/AOTC.txt" },
  { words: "Old Republic", status: "seen", source: "sets/KAE.txt" },
  { words: "New Republic", status: "seen", source: "sets/VP.txt" },
  { words: "Galactic Alliance", status: "seen", source: "sets/TUF.txt" },
  { words: "First Order", status: "seen", source: "sets/TROS.txt" },
  { words: "Final Order", status: "seen", source: "sets/TROS.txt" },
  { words: "Yuuzhan Vong", status: "seen", source: "sets/VP.txt" },
  { words: "Force Sensitive", status: "seen", source: "sets/TROS.txt" },
  { words: "Trade Federation", status: "seen", source: "sets/AOTC.txt" },
  { words: "Commerce Guild", status: "seen", source: "sets/AOTC.txt" },
  { words: "Techno Union", status: "seen", source: "sets/AOTC.txt" },
  { words: "Banking Clan", status: "seen", source: "sets/ROTS.txt" },
  { words: "Corporate Alliance", status: "seen", source: "sets/ROTS.txt" },
  { words: "Crime Gang", status: "seen", source: "sets/BOTS.txt" },
  { words: "Capital Ship", status: "seen", source: "sets/AOTC.txt" },
  { words: "Star System", status: "seen", source: "sets/BOC.txt" },
  { words: "Mon Calamari", status: "seen", source: "sets/BOC.txt" },
  { words: "Supreme Leader", status: "seen", source: "sets/TROS.txt" },
  { words: "Council Member", status: "seen", source: "sets/ROTS.txt" },
];

const PAIRS: ReadonlySet<string> = new Set(TWO_WORD_SUBTYPES.map(({ words }) => fold(words)));
const ARENA_WORDS: ReadonlySet<string> = new Set(ARENAS.map(fold));

const singular = (word: string) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);

/**
 * The subtypes in a run of words, folded and singular, two-word ones kept together.
 * Dashes between them mean nothing; a stray digit at the end of a word is a known fault of the files.
 */
export function readSubtypes(words: string): readonly string[] {
  const tokens = fold(words)
    .split(/[\s/]+/)
    .map((token) => singular(token.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")))
    .filter((token) => token !== "");
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const pair = `${tokens[at]} ${tokens[at + 1]}`;
    const isPair = at + 1 < tokens.length && PAIRS.has(pair);
    found.push(isPair ? pair : (tokens[at] ?? ""));
    if (isPair) at += 1;
  }
  return found;
}

/** The subtypes on a card's type line; the arena words that head the column of a card that is no unit are left out. */
export function subtypesOf(card: Pick<Card, "type" | "subtype">): readonly string[] {
  const all = readSubtypes(card.subtype);
  return isUnit(card) ? all : all.filter((word) => !ARENA_WORDS.has(word));
}
