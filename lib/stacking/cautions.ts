import { fold } from "@/lib/cards/fold";
import { arenasInPlay } from "@/lib/cards/identity";
import type { Admissions } from "./admission";
import { sameUnit, unconfirmedGroup } from "./name-groups";
import { totalCost } from "./numbers";
import { equipmentCautions, pilotCautions } from "./pilots";
import type { Caution } from "./problem";
import type { Situation } from "./situation";

const SETUP_POINTS = 30;

/** One caution of a kind about a stack. */
type Look = (situation: Situation, admitted: Admissions) => readonly Caution[];

const sides: Look = ({ entries }) => {
  const sided = entries.filter(({ card }) => card.side !== "N").map(({ card }) => card);
  const mixed = new Set(sided.map(({ side }) => side)).size > 1;
  return mixed ? [{ rule: "S3", code: "sides", cards: sided, unsettled: false }] : [];
};

const arena: Look = ({ top, options }) =>
  options.arena && !arenasInPlay(top.card).includes(options.arena)
    ? [{ rule: "R6", code: "arena", cards: [top.card], unsettled: true, about: options.arena }]
    : [];

const variable: Look = ({ top: { card } }) =>
  (["speed", "power", "health", "cost"] as const)
    .filter((stat) => typeof card[stat] !== "number")
    .map((stat) => ({
      rule: stat === "cost" ? "S7" : "S6",
      code: "variable-number",
      cards: [card],
      unsettled: false,
      about: stat,
    }));

const negative: Look = ({ top: { card } }) =>
  (["power", "speed"] as const)
    .filter((stat) => Number(card[stat]) < 0)
    .map((stat) => ({
      rule: "S6",
      code: "negative-number",
      cards: [card],
      unsettled: stat === "power",
      about: stat,
    }));

/** Cards let in, or kept out, by a group of names that nobody has confirmed. */
const names: Look = ({ entries, top }) => {
  const doubtful = entries
    .slice(1)
    .filter(({ card }) => unconfirmedGroup(top.card.name.base, card.name.base));
  const cards = [top.card, ...doubtful.map(({ card }) => card)];
  return doubtful.length > 0 ? [{ rule: "S3", code: "name-unconfirmed", cards, unsettled: true }] : [];
};

const spelling: Look = (_, { of: admitted }) => {
  const misprinted = [...admitted]
    .filter(([, why]) => why && "misprint" in why && why.misprint)
    .map(([{ card }]) => card);
  return misprinted.length > 0
    ? [{ rule: "K2", code: "name-spelling", cards: misprinted, unsettled: true }]
    : [];
};

/** Two names of one unit on a list: that only one of them may be there is our reading (K3). */
const oneOfTwoNames: Look = ({ mode }, { of: admitted }) => {
  const listed = [...admitted]
    .filter(([entry, why]) => why?.kind === "listed" && entry.unique)
    .map(([{ card }]) => card);
  const pairs = listed.filter((a) =>
    listed.some((b) => fold(a.name.base) !== fold(b.name.base) && sameUnit(a.name.base, b.name.base, mode)),
  );
  return pairs.length > 0 ? [{ rule: "K3", code: "one-of-two-names", cards: pairs, unsettled: true }] : [];
};

const tooManyStay: Look = ({ entries, limit, options }) =>
  options.standing && entries.length > limit
    ? [
        {
          rule: "S2",
          code: "too-many-stays",
          cards: entries.slice(limit).map(({ card }) => card),
          unsettled: false,
        },
      ]
    : [];

const setupPoints: Look = ({ entries, options }) => {
  const cards = entries.map(({ card }) => card);
  return options.setup && (totalCost(cards) ?? 0) > SETUP_POINTS
    ? [{ rule: "R2", code: "setup-over-30", cards, unsettled: false }]
    : [];
};

const LOOKS: readonly Look[] = [
  sides,
  arena,
  variable,
  negative,
  names,
  spelling,
  oneOfTwoNames,
  tooManyStay,
  setupPoints,
  pilotCautions,
  equipmentCautions,
];

/** Everything a player should know about a stack that makes it no less legal. */
export const cautionsOf = (situation: Situation, admitted: Admissions): readonly Caution[] =>
  LOOKS.flatMap((look) => look(situation, admitted));
