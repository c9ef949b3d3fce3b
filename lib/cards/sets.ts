/** A set of cards: one file of the community's plugin, or one expansion of the printed game. */
export interface CardSet {
  readonly code: string;
  /** The code itself where no name is known. */
  readonly name: string;
  /** Place in the order of publication, from 1; null where unknown. */
  readonly position: number | null;
  /** Year of publication, where known. */
  readonly year: number | null;
  /** Time of the story it is about, as the formats of the community group sets. */
  readonly era: string | null;
}

const OLD_REPUBLIC = "Old Republic";
const REPUBLIC = "Republic and Clone Wars";
const REBELLION = "Rebellion";
const NEW_REPUBLIC = "New Republic and New Jedi Order";
const RESISTANCE = "Resistance";

type Row = readonly [code: string, name: string, era: string | null, year?: number];

/** In order of publication: first the ten sets in print, then those of the Independent Development Committee. */
const PUBLISHED: readonly Row[] = [
  ["AOTC", "Attack of the Clones", REPUBLIC, 2002],
  ["SR", "Sith Rising", REPUBLIC, 2002],
  ["ANH", "A New Hope", REBELLION, 2002],
  ["BOY", "Battle of Yavin", REBELLION, 2003],
  ["JG", "Jedi Guardians", REPUBLIC, 2003],
  ["ESB", "The Empire Strikes Back", REBELLION, 2003],
  ["RAS", "Rogues and Scoundrels", null, 2004],
  ["PM", "The Phantom Menace", REPUBLIC, 2004],
  ["ROTJ", "Return of the Jedi", REBELLION, 2004],
  ["ROTS", "Revenge of the Sith", REPUBLIC, 2005],
  ["FOTR", "Fall of the Republic", REPUBLIC],
  ["SAV", "Scum and Villainy", REBELLION],
  ["BOE", "Battle of Endor", REBELLION],
  ["RAW", "Republic at War", REPUBLIC],
  ["ION", "Invasion of Naboo", REPUBLIC],
  ["BOH", "Battle of Hoth", REBELLION],
  ["BH", "Legacy of the Force: Bounty Hunters", null],
  ["MAND", "Legacy of the Force: Mandalorians", null],
  ["SITH", "Legacy of the Force: Sith", null],
  ["SMUG", "Legacy of the Force: Smugglers", null],
  ["JEDI", "Legacy of the Force: Jedi", null],
  ["RO2", "Rule of Two", OLD_REPUBLIC],
  ["TOR", "The Old Republic", OLD_REPUBLIC],
  ["CWSO", "Separatist Offensive", REPUBLIC],
  ["RS", "Rogue Squadron", NEW_REPUBLIC],
  ["ER", "Empire Rising", NEW_REPUBLIC],
  ["EE", "Empire Eternal", NEW_REPUBLIC],
  ["AGD", "A Galaxy Divided", REPUBLIC],
  ["TDT", "The Dark Times", REBELLION],
  ["CAD", "Clones and Droids", REPUBLIC],
  ["TFA", "The Force Awakens", RESISTANCE],
  ["VP", "Vector Prime", NEW_REPUBLIC],
  ["TAL", "Tales and Legends", OLD_REPUBLIC],
  ["SBS", "Star by Star", NEW_REPUBLIC],
  ["DAN", "Days and Nights", OLD_REPUBLIC],
  ["BL", "Battle Lines", REPUBLIC],
  ["RO", "Rogue One", REBELLION],
  ["TEN", "Tenth Anniversary", null],
  ["BOSB", "Battle of Starkiller Base", RESISTANCE],
  ["TLJ", "The Last Jedi", RESISTANCE],
  ["SOR", "Spark of Rebellion", REBELLION],
  ["BF", "Battlefront", REBELLION],
  ["JK", "Jedi Knight", NEW_REPUBLIC],
  ["TUF", "The Unifying Force", NEW_REPUBLIC],
  ["BOC", "Battle of Crait", RESISTANCE],
  ["SOLO", "Solo", REBELLION],
  ["KAE", "Knights and Exiles", OLD_REPUBLIC],
  ["TM", "The Mandalorian", NEW_REPUBLIC],
  ["15TH", "15th Anniversary", null],
  ["TROS", "The Rise of Skywalker", RESISTANCE],
  ["AAA", "Apprentices and Assassins", null],
  ["FOR", "Fires of Rebellion", REBELLION],
  ["BOTS", "Battle of the Sarlacc", REBELLION],
  ["TMW", "The Mandalorian Way", null],
  ["BAE", "Battle at Exegol", null],
  ["BOBF", "The Book of Boba Fett", null],
  ["ALTA", "A Long Time Ago", null],
  ["UNION", "Union", null],
  ["OBWN", "Obi-Wan Kenobi", null],
  ["IA", "Imperial Assault", null],
  ["EAW", "Empire at War", null],
  ["BEP", "Boonta Eve Podrace", null],
  ["GPC", "Galactic Podracing Circuit", null],
  ["WAE", "Worst Among Equals", null],
  ["VV1", "Visions, Volume 1", null],
  ["VV2", "Visions, Volume 2", null],
  ["VDR", "Shadows and Secrets", null],
  ["HWN", "Halloween", null],
  ["MAM", "Make a Mando", null],
  ["LEG", "Legacy", null],
  ["PROMO", "Promotional Cards", null],
  ["START", "Starter Decks", null],
  ["HELP", "Help Cards", null],
];

/** The sets known by name. A card file may bring others: see `setNamed`. */
export const KNOWN_SETS: readonly CardSet[] = PUBLISHED.map(([code, name, era, year], index) => ({
  code,
  name,
  position: index + 1,
  year: year ?? null,
  era,
}));

const BY_CODE: ReadonlyMap<string, CardSet> = new Map(KNOWN_SETS.map((set) => [set.code, set]));

export function isKnownSet(code: string): boolean {
  return BY_CODE.has(code);
}

/** Codes that format lists of the community write for another one (docs/rules/deck-construction.md, section 6). */
const WRITTEN_FOR: ReadonlyMap<string, string> = new Map([["BSB", "BOSB"]]);

/** The code of the set that a format list means by this one. */
export function setCodeMeant(written: string): string {
  return isKnownSet(written) ? written : (WRITTEN_FOR.get(written) ?? written);
}

/** The set with this code; one that nobody knows is named after its code. */
export function setNamed(code: string): CardSet {
  return BY_CODE.get(code) ?? { code, name: code, position: null, year: null, era: null };
}
