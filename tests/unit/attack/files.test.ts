import { describe, expect, test } from "vitest";
import { preview } from "@/lib/attack/preview";
import { ARENAS, type Card } from "@/lib/cards/card";
import { arenasInPlay } from "@/lib/cards/identity";
import { readCardData } from "@/scripts/card-files";
import { LACKEY } from "@/tests/lackey";

const TROOPER = {
  power: 4,
  health: 4,
  force: 4,
  prevent: [{ keyword: "Evade", value: 2, cost: "Pay 1 Force" }],
};

/** What can stand in an arena. */
const stands = (card: Card) =>
  ["Unit", "Subordinate"].includes(card.type.type) && arenasInPlay(card).length > 0;

describe.skipIf(!LACKEY)("every unit of the real files (needs LACKEY_DATA)", () => {
  test("can be attacked and attack, wherever it can stand; what is left out has words of the card", async () => {
    const { cards } = await readCardData([LACKEY as string], () => {});
    const byId = new Map(cards.map((card) => [card.id, card]));
    const find = (name: string) => byId.get(name) ?? "no such card";
    let looked = 0;
    for (const card of cards.filter(stands)) {
      for (const arena of ARENAS.filter((one) => arenasInPlay(card).includes(one))) {
        const unit = { stack: [card.id], force: 4, ...(typeof card.power !== "number" && { power: 3 }) };
        for (const situation of [
          { attacker: unit, defender: TROOPER, arena },
          { attacker: TROOPER, defender: unit, arena },
        ]) {
          const answer = preview(situation, find);
          if (!answer.ok) {
            expect(answer.problems, card.id).toEqual([
              expect.objectContaining({ message: expect.stringMatching(/\(S1\)|\(R6\)/) }),
            ]);
            continue;
          }
          const { damage, notConsidered } = answer.preview;
          expect(Math.abs(damage.reduce((sum, chance) => sum + chance, 0) - 1), card.id).toBeLessThan(1e-12);
          for (const { text } of notConsidered) expect(card.text, card.id).toContain(text);
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(1000);
  }, 300_000);
});
