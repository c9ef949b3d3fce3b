import { ArenaChoice, Toggle } from "@/components/stacking/stack-settings";
import { Field, Select } from "@/components/ui/field";
import { type Party, REROLL_POLICIES, type RerollPolicy } from "@/lib/attack/duel";
import type { Entry } from "@/lib/attack/entry";
import { REACHES, type Reach } from "@/lib/attack/situation";
import { type AttackState, PARTIES } from "./attack-state";

const POLICIES: Record<RerollPolicy, string> = {
  usual: "Usual: misses, or the defender's hits",
  damage: "For the most or least damage",
  kill: "For the defender's death or life",
  survive: "For the attacker's life or death",
  none: "None",
};

interface SituationFormProps {
  readonly state: AttackState;
  /** What can happen in the attack; null where it is not known, and everything may be chosen. */
  readonly entries: readonly Entry[] | null;
  readonly change: (by: (state: AttackState) => AttackState) => void;
}

/** What the odds must know besides the two units. */
export function SituationForm({ state, entries, change }: SituationFormProps) {
  const has = (...keywords: readonly string[]) =>
    entries === null || entries.some(({ keyword }) => keywords.includes(keyword));
  const rerolls = PARTIES.filter((party) => state.rerolls[party] !== "usual" || has("Lucky"));
  const set = (part: Partial<AttackState>) => change((before) => ({ ...before, ...part }));
  return (
    <div className="grid gap-3">
      <ArenaChoice
        name="attack-arena"
        arena={state.arena}
        onArena={(arena) => set({ arena, use: {}, change: [] })}
      />
      <DarkField dark={state.dark} onDark={(dark) => set({ dark })} />
      {(state.reach || has(...Object.keys(REACHES))) && (
        <ReachField reach={state.reach} onReach={(reach) => set({ reach })} />
      )}
      {rerolls.map((party) => (
        <RerollField
          key={party}
          party={party}
          policy={state.rerolls[party]}
          onPolicy={(policy) => set({ rerolls: { ...state.rerolls, [party]: policy } })}
        />
      ))}
      {has("Deflect") && (
        <Toggle
          label="Deflect to another unit than the attacker"
          checked={state.deflectTo === "other"}
          onChange={(on) => set({ deflectTo: on ? "other" : "attacker" })}
        />
      )}
    </div>
  );
}

interface DarkFieldProps {
  readonly dark: Party | null;
  readonly onDark: (dark: Party | null) => void;
}

function DarkField({ dark, onDark }: DarkFieldProps) {
  return (
    <Field id="dark-player" label="Dark player">
      <Select
        id="dark-player"
        value={dark ?? ""}
        onChange={(event) => onDark((event.target.value || null) as Party | null)}
      >
        <option value="">As the cards say</option>
        <option value="attacker">The attacker</option>
        <option value="defender">The defender</option>
      </Select>
    </Field>
  );
}

interface ReachFieldProps {
  readonly reach: Reach | null;
  readonly onReach: (reach: Reach | null) => void;
}

function ReachField({ reach, onReach }: ReachFieldProps) {
  return (
    <Field id="reach" label="Attack with">
      <Select
        id="reach"
        value={reach ?? ""}
        onChange={(event) => onReach((event.target.value || null) as Reach | null)}
      >
        <option value="">Its power, in its own arena</option>
        {Object.entries(REACHES).map(([name, arena]) => (
          <option key={name} value={name}>
            {name}, on the {arena} arena
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface RerollFieldProps {
  readonly party: Party;
  readonly policy: RerollPolicy;
  readonly onPolicy: (policy: RerollPolicy) => void;
}

function RerollField({ party, policy, onPolicy }: RerollFieldProps) {
  return (
    <Field id={`rerolls-${party}`} label={`Rerolls of the ${party}`}>
      <Select
        id={`rerolls-${party}`}
        value={policy}
        onChange={(event) => onPolicy(event.target.value as RerollPolicy)}
      >
        {REROLL_POLICIES.map((name) => (
          <option key={name} value={name}>
            {POLICIES[name]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
