/** Natural rolls of the initial roll that something answers, as bits. */
export const BACKFIRE = 1;
export const FOCUS = 2;
export const FURY = 4;

/** Naturals of the final roll that something may answer: Parry, Riposte, Critical Hit. */
export const WATCHABLE = [1, 2, 6] as const;
export type Watchable = (typeof WATCHABLE)[number];

/** What a roll of attack dice is looked at for. */
export interface Look {
  /** Lowest natural roll that hits; 7 where none does. */
  readonly hitFrom: number;
  readonly watched: readonly Watchable[];
  readonly backfire: boolean;
  readonly focus: boolean;
  readonly fury: boolean;
}

/** Faces of a die that make no difference to each other. */
export interface FaceGroup {
  readonly faces: number;
  readonly hit: boolean;
  /** Place in `watched`, or -1. */
  readonly watch: number;
  readonly bit: number;
}

function bitOf(face: number, look: Look): number {
  if (face === 3 && look.backfire) return BACKFIRE;
  if (face === 5 && look.focus) return FOCUS;
  return face === 4 && look.fury ? FURY : 0;
}

/** The six faces in groups. */
export function faceGroups(look: Look): readonly FaceGroup[] {
  const groups: FaceGroup[] = [];
  for (let face = 1; face <= 6; face++) {
    const watch = look.watched.indexOf(face as Watchable);
    const group = { faces: 1, hit: face >= look.hitFrom, watch, bit: bitOf(face, look) };
    const at = groups.findIndex((g) => g.hit === group.hit && g.watch === watch && g.bit === group.bit);
    const known = groups[at];
    if (known) groups[at] = { ...known, faces: known.faces + 1 };
    else groups.push(group);
  }
  return groups;
}
