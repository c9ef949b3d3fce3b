import type { DeckCatalog } from "@/lib/decks/deck-catalog";
import { findCard } from "@/lib/decks/find-card";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { byZone, type Naming, namingOf } from "./naming";
import { writeQuantity } from "./quantity";
import { readText } from "./read-text";
import type { WritableDeck } from "./writable-deck";

type WriteRow = (count: number, naming: Naming) => string;

/** Whether a row, read again, is plainly this printing. */
function saysIt(row: string, line: ResolvedLine, catalog: DeckCatalog): boolean {
  const [read] = readText(row).lines;
  if (!read || read.count !== line.count) return false;
  const found = findCard(read, catalog);
  return found.how === "sure" && found.card.id === line.cardId;
}

/** The shortest of the row's forms that names the printing; the longest where no catalog tells. */
function shortest(forms: readonly string[], line: ResolvedLine, catalog: DeckCatalog | undefined): string {
  const longest = forms.at(-1) ?? "";
  if (!catalog || !line.card) return longest;
  return forms.find((row) => saysIt(row, line, catalog)) ?? longest;
}

function namings(line: ResolvedLine, first: "name" | "set"): Naming[] {
  const whole = namingOf(line);
  const forms = [{ ...whole, set: "", id: "" }, { ...whole, id: "" }, whole];
  return first === "name" ? forms : forms.slice(1);
}

function sections(
  { lines }: WritableDeck,
  write: (line: ResolvedLine) => string,
  heading: (zone: string) => string,
): string {
  return byZone(lines)
    .map(([zone, inZone]) => heading(zone) + inZone.map((line) => `${write(line)}\n`).join(""))
    .join("");
}

const lackeyRow: WriteRow = (count, { name, set, id }) => {
  const cells = [count, name.replace(/\t/g, " "), set, id];
  while (cells.at(-1) === "") cells.pop();
  return cells.join("\t");
};

/** Lackey's text deck: `count<TAB>name`, set and id added only where the name is not enough. */
export function writeLackey(deck: WritableDeck, catalog?: DeckCatalog): string {
  const write = (line: ResolvedLine) =>
    shortest(
      namings(line, "name").map((naming) => lackeyRow(line.count, naming)),
      line,
      catalog,
    );
  return sections(deck, write, (zone) => (zone === "Deck" ? "" : `${zone}:\n`));
}

const textRow: WriteRow = (count, { name, set, id }) => {
  const printing = [set, id].filter((part) => part !== "").join(" ");
  return `${writeQuantity(count)} ${name}${printing ? ` [${printing}]` : ""}`;
};

function labels({ name, format }: WritableDeck): string {
  const line = (label: string, text: string | null | undefined) =>
    text ? `// ${label}: ${text.replace(/\s+/g, " ").trim()}\n` : "";
  return line("Name", name) + line("Format", format);
}

/** A list to read, print and paste: `4 Chewbacca (D2) [SOLO]` under a heading for each zone. */
export function writeText(deck: WritableDeck, catalog?: DeckCatalog): string {
  const write = (line: ResolvedLine) =>
    shortest(
      namings(line, "set").map((naming) => textRow(line.count, naming)),
      line,
      catalog,
    );
  const body = sections(deck, write, (zone) => `\n${zone}:\n`);
  const head = labels(deck);
  return head === "" ? body.trimStart() : head + body;
}
