import type { Card } from "@/lib/cards/card";
import { identityOf, isUnit } from "@/lib/cards/identity";
import { type Admissions, admittingList } from "./admission";
import { fits } from "./criteria";
import { sameUnit, unitKey } from "./name-groups";
import type { Problem } from "./problem";
import type { Situation } from "./situation";
import type { StackText } from "./stack-text";

/** One rule of docs/rules/stacking.md: what it finds wrong with a stack. */
export type Rule = (situation: Situation, admitted: Admissions) => readonly Problem[];

const cardsOf = (entries: readonly StackText[]): readonly Card[] => entries.map(({ card }) => card);
const isStackable = ({ card }: StackText) => isUnit(card) || card.type.type === "Subordinate";

/** Groups of at least two entries that share a key. */
function repeated(
  entries: readonly StackText[],
  key: (entry: StackText) => string,
): readonly (readonly StackText[])[] {
  const groups = new Map<string, StackText[]>();
  for (const entry of entries) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  return [...groups.values()].filter((group) => group.length > 1);
}

const onlyUnits: Rule = ({ entries }) => {
  const others = entries.filter((entry) => !isStackable(entry));
  return others.length > 0 ? [{ rule: "S1", code: "not-a-unit", cards: cardsOf(others) }] : [];
};

const onlyUnique: Rule = ({ entries, top }, { of: admitted }) => {
  const beneath = [...admitted]
    .filter(([entry, why]) => !entry.unique && why === null)
    .map(([entry]) => entry);
  const topToo = !top.unique && [...admitted].some(([, why]) => why === null);
  const wrong = (topToo ? [top, ...beneath] : beneath).filter(isStackable);
  return entries.length > 1 && wrong.length > 0
    ? [{ rule: "S1", code: "not-unique", cards: cardsOf(wrong) }]
    : [];
};

const atMostFour: Rule = ({ entries, limit, options }, { of: admitted }) => {
  if (entries.length <= limit || options.standing) return [];
  const full = {
    code: "stack-full",
    cards: cardsOf(entries.slice(limit)),
    limit,
    actual: entries.length,
  } as const;
  const listed = [...admitted.values()].some((why) => why?.kind === "listed");
  return listed
    ? [
        { rule: "S2", ...full },
        { rule: "K5", ...full },
      ]
    : [{ rule: "S2", ...full }];
};

const oneName: Rule = ({ top, mode }, { of: admitted }) => {
  const strangers = [...admitted]
    .filter(([entry, why]) => why === null && !sameUnit(top.card.name.base, entry.card.name.base, mode))
    .map(([entry]) => entry);
  return strangers.length > 0
    ? [{ rule: "S3", code: "different-names", cards: [...cardsOf(strangers), top.card] }]
    : [];
};

const versionsDiffer: Rule = ({ entries }) =>
  repeated(
    entries.filter((entry) => entry.unique),
    (entry) => identityOf(entry.card),
  ).map((group) => ({ rule: "S4", code: "duplicate-version", cards: cardsOf(group) }));

const oneCopy: Rule = (_, { of: admitted }) => {
  const guests = [...admitted].filter(
    ([entry, why]) => why?.kind === "leave" && entry.leave?.oneCopy && !entry.unique,
  );
  return repeated(
    guests.map(([entry]) => entry),
    (entry) => identityOf(entry.card),
  ).map((group) => ({ rule: "S4", code: "one-copy", cards: cardsOf(group) }));
};

const listedBeneath: Rule = ({ top, mode }, { of: admitted }) => {
  const hosts = [...admitted]
    .filter(([, why]) => why === null)
    .filter(([entry]) => {
      const lists = [...entry.own.lists, ...entry.inserted.lists].map((criteria) => ({
        bearer: entry.card,
        criteria,
      }));
      return admittingList(lists, top, mode) !== undefined;
    });
  return hosts.map(([host]) => ({ rule: "K1", code: "listed-on-top", cards: [top.card, host.card] }));
};

const guestBeneath: Rule = ({ top, mode }, { of: admitted }) => {
  if (!top.leave?.neverTop) return [];
  const hosts = [...admitted.keys()].filter((entry) =>
    top.leave?.hosts.some((host) => fits(host, entry, top.card, mode) !== "no"),
  );
  return hosts.map((host) => ({ rule: "K1", code: "never-on-top", cards: [top.card, host.card] }));
};

const listAdmits: Rule = (_, { of: admitted, lists }) => {
  const bearer = lists[0]?.bearer;
  const outside = [...admitted].filter(([, why]) => why === null).map(([entry]) => entry);
  return bearer && outside.length > 0
    ? [{ rule: "K2", code: "not-listed", cards: [...cardsOf(outside), bearer] }]
    : [];
};

const oneVersionListed: Rule = ({ mode }, { of: admitted }) => {
  const listed = [...admitted]
    .filter(([entry, why]) => why?.kind === "listed" && entry.unique)
    .map(([entry]) => entry);
  return repeated(listed, (entry) => unitKey(entry.card.name.base, mode)).map((group) => ({
    rule: "K3",
    code: "listed-version",
    cards: cardsOf(group),
  }));
};

/** The grammar of a legal stack; their order has no influence on the verdict. */
export const RULES: readonly Rule[] = [
  onlyUnits,
  onlyUnique,
  atMostFour,
  oneName,
  versionsDiffer,
  oneCopy,
  listedBeneath,
  guestBeneath,
  listAdmits,
  oneVersionListed,
];
