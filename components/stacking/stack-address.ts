import { ARENAS, type Arena } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import type { NameMode } from "@/lib/stacking/name-groups";

/** A stack and what is around it, as an address says it: ids only, cards top first. */
export interface StackSetup {
  readonly cards: readonly string[];
  /** Pilot stacks on the unit, each top first. */
  readonly pilots: readonly (readonly string[])[];
  readonly equipment: readonly string[];
  /** Other cards in play whose text may speak of the stack. */
  readonly inPlay: readonly string[];
  readonly arena: Arena | null;
  readonly setup: boolean;
  readonly names: NameMode;
}

export const EMPTY_STACK: StackSetup = {
  cards: [],
  pilots: [],
  equipment: [],
  inPlay: [],
  arena: null,
  setup: false,
  names: "official",
};

/** Cards of one kind that an address may name; the rest of a longer list is left out. */
const MOST = 12;

type Address = Pick<URLSearchParams, "get">;

const idsIn = (list: string | null, separator: string): readonly string[] =>
  (list ?? "").split(separator).map(slug).filter(Boolean).slice(0, MOST);

/** Reads a stack from an address; what it does not understand it leaves out. `prefix` tells several stacks apart. */
export function readSetup(address: Address, prefix = ""): StackSetup {
  const get = (name: string) => address.get(prefix + name);
  const pilots = (get("pilots") ?? "").split(",").slice(0, MOST);
  return {
    cards: idsIn(get("cards"), ","),
    pilots: pilots.map((pilot) => idsIn(pilot, ".")).filter((pilot) => pilot.length > 0),
    equipment: idsIn(get("equipment"), ","),
    inPlay: idsIn(get("play"), ","),
    arena: ARENAS.find((arena) => arena === get("arena")) ?? null,
    setup: get("setup") === "1",
    names: get("names") === "unconfirmed" ? "with-unconfirmed" : "official",
  };
}

/** The parts of an address that say a stack; `readSetup` gives the same stack again. */
export function setupPairs(setup: StackSetup, prefix = ""): readonly (readonly [string, string])[] {
  const pairs: readonly (readonly [string, string])[] = [
    ["cards", setup.cards.join(",")],
    ["pilots", setup.pilots.map((pilot) => pilot.join(".")).join(",")],
    ["equipment", setup.equipment.join(",")],
    ["play", setup.inPlay.join(",")],
    ["arena", setup.arena ?? ""],
    ["setup", setup.setup ? "1" : ""],
    ["names", setup.names === "official" ? "" : "unconfirmed"],
  ];
  return pairs.filter(([, value]) => value !== "").map(([name, value]) => [prefix + name, value]);
}

/** Joins pairs to an address; the commas of its lists stay readable. */
export function addressWith(path: string, pairs: readonly (readonly [string, string])[]): string {
  const encoded = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
  return pairs.length === 0 ? path : `${path}?${encoded.join("&")}`;
}

/** Where the stack lab shows this stack. */
export function stackHref(setup: Partial<StackSetup>): string {
  return addressWith("/lab/stack", setupPairs({ ...EMPTY_STACK, ...setup }));
}

/** Every card id a stack names, each once. */
export function idsOf(setup: StackSetup): readonly string[] {
  return [...new Set([...setup.cards, ...setup.pilots.flat(), ...setup.equipment, ...setup.inPlay])];
}

/** The same stack with its ids put through `change`, as when a card has a new id. */
export function withIds(setup: StackSetup, change: (id: string) => string): StackSetup {
  return {
    ...setup,
    cards: setup.cards.map(change),
    pilots: setup.pilots.map((pilot) => pilot.map(change)),
    equipment: setup.equipment.map(change),
    inPlay: setup.inPlay.map(change),
  };
}
