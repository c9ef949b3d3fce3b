"use client";

import { CardsDialog } from "@/components/stacking/cards-dialog";
import { Toggle } from "@/components/stacking/stack-settings";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { Party } from "@/lib/attack/duel";
import { type AttackState, type Contender, NO_CONTENDER } from "./attack-state";
import { NumberField } from "./number-field";
import { NumbersForm } from "./numbers-form";
import { OtherUnits } from "./other-units";
import { isGiven } from "./situation-of";
import { UnitOfCards } from "./unit-of-cards";
import type { AttackLab } from "./use-attack-lab";

const NAMES: Record<Party, string> = { attacker: "Attacker", defender: "Defender" };

interface ContenderPanelProps {
  readonly party: Party;
  readonly lab: AttackLab;
}

/** One side of the attack: its cards or numbers, and the state it is in. */
export function ContenderPanel({ party, lab }: ContenderPanelProps) {
  const contender = lab.state[party];
  const put = (next: Contender) => lab.change((state) => withContender(state, party, next));
  return (
    <Section id={party} title={NAMES[party]} className="min-w-0">
      <div className="grid gap-4">
        {isGiven(contender) ? (
          <>
            {contender.numbers ? (
              <NumbersForm
                numbers={contender.numbers}
                onNumbers={(numbers) => put({ ...contender, numbers })}
              />
            ) : (
              <UnitOfCards contender={contender} lab={lab} put={put} />
            )}
            <Buttons party={party} contender={contender} lab={lab} put={put} />
            <Condition contender={contender} put={put} />
            <OtherUnits party={party} contender={contender} lab={lab} put={put} />
          </>
        ) : (
          <div className="grid justify-items-start gap-3 rounded-soft border border-line-strong border-dashed p-4">
            <p className="text-ink-soft">
              {party === "attacker" ? "Which unit attacks?" : "Which unit is attacked?"}
            </p>
            <Buttons party={party} contender={contender} lab={lab} put={put} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** A state with one side changed; choices that name abilities of other units go with those units. */
function withContender(state: AttackState, party: Party, next: Contender): AttackState {
  const before = state[party];
  const same =
    before.setup === next.setup && before.numbers === next.numbers && before.others === next.others;
  return { ...state, [party]: next, ...(!same && { use: {}, change: [] }) };
}

interface PartProps {
  readonly party: Party;
  readonly contender: Contender;
  readonly lab: AttackLab;
  readonly put: (next: Contender) => void;
}

function Buttons({ party, contender, lab, put }: PartProps) {
  const given = isGiven(contender);
  return (
    <p className="flex flex-wrap gap-2">
      <CardsDialog
        title={`Cards of the ${party}`}
        opener={contender.setup.cards.length > 0 ? "Change cards" : "Choose cards"}
        solid={!given}
        setup={contender.setup}
        cardOf={lab.cardOf}
        know={lab.know}
        onSetup={(setup) => put({ ...contender, setup, numbers: null, power: null, health: null })}
      />
      {!contender.numbers && (
        <Button
          onClick={() =>
            put({ ...contender, setup: NO_CONTENDER.setup, numbers: { power: 5, health: 5, keywords: [] } })
          }
        >
          Use numbers
        </Button>
      )}
      {given && (
        <Button look="quiet" onClick={() => put(NO_CONTENDER)}>
          Clear
        </Button>
      )}
    </p>
  );
}

/** Damage, Force and the like. */
function Condition({ contender, put }: Pick<PartProps, "contender" | "put">) {
  const { counters, force, bonus, tapped } = contender;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <NumberField
        label="Damage"
        value={counters}
        onValue={(value) => put({ ...contender, counters: value ?? 0 })}
      />
      <NumberField
        label="Force"
        value={force}
        onValue={(value) => put({ ...contender, force: value ?? 0 })}
      />
      <NumberField
        label="Extra power"
        value={bonus}
        least={-20}
        onValue={(value) => put({ ...contender, bonus: value ?? 0 })}
      />
      <Toggle label="Tapped" checked={tapped} onChange={(on) => put({ ...contender, tapped: on })} />
    </div>
  );
}
