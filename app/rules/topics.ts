import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cache } from "react";
import { type Block, readMarkdown } from "@/components/rules/markdown";

export const TOPICS = [
  {
    topic: "deck-construction",
    name: "Deck construction",
    about: "When a deck is legal, which printings count as one card, formats.",
  },
  {
    topic: "stacking",
    name: "Stacking",
    about: "Unique units, stacks, names of one person, Pilots and Equipment on stacks.",
  },
  {
    topic: "keywords",
    name: "Keywords and card text",
    about: "How keywords combine, the table of keywords, the grammar of card text.",
  },
  {
    topic: "turn-and-attack",
    name: "Turn and attack",
    about: "Zones, setup, the turn, the attack step by step.",
  },
  { topic: "attack-math", name: "Attack arithmetic", about: "The numbers of one attack, with worked cases." },
] as const;

/** A rule file read; null when no topic has this name. */
export const topicBlocks = cache(async (topic: string): Promise<readonly Block[] | null> => {
  const known = topic === "README" || TOPICS.some((entry) => entry.topic === topic);
  if (!known) return null;
  return readMarkdown(await readFile(join(process.cwd(), "docs", "rules", `${topic}.md`), "utf8"));
});
