import { ArenaChoice, Toggle } from "@/components/stacking/stack-settings";
import { Field, Select } from "@/components/ui/field";
import { type Party, REROLL_POLICIES, type RerollPolicy } from "@/lib/attack/duel";
import { REACHES, type Reach } from "@/lib/attack/situation";
import { type AttackState, PARTIES } from "./attack-address";

const POLICIES: Record<RerollPolicy, string> = {
  usual: "Usual: misses, or the defender's hits",
  damage: "For the most or least damage",
  kill: "For the defender's death or life",
  survive: "For the attacker's life or death",
  none: "None",
};

interface SituationFormProps {
  readonly state: AttackState;
  readonly change: (by: (state: AttackState) => AttackState) => void;
}

/** What the odds must know besides the two units. */
export function SituationForm({ state, change }: SituationFormProps) {
  const set = (part: Partial<AttackState>) => change((before) => ({ ...before, ...part }));
  return (
    <div className="grid gap-3">
      <ArenaChoice name="attack-arena" arena={state.arena} onArena={(arena) => set({ arena })} />
      <Field id="dark-player" label="Dark player">
        <Select
          id="dark-player"
          value={state.dark ?? ""}
          onChange={(event) => set({ dark: (event.target.value || null) as Party | null })}
        >
          <option value="">As the cards say</option>
          {PARTIES.map((party) => (
            <option key={party} value={party}>
              {party === "attacker" ? "The attacker" : "The defender"}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="reach" label="Attack with">
        <Select
          id="reach"
          value={state.reach ?? ""}
          onChange={(event) => set({ reach: (event.target.value || null) as Reach | null })}
        >
          <option value="">Its power, in its own arena</option>
          {Object.entries(REACHES).map(([reach, arena]) => (
            <option key={reach} value={reach}>
              {reach}, on the {arena} arena
            </option>
          ))}
        </Select>
      </Field>
      {PARTIES.map((party) => (
        <Field key={party} id={`rerolls-${party}`} label={`Rerolls of the ${party}`}>
          <Select
            id={`rerolls-${party}`}
            value={state.rerolls[party]}
            onChange={(event) =>
              set({ rerolls: { ...state.rerolls, [party]: event.target.value as RerollPolicy } })
            }
          >
            {REROLL_POLICIES.map((policy) => (
              <option key={policy} value={policy}>
                {POLICIES[policy]}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Toggle label="Use Overload" checked={state.overload} onChange={(overload) => set({ overload })} />
      <Toggle
        label="Move what Overkill leaves over"
        checked={state.overkill === "move"}
        onChange={(on) => set({ overkill: on ? "move" : "stay" })}
      />
      <Toggle
        label="Deflect to another unit than the attacker"
        checked={state.deflectTo === "other"}
        onChange={(on) => set({ deflectTo: on ? "other" : "attacker" })}
      />
    </div>
  );
}
