import { beforeAll, describe, expect, test } from "vitest";
import { importCards } from "@/db/import";
import { resolvedLines } from "@/db/queries/resolved-lines";
import { checkDeck } from "@/lib/decks/legality/check-deck";
import { card } from "./cards";
import { ownDatabase } from "./database";

const marked = card({
  name: "Quiet Hour",
  set: "RAS",
  image: "RAS001_Quiet_Hour",
  usage: ["**BANNED**: no."],
});
const reprint = card({ name: "Quiet Hour (Promo)", set: "PROMO", image: "PROMO002_Quiet_Hour" });
const other = card({ name: "Long Watch", set: "RAS", image: "RAS002_Long_Watch" });

describe("deck lines with their cards", () => {
  const own = ownDatabase();
  beforeAll(async () => void (await importCards([marked, reprint, other], [], "test", own.db)));

  const line = (cardId: string) => ({ cardId, zone: "Deck" as const, count: 1 });

  test("say what all printings of a card decide together", async () => {
    const [first, second, third] = await resolvedLines(
      [line(reprint.id), line(other.id), line("no-such-card")],
      own.db,
    );
    expect(first).toMatchObject({
      card: reprint,
      printedIn: ["PROMO", "RAS"],
      banMarks: [{ status: "banned", format: null }],
    });
    expect(second).toMatchObject({ card: other, printedIn: ["RAS"], banMarks: [] });
    expect(third).toEqual({ ...line("no-such-card"), card: null, printedIn: [] });
  });

  test("keep an unmarked reprint of a banned card out of a deck", async () => {
    const lines = await resolvedLines([line(reprint.id), line(other.id)], own.db);
    const { reasons } = checkDeck({ lines }, { format: null });
    expect(reasons.filter(({ code }) => code === "banned").map(({ cards }) => cards)).toEqual([[reprint.id]]);
  });
});
