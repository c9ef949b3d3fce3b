import { ARENAS, type Arena, CARD_TYPES, type CardType, type TypeLine } from "./card";
import { fold } from "./fold";

const ARENA_BY_WORD = new Map<string, Arena>(ARENAS.map((arena) => [fold(arena), arena]));
const TYPE_BY_WORD = new Map<string, CardType>(
  CARD_TYPES.filter((type) => type !== "Unit").map((type) => [fold(type), type]),
);

/** A dash with blanks or any dash but the hyphen; a lost character between blanks was one too. */
const DASH = /\s+[-?\uFFFD]\s*|\s*[-?\uFFFD]\s+|\s*[‐-―−]\s*/;

function titled(words: string): string {
  return words.replace(
    /(^|[\s/-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The arenas named by `Space/Ground`, in printed order; null when any part is no arena or named twice. */
export function readArenas(words: string): Arena[] | null {
  const arenas: Arena[] = [];
  for (const word of words.split("/")) {
    const arena = ARENA_BY_WORD.get(fold(word));
    if (!arena || arenas.includes(arena)) return null;
    arenas.push(arena);
  }
  return arenas;
}

/** Reads the Type column (`Space/Ground`, `Mission – Trap`, `Missions`); null when it names no card type. */
export function readTypeLine(raw: string): TypeLine | null {
  const [head = "", ...rest] = raw.trim().split(/\s*[-‐-―−]\s*|\s+[?\uFFFD]\s+/);
  const kind = rest.length > 0 ? titled(fold(rest.join(" - "))) : null;
  const arenas = readArenas(head);
  if (arenas) return kind === null ? { printed: arenas.join("/"), type: "Unit", arenas, kind } : null;
  const type = TYPE_BY_WORD.get(fold(head)) ?? TYPE_BY_WORD.get(fold(head).replace(/s$/, ""));
  if (!type || kind === "") return null;
  return { printed: kind === null ? type : `${type} - ${kind}`, type, arenas: [], kind };
}

/** The arenas that head a Subtype column (`Ground/Character - Jedi`), as Subordinates, Locations and Equipment print them. */
export function arenasOfSubtype(subtype: string): readonly Arena[] {
  const [head = ""] = subtype.trim().split(DASH);
  return readArenas(head) ?? [];
}
