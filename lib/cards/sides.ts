import type { Side } from "./card";

/** Names of the sides as players say them. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  L: "Light",
  D: "Dark",
  N: "Neutral",
  Y: "Yuuzhan Vong",
};
