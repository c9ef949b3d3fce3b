import type { CardName } from "@/lib/cards/card";
import { foldWords } from "@/lib/cards/fold";
import { type NameFault, printName, readName } from "@/lib/cards/name";
import type { Entry } from "@/lib/catalog/card-file";
import { type Fault, faultOf } from "./fault";

const MESSAGES: Readonly<Record<NameFault, string>> = {
  blanks: "the name has blanks too many",
  "doubled-quotes": "the name still has the quotation marks of a spreadsheet",
  "lost-character": "a character of the name is lost",
  "version-spacing": "not one blank before the version letter",
  "version-parentheses": "no parentheses around the version letter",
  "mark-order": "the printing mark stands before the version letter",
  "mark-parentheses": "no parentheses around the printing mark",
};

const SUBORDINATE_MARK = /\s*\(sub(?:ordinate)?\)$/i;

/** The base name without the mark by which some files tell a Subordinate from the unit of its name. */
export function plainBase({ base }: Pick<CardName, "base">): string {
  return base.replace(SUBORDINATE_MARK, "");
}

/** What the reading of the name had to mend; blanks at its ends are told as such elsewhere. */
export function nameForm(entry: Entry): Fault[] {
  const raw = entry.row.cells.name ?? "";
  const image = entry.card.type.type === "Unit" ? entry.card.image : undefined;
  return readName(raw.trim(), image).faults.map((fault) =>
    faultOf(entry, `name-${fault}`, MESSAGES[fault], entry.card.name.full),
  );
}

const PREFIX = /^(?:[A-Z0-9]+?(?:\d{2,3}[a-z]?|promo|preview|sub)_|[A-Za-z]*starter(?:promo)?_)/;
const TAIL = /_(?:HD|v\d+|alternate|promo(?:film)?|preview|\d)$/i;

const ROMAN: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4" };

const wordsOf = (text: string) => foldWords(text.replace(/_/g, " ")).split(" ");

/** Letters and digits alone; file names may write Roman numerals as digits. */
const SKELETONS: readonly ((text: string) => string)[] = [
  (text) => wordsOf(text).join(""),
  (text) =>
    wordsOf(text)
      .map((word) => ROMAN[word] ?? word)
      .join(""),
];

/** The picture's file name as a name, with the hyphens and marks that only the name can tell. */
function nameInImage(image: string, name: CardName): string {
  const body = image
    .replace(PREFIX, "")
    .replace(TAIL, "")
    .replace(/_s(?=_|$)/g, "'s");
  const [, words = body, version] = /^(.*?)(?:_([A-Z]\d?))?$/.exec(body) ?? [];
  const parts = words.split(/[_-]/);
  const gaps = plainBase(name).match(/(?<=[\p{L}\p{N}'])[^\p{L}\p{N}']+(?=[\p{L}\p{N}'])/gu) ?? [];
  const base =
    parts.length === gaps.length + 1
      ? parts.map((part, at) => part + (gaps[at] ?? "")).join("")
      : parts.join(" ");
  return printName({ base, version: version ?? null, marks: name.marks, namesake: null });
}

function agrees(name: CardName, image: string): boolean {
  return SKELETONS.some((skeleton) => {
    const base = skeleton(plainBase(name));
    const version = skeleton(name.version ?? "");
    const endings = [version, skeleton(name.namesake ?? "") + version];
    return [image, image.replace(TAIL, "")].map(skeleton).some((body) => {
      const at = body.lastIndexOf(base);
      return at >= 0 && endings.includes(body.slice(at + base.length));
    });
  });
}

/** The picture's file name says another name or version; either may be the wrong one. */
export function nameAndImage(entry: Entry): Fault[] {
  const { name, image } = entry.card;
  if (image === "")
    return [faultOf(entry, "image-missing", "no ImageFile; the card gets its id from its name")];
  if (agrees(name, image)) return [];
  return [
    faultOf(
      entry,
      "name-image",
      `ImageFile ${image} names another card or version`,
      nameInImage(image, name),
    ),
  ];
}
