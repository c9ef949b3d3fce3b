import type { Cost, Value } from "@/lib/keywords/ability";
import { type Amount, FREE, type Price } from "./duel";

/** `2`, `X`, `X+1`, `2 times X`; null for a value that can't be worked out. */
export function readAmount(value: Value): Amount | null {
  if (typeof value === "number") return { base: value, perX: 0 };
  if (value === null) return { base: 0, perX: 0 };
  const sum = /^X(?:([+-–])(\d{1,3}))?$/.exec(value);
  if (sum) return { base: sum[2] === undefined ? 0 : Number(sum[2]) * (sum[1] === "+" ? 1 : -1), perX: 1 };
  const product = /^(?:X times (\d{1,3})|(\d{1,3}) times X|(\d{1,3})X)$/.exec(value);
  return product ? { base: 0, perX: Number(product[1] ?? product[2] ?? product[3]) } : null;
}

/** What a cost asks for; null where its X is defined by words. */
export function readPrice(cost: Cost): Price | null {
  if (/\bwhere\b/i.test(cost.text)) return null;
  let [base, perX] = [0, 0];
  const other: string[] = [];
  for (const part of cost.parts) {
    const amount = part.kind === "force" ? readAmount(part.amount) : null;
    if (part.kind !== "force" || part.amount === null || !amount) other.push(part.text);
    else {
      base += amount.base;
      perX += amount.perX;
    }
  }
  return { force: { base, perX }, other: other.length > 0 ? other.join(", ") : null };
}

/** The price of an ability printed without a cost (Retaliate costs Pay 0 Force then). */
export const NO_PRICE = FREE;
