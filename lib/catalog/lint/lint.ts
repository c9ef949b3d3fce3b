import type { Entry } from "@/lib/catalog/card-file";
import type { Rejection } from "@/lib/catalog/columns";
import type { FormatListing } from "@/lib/catalog/formats";
import { readCardText, surroundingsOf } from "@/lib/keywords/read-card";
import { type Fault, faultOf } from "./fault";
import { nameAndImage, nameForm } from "./names";
import { formatFaults, identityFaults } from "./pool-faults";
import {
  lostCharacters,
  missingNumbers,
  outerBlanks,
  subtypeArena,
  subtypeNumber,
  textInUsage,
  typeSpelling,
} from "./row-cells";
import { scriptSubordinates, subordinatesOf, subordinatesTaken } from "./subordinates";

/** Card data as its files say it. */
export interface Linted {
  readonly entries: readonly Entry[];
  readonly rejected: readonly Rejection[];
  readonly formats?: readonly FormatListing[];
}

const FORMATS_FILE = "formats.txt";

/** Faults of a text, as the keyword reader finds them with the pool's Subordinates in view. */
function textFaults(entries: readonly Entry[]): (entry: Entry) => Fault[] {
  const surroundings = surroundingsOf(entries.map(({ card }) => card));
  return (entry) =>
    readCardText(entry.card, surroundings).issues.map(({ code, message, start, end, suggestion }) => {
      const place = entry.card.text.slice(Math.max(0, start - 12), end + 12);
      return faultOf(entry, code, `${message} (at “${place}”)`, suggestion);
    });
}

/** All faults of card data, in the order of files and rows; an empty list means none is known. */
export function lint({ entries, rejected, formats = [] }: Linted): Fault[] {
  const subordinates = subordinatesOf(entries);
  const checks: readonly ((entry: Entry) => Fault[])[] = [
    nameForm,
    nameAndImage,
    outerBlanks,
    lostCharacters,
    typeSpelling,
    subtypeNumber,
    subtypeArena,
    missingNumbers,
    textInUsage,
    textFaults(entries),
    (entry) => subordinatesTaken(entry, subordinates),
    (entry) => scriptSubordinates(entry, subordinates),
  ];
  const rows = rejected.map(({ file, line, reason }) => ({
    file,
    line,
    card: "",
    rule: "row-rejected",
    message: reason,
  }));
  const faults = [
    ...entries.flatMap((entry) => checks.flatMap((check) => check(entry))),
    ...rows,
    ...identityFaults(entries),
  ];
  return [...inFileOrder(faults, entries), ...formatFaults(FORMATS_FILE, formats, entries)];
}

function inFileOrder(faults: readonly Fault[], entries: readonly Entry[]): Fault[] {
  const files = [...new Set([...entries.map(({ row }) => row.file), ...faults.map((fault) => fault.file)])];
  const place = new Map(files.map((file, at) => [file, at]));
  return [...faults].sort((a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0) || a.line - b.line);
}
