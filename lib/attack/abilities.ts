import type { ActivatedAbility, KeywordUse, Part, StatChange } from "@/lib/keywords/ability";
import type { UnitAbility } from "@/lib/stacking/unit";
import { NO_PRICE, readAmount, readPrice } from "./amounts";
import type { Amount, Price } from "./duel";
import {
  type Abilities,
  isOpened,
  isPaid,
  isSummed,
  type OpenedAbility,
  type PaidAbility,
  type SummedAbility,
  type Unread,
} from "./profile";

type Building = {
  summed: SummedAbility[];
  paid: Omit<PaidAbility, "id">[];
  opened: OpenedAbility[];
  power: number;
  health: number;
  unread: Unread[];
};

/** The cost an ability stands behind. */
interface Paying {
  readonly price: Price;
  readonly cost: string | null;
}

const UNPAID: Paying = { price: NO_PRICE, cost: null };

/** Words that join abilities or say whose they are; anything else changes what they mean. */
const JOINS = /^[\s,.;*•–-]*(?:and\b)?[\s,.;*•–-]*$/i;
const EQUIPPED = /^(?:the )?equipped [\w/' -]+ (?:gets|has)$/i;
const SELF = /^this unit (?:gets|has)$/i;
const UP_TO = /^,? ?up to (\d{1,2})\.?$/i;

function addKeyword(to: Building, use: KeywordUse, paying: Paying, source: string, most?: number): boolean {
  const { keyword, value } = use;
  if (isSummed(keyword)) {
    // a summed keyword behind a cost is a change the player buys, not one that is there
    if (paying.cost !== null || typeof value === "string") return false;
    to.summed.push({ keyword, value: value ?? 1, source });
    return true;
  }
  if (!isPaid(keyword)) return true;
  const amount = readAmount(value);
  const unbound = amount && amount.perX !== 0 && paying.price.force.perX === 0;
  if (!amount || unbound) return false;
  const limited: Amount = most === undefined ? amount : { ...amount, most };
  to.paid.push({ keyword, amount: limited, ...paying, value: value === null ? "" : String(value), source });
  return true;
}

function addStat(to: Building, { stat, amount }: StatChange): boolean {
  if (typeof amount !== "number") return false;
  if (stat !== "speed") to[stat] += amount;
  return true;
}

/** Adds keywords, changes of numbers and quoted abilities; false where words between them say more. */
function addParts(to: Building, parts: readonly Part[], paying: Paying, ability: UnitAbility): boolean {
  let understood = true;
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const limit = next?.kind === "text" ? UP_TO.exec(next.text)?.[1] : undefined;
    if (part.kind === "keyword") {
      if (part.relation !== "has" && part.relation !== "grants") understood = false;
      else if (!addKeyword(to, part, paying, ability.from, limit === undefined ? undefined : Number(limit)))
        understood = false;
    } else if (part.kind === "stat") understood = paying.cost === null && addStat(to, part) && understood;
    else if (part.kind === "quote") {
      for (const inner of part.abilities) addAbility(to, { ...inner, ...origin(ability) } as UnitAbility);
    } else if (part.kind === "text")
      understood = (JOINS.test(part.text) || UP_TO.test(part.text)) && understood;
    else if (part.kind === "limit")
      to.unread.push({ text: part.text, source: ability.from, why: "its limit is not checked" });
    else if (part.kind !== "reminder") understood = false;
  });
  return understood;
}

const origin = ({ from, route, text }: UnitAbility) => ({ from, route, text });

/** `, and you may …` behind a keyword: more that happens, which does not change what the keyword does. */
const RIDER =
  /^[\s,.]*and (?:you|your|each|it|that|this|put|gain|do|tap|remove|discard|draw|the)\b(?!.*\bwhere\b)/i;

/** The parts up to a rider behind a keyword; the rider itself is told. */
function withoutRider(to: Building, parts: readonly Part[], ability: UnitAbility): readonly Part[] {
  const at = parts.findIndex(
    (part, i) => part.kind === "text" && parts[i - 1]?.kind === "keyword" && RIDER.test(part.text),
  );
  const rider = parts[at];
  if (rider?.kind !== "text") return parts;
  const from = ability.text.indexOf(rider.text);
  const text = from < 0 ? rider.text : ability.text.slice(from).replace(/^[\s,.]+/, "");
  to.unread.push({ text, source: ability.from, why: "what follows the keyword" });
  return parts.slice(0, at);
}

