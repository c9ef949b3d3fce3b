import type { Card } from "@/lib/cards/card";
import { printStat } from "@/lib/cards/stat";
import { readCardFile } from "@/lib/catalog/card-file";

export const HEADING_15 =
  "Name Set ImageFile Side Type Subtype Cost Speed Power Health Rarity Number Usage Text Script";
export const HEADING_16 = `${HEADING_15} Classification`;
export const HEADING_17 = `${HEADING_16} DraftRarity`;

const PLAIN: Readonly<Record<string, string>> = {
  Name: "Cave Beast",
  Set: "BOC",
  ImageFile: "BOC001_Cave_Beast",
  Side: "N",
  Type: "Ground",
  Subtype: "Creature",
  Cost: "4",
  Speed: "30",
  Power: "4",
  Health: "5",
  Rarity: "C",
  Number: "1",
  Text: "Armor",
};

/** A row of a set file with plain values, `cells` put in their place. */
export function row(cells: Readonly<Record<string, string>> = {}, heading = HEADING_15): string {
  return heading
    .split(" ")
    .map((column) => cells[column] ?? PLAIN[column] ?? "")
    .join("\t");
}

/** A set file with these rows under a heading. */
export function setFile(rows: readonly string[], heading = HEADING_15): string {
  return [heading.replaceAll(" ", "\t"), ...rows, ""].join("\n");
}

/** The only card of a set file with one row. */
export function readOne(line: string, heading = HEADING_15): Card {
  const { entries, rejected } = readCardFile({ file: "BOC.txt", text: setFile([line], heading) });
  const card = entries[0]?.card;
  if (!card || entries.length !== 1) throw new Error(`not read: ${JSON.stringify(rejected)}`);
  return card;
}

function cell(text: string): string {
  return text.startsWith('"') || /[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A card as a row of sixteen columns, quoted as a spreadsheet would. */
export function writeRow(card: Card): string {
  const stats = [card.cost, card.speed, card.power, card.health].map(printStat);
  const { image, set, side, subtype, rarity, number, text, script } = card;
  const lists = [card.usage.join(" | "), text, script, card.classification.join(", ")];
  return [card.name.full, set, image, side, card.type.printed, subtype, ...stats, rarity, number, ...lists]
    .map(cell)
    .join("\t");
}
