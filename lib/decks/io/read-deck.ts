import type { DeckList, ListLine, ListProblem } from "./deck-list";
import { MAX_CARDS, MAX_NAME, tooManyCards, unreadable } from "./limits";
import { csvSeparator, readCsv } from "./read-csv";
import { readDek } from "./read-dek";
import { readJson } from "./read-json";
import { readText } from "./read-text";
import { codeIn, readCode } from "./share-code";

function readAny(text: string, fileName: string): DeckList {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("<")) return readDek(start);
  if (/\.dek$/i.test(fileName)) {
    const problem = {
      code: "not-a-deck",
      message: "A .dek file is XML and begins with <deck>.",
      line: 1,
    } as const;
    return { kind: "dek", lines: [], problems: [problem] };
  }
  if (/^(?:\{|\[\s*[[{\]"])/.test(start)) return readJson(start);
  const code = codeIn(start);
  if (code) return readCode(code);
  const separator = csvSeparator(start);
  return separator ? readCsv(start, separator) : readText(text);
}

function overLimits(lines: readonly ListLine[]): ListProblem | null {
  const long = lines.find(({ name = "", id = "", set = "" }) =>
    [name, id, set].some((t) => t.length > MAX_NAME),
  );
  if (long) {
    const line = long.line === undefined ? {} : { line: long.line };
    return { code: "not-a-deck", message: "A name is too long for a card.", ...line };
  }
  const cards = lines.reduce((sum, line) => sum + line.count, 0);
  if (cards > MAX_CARDS) return tooManyCards();
  return cards === 0 ? { code: "empty", message: "The deck has no cards." } : null;
}

/**
 * The one entrance for decks from outside: `.dek`, Lackey text, plain text, CSV, our JSON and the public deck
 * database's, share codes and addresses that end in one. With any problem there are no lines.
 */
export function readDeck(text: string, fileName = ""): DeckList {
  const problem = unreadable(text);
  if (problem) return { kind: null, lines: [], problems: [problem] };
  const list = readAny(text, fileName);
  if (list.problems.length > 0) return list;
  const beyond = overLimits(list.lines);
  if (beyond) return { ...list, lines: [], problems: [beyond] };
  return list;
}
