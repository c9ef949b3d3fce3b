import { ARENAS, type Arena, type Card } from "@/lib/cards/card";
import { fold } from "@/lib/cards/fold";
import type { DeckCatalog } from "@/lib/decks/deck-catalog";
import { findCard } from "@/lib/decks/find-card";
import { check, type StackingReport } from "@/lib/stacking/check";
import type { NameMode } from "@/lib/stacking/name-groups";
import type { StackOptions } from "@/lib/stacking/situation";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { deckSources } from "@/scripts/deck-input";

const OPTIONS = {
  arena: { type: "string" },
  pilot: { type: "string", multiple: true },
  equipment: { type: "string", multiple: true },
  "in-play": { type: "string", multiple: true },
  names: { type: "string" },
  setup: { type: "boolean" },
  data: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

const NAME_MODES: readonly NameMode[] = ["official", "with-unconfirmed"];

/** One of some words, in any case; throws `UsageError` for another. */
function oneOf<T extends string>(
  option: string,
  asked: string | undefined,
  known: readonly T[],
): T | undefined {
  if (asked === undefined) return undefined;
  const found = known.find((word) => fold(word) === fold(asked));
  if (!found) throw new UsageError(`--${option} is ${known.join(", ")}, not ${JSON.stringify(asked)}`);
  return found;
}

function cardNamed(name: string, catalog: DeckCatalog): Card {
  const byId = catalog.byId(name);
  if (byId) return byId;
  const found = findCard({ name }, catalog);
  if (found.card) return found.card;
  const meant = "candidates" in found ? found.candidates : catalog.nearby(name);
  const names = [...new Set(meant.map(({ name }) => name.full))].slice(0, 8);
  const which = names.length > 0 ? `; it may be ${names.join(", ")}` : "";
  throw new UsageError(`no card is named ${JSON.stringify(name)}${which}`);
}

function abilityLines({ unit }: StackingReport): string[] {
  return (unit?.abilities ?? []).map(
    ({ text, from, route }) => `  ${text}${route === "own" ? "" : `  (${route}: ${from})`}`,
  );
}

const shown = (value: number | null) => (value === null ? "?" : String(value));

function unitLines(report: StackingReport): string[] {
  const { unit } = report;
  if (!unit) return [];
  return [
    `${unit.name}  ${[unit.types.join("/"), unit.subtypes].filter(Boolean).join(" - ")}`,
    `  build cost ${shown(unit.buildCost)}   speed ${shown(unit.speed)}   power ${shown(unit.power)}   health ${shown(unit.health)}`,
    ...abilityLines(report),
    ...report.cost.map(
      ({ card, counters, place }) =>
        `  ${shown(counters)} ${counters === 1 ? "counter" : "counters"} for ${card} (${place})`,
    ),
  ];
}

function inWords(report: StackingReport): string {
  return [
    report.legal ? "legal" : "illegal",
    ...unitLines(report),
    ...report.violations.map(({ rule, message }) => `x ${rule.padEnd(4)}${message}`),
    ...report.warnings.map(
      ({ rule, message, unsettled }) =>
        `! ${rule.padEnd(4)}${message}${unsettled ? " (our reading; no source settles it)" : ""}`,
    ),
  ].join("\n");
}

async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const { values, positionals } = readArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (positionals.length === 0) throw new UsageError("stack needs the names of its cards, top first");
  const arena = oneOf<Arena>("arena", values.arena, ARENAS);
  const names = oneOf<NameMode>("names", values.names, NAME_MODES);
  const asked = [
    ...positionals,
    ...[values.pilot, values.equipment, values["in-play"]].flatMap((some) => some ?? []),
  ];
  const lines = asked.map((name) => ({ name, id: name, zone: "Deck", count: 1 }) as const);
  const { catalog } = await deckSources(values.data, lines, streams.err);
  const cards = (some: readonly string[] = []) => some.map((name) => cardNamed(name, catalog));
  const pilots = cards(values.pilot);
  const options: StackOptions = {
    ...(arena && { arena }),
    ...(names && { names }),
    ...(values.setup && { setup: true }),
    pilots: pilots.length > 0 ? [pilots] : [],
    equipment: cards(values.equipment),
    inPlay: cards(values["in-play"]),
  };
  const report = check(cards(positionals), options);
  streams.out(values.json ? JSON.stringify(report) : inWords(report));
  return report.legal ? 0 : 1;
}

export const command: Command = {
  usage:
    "stack NAME NAME … [--arena A] [--pilot NAME …] [--equipment NAME …] [--in-play NAME …] [--setup] [--names with-unconfirmed] [--data PATH] [--json]",
  summary: "says whether these cards, top first, may form one unit, and what unit they make",
  run,
};
