import { setCodeMeant } from "@/lib/cards/sets";
import { linesOf } from "./cells";

/** A format as `formats.txt` lists it: a label and set codes. */
export interface FormatListing {
  readonly name: string;
  /** Place in the file, from 1. */
  readonly position: number;
  /** Codes of its sets; one known to stand for another is read as that. */
  readonly setCodes: readonly string[];
  /** The same codes as the file writes them, and the line of each. */
  readonly written: readonly string[];
  readonly lines: readonly number[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const TAG = /<(label|set)>([^<]*)<\/\1>|<(\/?)format>/gi;

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");

/** Reads the plugin's `formats.txt`; a format without a label or sets is left out, repeated codes count once. */
export function readFormats(text: string): readonly FormatListing[] {
  const formats: FormatListing[] = [];
  let name = "";
  let sets = new Map<string, number>();
  linesOf(text).forEach((line, at) => {
    for (const [, tag, content = "", closing] of line.matchAll(TAG)) {
      const value = decode(content).trim();
      if (tag?.toLowerCase() === "label") name = value;
      else if (tag && value !== "" && !sets.has(value.toUpperCase())) sets.set(value.toUpperCase(), at + 1);
      else if (!tag && closing === "") [name, sets] = ["", new Map()];
      else if (!tag && name !== "" && sets.size > 0)
        formats.push({
          name,
          position: formats.length + 1,
          setCodes: [...sets.keys()].map(setCodeMeant),
          written: [...sets.keys()],
          lines: [...sets.values()],
        });
    }
  });
  return formats;
}
