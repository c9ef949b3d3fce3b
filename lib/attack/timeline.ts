import { attackChance, declare, triggers } from "./before-roll";
import { afterwards, attackEnd, deflected, discard, placement, prevention } from "./damage-windows";
import type { Entry, Scene } from "./entry";
import { hits, pending, rerolls, roll } from "./roll-windows";

/** A window of the attack with what can happen in it, in order. */
export interface TimelineWindow {
  /** A1 … A13. */
  readonly window: string;
  readonly name: string;
  readonly rule: string;
  readonly entries: readonly Entry[];
}

interface Step {
  readonly window: string;
  readonly name: string;
  readonly look: (scene: Scene) => readonly Entry[];
  /** Its entries are in order already. */
  readonly ordered?: boolean;
}

/** The steps of docs/rules/turn-and-attack.md, section 6. */
const STEPS: readonly Step[] = [
  { window: "A1", name: "Declare", look: declare },
  { window: "A2", name: "Attack triggers", look: triggers },
  { window: "A3", name: "Attack chance", look: attackChance },
  { window: "A4", name: "Roll", look: roll },
  { window: "A5", name: "Reroll chance", look: rerolls },
  { window: "A6", name: "Hits", look: hits },
  { window: "A7", name: "Pending damage", look: pending },
  { window: "A8", name: "Damage prevention chance", look: prevention },
  { window: "A9", name: "Deflected damage", look: deflected },
  { window: "A10", name: "Placement", look: placement },
  { window: "A11", name: "Discard", look: discard },
  { window: "A12", name: "Attack ends", look: attackEnd, ordered: true },
  { window: "A13", name: "After the attack", look: afterwards },
];

/** What happens by itself comes before what is chosen; Dark before Light. */
const rank = ({ state, player, cost, id }: Entry) =>
  Number(state !== "acts" && (id !== null || cost !== null)) * 2 + Number(player === "Light");

/** The windows A1–A13 with the entries that can occur, each in the order of play. */
export function timelineOf(scene: Scene): readonly TimelineWindow[] {
  return STEPS.map(({ window, name, look, ordered }) => {
    const entries = look(scene);
    return {
      window,
      name,
      rule: `/rules/turn-and-attack#${window}`,
      entries: ordered ? entries : [...entries].sort((a, b) => rank(a) - rank(b)),
    };
  });
}
