import { answering, only, readQuery } from "@/app/api/answer";
import { NoQuery } from "@/app/api/schemas";
import { allCards, factsOfCards } from "@/db/queries/cards";
import type { Card } from "@/lib/cards/card";
import { cardToJson } from "@/lib/cards/card-json";

export const dynamic = "force-dynamic";

const CHUNK = 500;

/** Every card with its facts, one JSON object a line, by id. */
export const GET = answering(async (request) => {
  readQuery(request, NoQuery);
  const cards = await allCards();
  const chunks = Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, at) =>
    cards.slice(at * CHUNK, (at + 1) * CHUNK),
  ).values();
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(out) {
      const next = chunks.next();
      if (next.done) out.close();
      else out.enqueue(encoder.encode(await linesOf(next.value)));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson; charset=utf-8" } });
});

async function linesOf(cards: Card[]): Promise<string> {
  const facts = await factsOfCards(cards.map((card) => card.id));
  return cards
    .map((card) => `${JSON.stringify({ ...cardToJson(card), facts: facts.get(card.id) ?? [] })}\n`)
    .join("");
}

const others = only("GET");

export { others as DELETE, others as PATCH, others as POST, others as PUT };
