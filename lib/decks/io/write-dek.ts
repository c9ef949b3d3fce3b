import type { ResolvedLine } from "@/lib/decks/resolved";
import { byZone, namingOf } from "./naming";
import type { WritableDeck } from "./writable-deck";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

function cardElement(line: ResolvedLine): string {
  const { name, set, id } = namingOf(line);
  const attribute = id ? ` id="${escapeXml(id)}"` : "";
  const setElement = set ? `<set>${escapeXml(set)}</set>` : "";
  return `\t\t<card><name${attribute}>${escapeXml(name)}</name>${setElement}</card>\n`;
}

/** LackeyCCG's `.dek`: one element a copy, the id is the `ImageFile`. */
export function writeDek({ lines }: WritableDeck): string {
  const zones = byZone(lines).map(([zone, inZone]) => {
    const cards = inZone.map((line) => cardElement(line).repeat(line.count)).join("");
    return `\t<superzone name="${zone}">\n${cards}\t</superzone>\n`;
  });
  return `<deck version="0.8">\n\t<meta>\n\t\t<game>starwars</game>\n\t</meta>\n${zones.join("")}</deck>\n`;
}
