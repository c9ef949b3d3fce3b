import type { KeywordRow, ParameterForm } from "./registry";

const TAILS: Record<ParameterForm, string> = {
  plain: "",
  value: " X",
  signed: " X/-X",
  effect: ": effect",
  slots: ": first/second/third",
  list: ": cards",
  cost: ": cost",
  "cost-effect": ": cost -> effect",
  "cost-list": ": cost, cost or cost",
  "value-condition": " X: If condition",
  pilot: "",
};

/** The name as a card prints it, with what follows: `Hidden Cost X`, `Bounty: effect`, `Cost -> Equip`. */
export function printedForm(row: KeywordRow): string {
  if (row.form === "pilot") return `Subtype ${row.name}`;
  if (row.form === "cost" && row.kind === "activated") return `Cost -> ${row.name}`;
  return row.name + TAILS[row.form];
}
