import { fold } from "@/lib/cards/fold";
import { SIDE_NAMES } from "@/lib/cards/sides";
import type { FormatRow } from "@/lib/decks/format";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { DECK_RULES, type DeckReport, type DeckRule, type Reason } from "@/lib/decks/legality/report";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { deckSources, readDeckArgument, resolveKnown, tellNotices } from "@/scripts/deck-input";

const OPTIONS = {
  format: { type: "string" },
  "as-of": { type: "string" },
  off: { type: "string", multiple: true },
  data: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

function readDay(text: string | undefined): string | null {
  if (text === undefined) return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new UsageError(`--as-of needs a day like 2004-06-20, not ${JSON.stringify(text)}`);
  return text;
}

function readOff(words: readonly string[] = []): DeckRule[] {
  return words
    .flatMap((word) => word.split(","))
    .map((word) => {
      const rule = DECK_RULES.find((known) => fold(known) === fold(word));
      if (!rule) throw new UsageError(`no rule ${JSON.stringify(word)}; known: ${DECK_RULES.join(", ")}`);
      return rule;
    });
}

function formatNamed(name: string, formats: readonly FormatRow[]): FormatRow | undefined {
  return formats.find((format) => fold(format.name) === fold(name));
}

/** The format asked for, which must be known, or the one the deck names, if it is. */
function chooseFormat(
  asked: string | undefined,
  named: string | undefined,
  formats: readonly FormatRow[],
  note: (line: string) => void,
): FormatRow | null {
  const name = asked ?? named;
  if (!name) return null;
  const format = formatNamed(name, formats);
  if (format) return format;
  const known = formats.map((row) => row.name).join(", ");
  const message = `no format ${JSON.stringify(name)}; known: ${known || "none"}`;
  if (asked !== undefined) throw new UsageError(message);
  note(`the deck's format is left out: ${message}`);
  return null;
}

function reasonLines(sign: string, { rule, message, fixes, unsettled }: Reason): string[] {
  const open = unsettled ? " (our reading; no source settles it)" : "";
  const change = fixes.map((fix) => fix.label).join(" or ");
  return [`${sign} ${rule.padEnd(4)}${message}${open}`, ...(change ? [`      change: ${change}`] : [])];
}

function inWords({ legal, format, asOf, counts, side, reasons, warnings }: DeckReport): string {
  const by = [format ?? "no format", ...(asOf ? [`as of ${asOf}`] : [])].join(", ");
  const rows = [
    ["side", side ? SIDE_NAMES[side] : "none"],
    ["cards", counts.cards],
    ["units", counts.units],
    ["space", counts.space],
    ["ground", counts.ground],
    ["character", counts.character],
    ["outside", counts.outside],
  ].map(([name, value]) => `  ${String(name).padEnd(10)}${String(value).padStart(4)}`);
  return [
    `${legal ? "legal" : "illegal"} (${by})`,
    ...rows,
    ...reasons.flatMap((reason) => reasonLines("x", reason)),
    ...warnings.flatMap((warning) => reasonLines("!", warning)),
  ].join("\n");
}

async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const { values, positionals } = readArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [argument] = positionals;
  if (argument === undefined || positionals.length > 1) throw new UsageError("validate needs one deck");
  const [asOf, off] = [readDay(values["as-of"]), readOff(values.off)];
  const list = await readDeckArgument(argument);
  const { catalog, formats } = await deckSources(values.data, list.lines, streams.err);
  const format = chooseFormat(values.format, list.format, formats, streams.err);
  const deck = resolveKnown(list, catalog, argument);
  tellNotices(deck, streams.err);
  const report = checkDeck(deck, { format, asOf, off });
  streams.out(values.json ? JSON.stringify(report) : inWords(report));
  return report.legal ? 0 : 1;
}

export const command: Command = {
  usage: "validate DECK [--format NAME] [--as-of DATE] [--off RULE] [--data PATH] [--json]",
  summary: "says whether a deck (.dek, .txt, .csv, .json or a share code) is legal, and every reason why not",
  run,
};
