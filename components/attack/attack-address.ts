import { readSetup, setupPairs } from "@/components/stacking/stack-address";
import { type Party, REROLL_POLICIES } from "@/lib/attack/duel";
import { type Readings, USUAL_READINGS } from "@/lib/attack/readings";
import { REACHES, type Reach } from "@/lib/attack/situation";
import { ARENAS } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import {
  type AttackState,
  type Contender,
  type GivenChange,
  type GivenKeyword,
  PARTIES,
} from "./attack-state";

const PREFIX: Record<Party, string> = { attacker: "a.", defender: "d." };
const MOST_NUMBER = 99;
const MOST_LIST = 20;

type Address = Pick<URLSearchParams, "get">;
type Pairs = readonly (readonly [string, string])[];

function whole(text: string | null | undefined, least = 0): number | null {
  if (!text || !/^-?\d{1,3}$/.test(text)) return null;
  return Math.min(MOST_NUMBER, Math.max(least, Number(text)));
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((word) => word === text) ?? null;

const listIn = (text: string | null) => (text ?? "").split(",").filter(Boolean).slice(0, MOST_LIST);

/** `critical-hit.2`, `armor`, `evade.2.1` with its Force last. */
function readKeyword(text: string): GivenKeyword | null {
  const [name = "", value, force] = text.split(".");
  const keyword = slug(name).replaceAll("-", " ");
  return keyword ? { keyword, value: whole(value, -MOST_NUMBER), force: whole(force) } : null;
}

const keywordText = ({ keyword, value, force }: GivenKeyword) =>
  [keyword.replaceAll(" ", "-"), value ?? (force === null ? null : ""), force]
    .filter((part) => part !== null)
    .join(".");

function readContender(address: Address, prefix: string): Contender {
  const get = (name: string) => address.get(prefix + name);
  const setup = readSetup(address, prefix);
  const bare = setup.cards.length === 0 && get("power") !== null;
  const numbers = bare
    ? {
        power: whole(get("power"), -MOST_NUMBER) ?? 0,
        health: whole(get("health")),
        keywords: listIn(get("keywords")).flatMap((text) => readKeyword(text) ?? []),
      }
    : null;
  return {
    setup,
    numbers,
    counters: whole(get("counters")) ?? 0,
    tapped: get("tapped") === "1",
    force: whole(get("force")) ?? 0,
    power: bare ? null : whole(get("power"), -MOST_NUMBER),
    health: bare ? null : whole(get("health")),
    bonus: whole(get("bonus"), -MOST_NUMBER) ?? 0,
    others: listIn(get("others"))
      .map((stack) => stack.split(".").map(slug).filter(Boolean))
      .filter((stack) => stack.length > 0),
  };
}

function contenderPairs(contender: Contender, prefix: string): Pairs {
  const { setup, numbers, counters, tapped, force, bonus, others } = contender;
  const power = numbers ? numbers.power : contender.power;
  const health = numbers ? numbers.health : contender.health;
  const pairs: Pairs = [
    ["power", power === null ? "" : String(power)],
    ["health", health === null ? "" : String(health)],
    ["keywords", (numbers?.keywords ?? []).map(keywordText).join(",")],
    ["counters", counters ? String(counters) : ""],
    ["tapped", tapped ? "1" : ""],
    ["force", force ? String(force) : ""],
    ["bonus", bonus ? String(bonus) : ""],
    ["others", others.map((stack) => stack.join(".")).join(",")],
  ];
  const said = pairs.filter(([, value]) => value !== "");
  return [...setupPairs(setup, prefix), ...said.map(([name, value]) => [prefix + name, value] as const)];
}

function readChange(text: string): GivenChange | null {
  const [keyword, unit] = text.split(".");
  const named = oneOf(["Intercept", "Redirect"] as const, keyword ?? null);
  const place = whole(unit);
  return named && place !== null ? { keyword: named, unit: place } : null;
}

/** `parry:last,furyRounds:2`; a value that is no reading of its point is left out. */
function readReadings(text: string | null): Partial<Readings> {
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_READINGS };
  const found = listIn(text).flatMap((pair): (readonly [string, string | number | boolean])[] => {
    const [point = "", value = ""] = pair.split(":");
    const kind = typeof usual[point];
    if (kind === "boolean" && /^[01]$/.test(value)) return [[point, value === "1"]];
    if (kind === "number" && /^\d{1,2}$/.test(value)) return [[point, Number(value)]];
    return kind === "string" && /^[a-z-]{1,20}$/.test(value) ? [[point, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Readings>;
}

const readingText = ([point, value]: readonly [string, string | number | boolean | undefined]) =>
  `${point}:${typeof value === "boolean" ? Number(value) : value}`;

const readUse = (text: string | null) =>
  Object.fromEntries(
    listIn(text).flatMap((pair) => {
      const [id = "", way = ""] = pair.split(":");
      return /^[\w.-]{1,80}$/.test(id) && /^(?:best|always|never|\d{1,2})$/.test(way) ? [[id, way]] : [];
    }),
  );

/** Reads an attack from an address; what it does not understand it leaves out. */
export function readAttack(address: Address): AttackState {
  const policy = (name: string) => oneOf(REROLL_POLICIES, address.get(name)) ?? "usual";
  return {
    attacker: readContender(address, PREFIX.attacker),
    defender: readContender(address, PREFIX.defender),
    arena: oneOf(ARENAS, address.get("arena")),
    dark: oneOf(PARTIES, address.get("dark")),
    reach: oneOf(Object.keys(REACHES) as Reach[], address.get("with")),
    overload: address.get("overload") === "1",
    overkill: address.get("overkill") === "move" ? "move" : "stay",
    deflectTo: address.get("deflect") === "other" ? "other" : "attacker",
    rerolls: { attacker: policy("a.rerolls"), defender: policy("d.rerolls") },
    change: listIn(address.get("change")).flatMap((text) => readChange(text) ?? []),
    use: readUse(address.get("use")),
    readings: readReadings(address.get("read")),
  };
}

/** The parts of an address that say an attack; `readAttack` gives the same attack again. */
export function attackPairs(state: AttackState): Pairs {
  const { rerolls, change, use, readings } = state;
  const pairs: Pairs = [
    ["arena", state.arena ?? ""],
    ["dark", state.dark ?? ""],
    ["with", state.reach ?? ""],
    ["overload", state.overload ? "1" : ""],
    ["overkill", state.overkill === "stay" ? "" : state.overkill],
    ["deflect", state.deflectTo === "attacker" ? "" : state.deflectTo],
    ["a.rerolls", rerolls.attacker === "usual" ? "" : rerolls.attacker],
    ["d.rerolls", rerolls.defender === "usual" ? "" : rerolls.defender],
    ["change", change.map(({ keyword, unit }) => `${keyword}.${unit}`).join(",")],
    [
      "use",
      Object.entries(use)
        .map((pair) => pair.join(":"))
        .join(","),
    ],
    ["read", Object.entries(readings).map(readingText).join(",")],
  ];
  return [
    ...contenderPairs(state.attacker, PREFIX.attacker),
    ...contenderPairs(state.defender, PREFIX.defender),
    ...pairs.filter(([, value]) => value !== ""),
  ];
}