/** Adds what is understood wholly; otherwise nothing of it, and its words are told. */
function addWhole(to: Building, ability: UnitAbility, add: (trial: Building) => boolean): void {
  const trial: Building = { summed: [], paid: [], opened: [], power: 0, health: 0, unread: [] };
  if (!add(trial)) {
    to.unread.push({ text: ability.text, source: ability.from });
    return;
  }
  to.summed.push(...trial.summed);
  to.paid.push(...trial.paid);
  to.opened.push(...trial.opened);
  to.unread.push(...trial.unread);
  to.power += trial.power;
  to.health += trial.health;
}

/** Whether an activated ability is one an attack does not look at (Equip, Ambush, Meditate). */
function isElsewhere({ effect: [first] }: ActivatedAbility): boolean {
  if (first?.kind === "text") return /^equip\b/i.test(first.text.trim());
  return first?.kind === "keyword" && !isPaid(first.keyword) && !isSummed(first.keyword);
}

function addActivated(to: Building, ability: UnitAbility & ActivatedAbility): void {
  if (isElsewhere(ability)) return;
  const price = readPrice(ability.cost);
  addWhole(
    to,
    ability,
    (trial) =>
      price !== null &&
      ability.label === null &&
      addParts(
        trial,
        withoutRider(trial, ability.effect, ability),
        { price, cost: ability.cost.text },
        ability,
      ),
  );
}

/** `This unit gets …`, `Equipped unit gets …`: the subject goes, what it gets stays. */
function withoutSubject(parts: readonly Part[], ability: UnitAbility): readonly Part[] | null {
  const [first, ...rest] = parts;
  if (first?.kind !== "text") return null;
  const text = first.text.trim();
  return (ability.route === "equipment" ? EQUIPPED : SELF).test(text) ? rest : null;
}

function addAbility(to: Building, ability: UnitAbility): void {
  switch (ability.kind) {
    case "keywords":
      addWhole(to, ability, (trial) =>
        addParts(trial, withoutRider(trial, ability.parts, ability), UNPAID, ability),
      );
      return;
    case "activated":
      addActivated(to, ability);
      return;
    case "static":
      addWhole(to, ability, (trial) => {
        const effect = ability.condition.length === 0 ? withoutSubject(ability.effect, ability) : null;
        return effect !== null && addParts(trial, effect, UNPAID, ability);
      });
      return;
    case "opener": {
      const { keyword } = ability.opener;
      if (isOpened(keyword)) {
        const effect = ability.text.replace(/^[^:]*:\s*/, "");
        to.opened.push({ keyword, effect, source: ability.from });
      }
      return;
    }
    case "slots":
      to.unread.push({ text: ability.text, source: ability.from, why: slotsWhy(ability.opener.keyword) });
      return;
    case "triggered":
    case "free":
    case "choice":
      to.unread.push({ text: ability.text, source: ability.from });
      return;
    default:
      return;
  }
}

const slotsWhy = (keyword: string) =>
  keyword === "Switch" ? "which slot works depends on the arena" : "which slot works is chosen";

/** Opens the chosen slot of Adapt. */
function adapted(ability: UnitAbility, slot: number | undefined): readonly UnitAbility[] {
  if (ability.kind !== "slots" || ability.opener.keyword !== "Adapt" || slot === undefined) return [ability];
  const chosen = ability.slots.find(({ label }) => label === String(slot));
  return (chosen?.abilities ?? []).map((inner) => ({ ...inner, ...origin(ability) }) as UnitAbility);
}

/**
 * What the abilities of a unit come to in an attack. What is not understood wholly is left out and told in `unread`;
 * abilities that have no part in an attack (building, moving, Ambush) are passed over.
 */
export function readAbilities(abilities: readonly UnitAbility[], at: string, adapt?: number): Abilities {
  const found: Building = { summed: [], paid: [], opened: [], power: 0, health: 0, unread: [] };
  for (const ability of abilities.flatMap((one) => adapted(one, adapt))) addAbility(found, ability);
  return { ...found, paid: numbered(found.paid, at) };
}

/** Gives each paid ability its id. */
export function numbered(paid: readonly Omit<PaidAbility, "id">[], at: string): readonly PaidAbility[] {
  const counts = new Map<string, number>();
  return paid.map((one) => {
    const n = counts.get(one.keyword) ?? 0;
    counts.set(one.keyword, n + 1);
    return { ...one, id: `${at}.${one.keyword}.${n}` };
  });
}
