import type { Card } from "@/lib/cards/card";
import { identityOf } from "@/lib/cards/identity";
import { setNamed } from "@/lib/cards/sets";
import { type DeckDraws, deckDraws } from "@/lib/decks/deck-draws";
import type { ResolvedLine } from "@/lib/decks/resolved";
import { readCardText } from "@/lib/keywords/read-card";
import { matches } from "@/lib/query/matches";
import { describeWarning } from "@/lib/query/messages";
import { planQuery } from "@/lib/query/plan";
import { recordOf } from "@/lib/query/record";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { deckSources, readDeckArgument, resolveKnown, tellNotices } from "@/scripts/deck-input";
import { percent } from "@/scripts/percent";

const OPTIONS = {
  want: { type: "string", multiple: true },
  turns: { type: "string" },
  "per-turn": { type: "string" },
  data: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

function readNumber(option: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,3}$/.test(text) || Number(text) > most)
    throw new UsageError(`--${option} is a number from 0 to ${most}, not ${JSON.stringify(text)}`);
  return Number(text);
}

type Sources = Awaited<ReturnType<typeof deckSources>>;

/** A query of the search language as a question to one card of the deck. */
function wantOf(
  query: string,
  lines: readonly ResolvedLine[],
  { formats }: Sources,
  note: (line: string) => void,
) {
  const cards = lines.flatMap(({ card }) => card ?? []);
  const sets = [...new Set(cards.map(({ set }) => set))].map(setNamed);
  const { plan, state, warnings } = planQuery(query, { sets, formats });
  if (state === "empty") throw new UsageError(`nothing to look for in --want ${JSON.stringify(query)}`);
  for (const warning of warnings) note(describeWarning(warning));
  const printed = new Map(
    lines.flatMap(({ card, printedIn }) => (card ? [[identityOf(card), new Set(printedIn)]] : [])),
  );
  const pool = { setsOfIdentity: (identity: string) => printed.get(identity) ?? new Set<string>() };
  return (card: Card) => matches(plan, recordOf(card, readCardText(card)), pool);
}

function inWords({ cards, copies, turns }: DeckDraws, wants: readonly string[]): string {
  const heads = [
    ...wants.map((want, i) => `${want} (${copies[i]})`),
    "Space",
    "Ground",
    "Character",
    "all three",
  ];
  const width = (head: string) => Math.max(12, head.length + 2);
  const rows = turns.map(({ turn, seen, wanted, arenas, everyArena }) => {
    const chances = [
      ...wanted.map(({ atLeastOne }) => atLeastOne),
      arenas.Space,
      arenas.Ground,
      arenas.Character,
      everyArena,
    ];
    return `${String(turn).padStart(4)}${String(seen).padStart(6)}${chances.map((chance, i) => percent(chance).padStart(width(heads[i] ?? ""))).join("")}`;
  });
  return [
    `${cards} cards; chance of at least one`,
    `turn  seen${heads.map((head) => head.padStart(width(head))).join("")}`,
    ...rows,
  ].join("\n");
}

async function run(args: readonly string[], streams: Streams): Promise<0> {
  const { values, positionals } = readArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [argument] = positionals;
  if (argument === undefined || positionals.length > 1) throw new UsageError("draw needs one deck");
  const turns = readNumber("turns", values.turns, 6, 100);
  const perTurn = readNumber("per-turn", values["per-turn"], 1, 20);
  const list = await readDeckArgument(argument);
  const sources = await deckSources(values.data, list.lines, streams.err);
  const deck = resolveKnown(list, sources.catalog, argument);
  tellNotices(deck, streams.err);
  const wants = (values.want ?? []).map((query) => wantOf(query, deck.lines, sources, streams.err));
  const draws = deckDraws(deck.lines, wants, turns, perTurn);
  streams.out(values.json ? JSON.stringify(draws) : inWords(draws, values.want ?? []));
  return 0;
}

export const command: Command = {
  usage: "draw DECK [--want QUERY …] [--turns N] [--per-turn N] [--data PATH] [--json]",
  summary: "chances of drawing a card, a card that a query finds, and a unit of each arena by turn",
  run,
};
