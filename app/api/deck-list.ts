import type { DeckList } from "@/lib/decks/io/deck-list";
import { readDeck } from "@/lib/decks/io/read-deck";
import { AppError } from "@/lib/errors";

/** A deck's text read; unusable text is refused with everything that is wrong with it. */
export function listOf(text: string, fileName = ""): DeckList {
  const list = readDeck(text, fileName);
  const [first] = list.problems;
  if (!first) return list;
  const code = first.code === "too-large" || first.code === "too-many-cards" ? "too-large" : "bad-request";
  throw new AppError(code, list.problems.map((problem) => problem.message).join(" "), {
    problems: list.problems,
  });
}
