import { readFile } from "node:fs/promises";
import type { FindCard } from "@/lib/attack/cards-unit";
import { namesIn, SituationInput, situationOf } from "@/lib/attack/input";
import { type Preview, preview } from "@/lib/attack/preview";
import type { Situation } from "@/lib/attack/situation";
import { cardNamed } from "@/lib/decks/named-card";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { deckSources } from "@/scripts/deck-input";
import { percent } from "@/scripts/percent";

const OPTIONS = { data: { type: "string", multiple: true }, json: { type: "boolean" } } as const;

async function readText(file: string, streams: Streams): Promise<string> {
  if (file === "-") return streams.stdin();
  try {
    return await readFile(file, "utf8");
  } catch {
    throw new UsageError(`no such file: ${file}`);
  }
}

function readSituation(text: string, file: string): Situation {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = SituationInput.safeParse(value);
  if (read.success) return situationOf(read.data);
  const faults = read.error.issues.map(
    ({ path, message }) => `${path.join(".") || "the situation"}: ${message}`,
  );
  throw new UsageError(`${file}: ${faults.join("; ")}`);
}

async function finder(
  situation: Situation,
  data: readonly string[] | undefined,
  streams: Streams,
): Promise<FindCard> {
  const names = namesIn(situation);
  if (names.length === 0) return () => "no card";
  const lines = names.map((name) => ({ name, id: name, zone: "Deck", count: 1 }) as const);
  const { catalog } = await deckSources(data, lines, streams.err);
  return cardNamed(catalog);
}

function listLine(name: string, chances: readonly number[]): string {
  return `  ${name.padEnd(18)}${chances.map((chance, at) => `${at}: ${percent(chance)}`).join("   ")}`;
}

function inWords(found: Preview): string {
  const { attacker, defender } = found;
  const windows = found.timeline.flatMap(({ window, name, entries }) => [
    ...(entries.length > 0 ? [`${window} ${name}`] : []),
    ...entries.map(
      ({ keyword, unit, cost, effect, state, why, chance }) =>
        `  ${state === "blocked" ? "x" : " "} ${cost ? `${cost} -> ` : ""}${keyword} (${unit}): ${effect}${chance === undefined ? "" : `, ${percent(chance)}`}${why ? ` [${why}]` : ""}`,
    ),
  ]);
  return [
    `${attacker.name} (power ${attacker.power ?? "?"}) attacks ${defender.name} (health ${defender.health ?? "?"}, ${defender.counters} counters) with ${found.dice} dice`,
    listLine("hits", found.hits),
    listLine("damage", found.damage),
    listLine("counters", found.counters),
    listLine("to the attacker", found.attackerDamage),
    `  expected damage ${found.expectedDamage.toFixed(4)}   kill ${percent(found.killProbability)}   attacker survives ${percent(found.survivalProbability)}`,
    ...windows,
    ...found.forbidden.map(({ message }) => `x ${message}`),
    ...found.assumptions.map(
      ({ id, message, unsettled }) =>
        `! ${(id ?? "").padEnd(4)}${message}${unsettled ? " (our reading; no source settles it)" : ""}`,
    ),
    ...found.notConsidered.map(
      ({ unit, text, why }) => `? not considered, ${unit}: ${text}${why ? ` (${why})` : ""}`,
    ),
  ].join("\n");
}

async function run(args: readonly string[], streams: Streams): Promise<0> {
  const { values, positionals } = readArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageError("attack needs one file with a situation (JSON)");
  const situation = readSituation(await readText(file, streams), file);
  const answer = preview(situation, await finder(situation, values.data, streams));
  if (!answer.ok)
    throw new UsageError(
      `${file}: ${answer.problems.map(({ at, message }) => `${at}: ${message}`).join("; ")}`,
    );
  streams.out(values.json ? JSON.stringify(answer.preview) : inWords(answer.preview));
  return 0;
}

export const command: Command = {
  usage: "attack FILE [--data PATH] [--json]",
  summary: "shows what happens when one unit attacks another: every window, and the exact chances",
  run,
};
