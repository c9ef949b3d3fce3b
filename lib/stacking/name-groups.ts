import { fold } from "@/lib/cards/fold";

/** `official`: named by a rulebook. `unconfirmed`: both names occur on cards, but no source read makes them one unit. */
export type GroupStatus = "official" | "unconfirmed";

/** Names under which one person appears; they count as one unit for uniqueness, stacking and contesting only. */
export interface NameGroup {
  readonly names: readonly string[];
  readonly status: GroupStatus;
  readonly source: string;
}

export const NAME_GROUPS: readonly NameGroup[] = [
  { names: ["Anakin Skywalker", "Darth Vader"], status: "official", source: "rulebook p.35, p.57" },
  { names: ["Beru Lars", "Beru Whitesun"], status: "official", source: "ESB; rulebook p.35, p.57" },
  { names: ["Padmé Amidala", "Queen Amidala"], status: "official", source: "ESB; rulebook p.35, p.57" },
  {
    names: ["Chancellor Palpatine", "Emperor Palpatine", "Darth Sidious"],
    status: "official",
    source: "rulebook p.35, p.57; errata",
  },
  { names: ["Revan", "Darth Revan"], status: "unconfirmed", source: "sets/KAE.txt" },
  { names: ["Kreia", "Darth Traya"], status: "unconfirmed", source: "sets/KAE.txt" },
  { names: ["Rey", "Rey Skywalker"], status: "unconfirmed", source: "sets/UNION.txt" },
  {
    names: ["Leia Organa", "Leia Organa Solo", "Princess Leia"],
    status: "unconfirmed",
    source: "sets/UNION.txt; faq2005 reads Princess Leia as Leia Organa for one card",
  },
  { names: ["Mara Jade", "Mara Jade Skywalker"], status: "unconfirmed", source: "sets/UNION.txt" },
];

/** A name that a card's text writes otherwise than the card it must mean. */
export interface OddName {
  readonly written: string;
  readonly name: string;
  readonly source: string;
}

export const ODD_NAMES: readonly OddName[] = [
  { written: "Poe", name: "Poe Dameron", source: "sets/TROS.txt, Stack list of Resistance Heroes (A)" },
];

/** Which groups a check believes in. */
export type NameMode = "official" | "with-unconfirmed";

const GROUP_OF: ReadonlyMap<string, NameGroup> = new Map(
  NAME_GROUPS.flatMap((group) => group.names.map((name) => [fold(name), group] as const)),
);

/** The group of a name, or undefined for a name that stands alone. */
export function groupOf(name: string): NameGroup | undefined {
  return GROUP_OF.get(fold(name));
}

const MOST_KEYS = 50_000;
const KEYS: Record<NameMode, Map<string, string>> = { official: new Map(), "with-unconfirmed": new Map() };

/** Key of the unit a name stands for: all names of a group that `mode` believes in share it. */
export function unitKey(name: string, mode: NameMode): string {
  const known = KEYS[mode].get(name);
  if (known !== undefined) return known;
  const group = groupOf(name);
  const believed = group && (group.status === "official" || mode === "with-unconfirmed");
  const key = fold(believed ? (group.names[0] ?? name) : name);
  // the same few thousand names are compared again and again when a catalog is looked through
  if (KEYS[mode].size >= MOST_KEYS) KEYS[mode].clear();
  KEYS[mode].set(name, key);
  return key;
}

/** Whether two base names stand for one unit (S3). */
export function sameUnit(a: string, b: string, mode: NameMode): boolean {
  return unitKey(a, mode) === unitKey(b, mode);
}

/** The unconfirmed group that would make two different names one unit. */
export function unconfirmedGroup(a: string, b: string): NameGroup | undefined {
  const group = groupOf(a);
  return group?.status === "unconfirmed" && fold(a) !== fold(b) && groupOf(b) === group ? group : undefined;
}

const ODD = new Set(ODD_NAMES.map(({ written, name }) => `${fold(written)} = ${fold(name)}`));

/** Whether a text that writes one name is known to mean a card of the other. */
export function oddlyWritten(written: string, base: string): boolean {
  return ODD.has(`${unitKey(written, "official")} = ${unitKey(base, "official")}`);
}
