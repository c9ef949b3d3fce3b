import { type FieldKind, valueNamed } from "./fields";
import type { FieldToken } from "./lexer";
import { meant } from "./near";
import { type Reading, warn } from "./reading";
import type { Direction, Settings, Sort } from "./tree";

/** `sort:-power`, `unique:cards`: what is said about the list; the last word on a thing holds. */
export function readSetting(
  token: FieldToken,
  of: Extract<FieldKind, { kind: "setting" }>,
  negated: boolean,
  reading: Reading,
): void {
  const [value] = token.values;
  if (!value) return;
  const turned = value.text.startsWith("-") || negated;
  const row = valueNamed(of.values, value.text.replace(/^-/, ""));
  if (!row) {
    warn(
      reading,
      "unknown-value",
      value,
      value.text,
      meant(
        value.text,
        of.values.map((v) => v.value),
      ),
    );
    return;
  }
  const chosen: Partial<{ -readonly [K in keyof Settings]: Settings[K] }> = {};
  if (of.setting === "sort") chosen.sort = row.value as Sort;
  if (of.setting === "sort" && turned) chosen.direction = "desc";
  if (of.setting === "direction") chosen.direction = row.value as Direction;
  if (of.setting === "unique") chosen.unique = row.value as Settings["unique"];
  reading.settings = { ...reading.settings, ...chosen };
}
