import { ARENAS, type Arena, type Card } from "@/lib/cards/card";
import { arenasInPlay } from "@/lib/cards/identity";
import { cardsProfile, type FindCard, type FoundUnit, findUnit } from "./cards-unit";
import type { Party } from "./duel";
import { numbersProfile } from "./numbers-unit";
import type { Profile } from "./profile";
import { isCards, REACHES, type Situation, type SituationProblem, type Unit } from "./situation";

/** All units of a situation as profiles, and where they are. */
export interface Board {
  readonly attacker: Profile;
  readonly defender: Profile;
  readonly others: Readonly<Record<Party, readonly Profile[]>>;
  /** Arena of the defender; null where nothing says it. */
  readonly arena: Arena | null;
  /** Whether the arena was given or follows from the cards. */
  readonly arenaGiven: boolean;
  readonly attackerArena: Arena | null;
  readonly dark: Party;
  readonly darkGiven: boolean;
}

interface Place {
  readonly unit: Unit;
  readonly at: string;
  readonly party: Party;
  readonly cards: FoundUnit | null;
}

function placesOf({ attacker, defender, others }: Situation, find: FindCard, problems: SituationProblem[]) {
  const place = (unit: Unit, at: string, party: Party): Place => ({
    unit,
    at,
    party,
    cards: isCards(unit) ? findUnit(unit, at, find, problems) : null,
  });
  const more = (party: Party) =>
    (others?.[party] ?? []).map((unit, i) => place(unit, `others.${party}.${i}`, party));
  return {
    attacker: place(attacker, "attacker", "attacker"),
    defender: place(defender, "defender", "defender"),
    others: { attacker: more("attacker"), defender: more("defender") },
  };
}

const arenasOf = (place: Place): readonly Arena[] | null => {
  const top = place.cards?.stack[0];
  return top ? arenasInPlay(top) : null;
};

/** The arena both can stand in, in the order of the defender's type line. */
function commonArena(attacker: Place, defender: Place): Arena | null {
  const [mine, theirs] = [arenasOf(attacker), arenasOf(defender)];
  const either = theirs ?? mine ?? [];
  return either.find((arena) => !mine || mine.includes(arena)) ?? null;
}

function arenasFor(situation: Situation, attacker: Place, defender: Place) {
  const { arena: given, options = {} } = situation;
  const reached = options.with && REACHES[options.with];
  const arena = given ?? reached ?? commonArena(attacker, defender);
  const away = reached ? (arenasOf(attacker) ?? ARENAS).find((one) => one !== arena) : arena;
  return { arena, attackerArena: options.from ?? away ?? null };
}

const sideOf = (cards: FoundUnit | null): Card["side"] | undefined => cards?.stack[0]?.side;

/** Dark is who plays Dark cards; where nothing says it, the attacker. */
function darkOf({ darkPlayer }: Situation, attacker: Place, defender: Place): Party {
  if (darkPlayer) return darkPlayer;
  const dark = sideOf(defender.cards) === "D" || sideOf(attacker.cards) === "L";
  return dark && sideOf(attacker.cards) !== "D" ? "defender" : "attacker";
}

/** Reads a situation into profiles; null with `problems` where something in it can't be used. */
export function boardOf(situation: Situation, find: FindCard, problems: SituationProblem[]): Board | null {
  const places = placesOf(situation, find, problems);
  if (problems.length > 0) return null;
  const { arena, attackerArena } = arenasFor(situation, places.attacker, places.defender);
  const profile = (place: Place): Profile | null => {
    const { unit, at, party, cards } = place;
    const here = place === places.attacker ? attackerArena : arena;
    return isCards(unit) && cards
      ? cardsProfile(unit, cards, { at, party, arena: here ?? undefined }, problems)
      : numbersProfile(unit as Exclude<Unit, { stack: unknown }>, at, party, problems);
  };
  const all = (list: readonly Place[]) => list.map(profile).filter((one) => one !== null);
  const [attacker, defender] = [profile(places.attacker), profile(places.defender)];
  const others = { attacker: all(places.others.attacker), defender: all(places.others.defender) };
  if (!attacker || !defender || problems.length > 0) return null;
  return {
    attacker,
    defender,
    others,
    arena,
    arenaGiven: situation.arena !== undefined,
    attackerArena,
    dark: darkOf(situation, places.attacker, places.defender),
    darkGiven: situation.darkPlayer !== undefined,
  };
}
