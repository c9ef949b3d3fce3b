import { CardsDialog } from "@/components/stacking/cards-dialog";
import { IconButton } from "@/components/stacking/icon-button";
import { EMPTY_STACK } from "@/components/stacking/stack-address";
import { CloseIcon } from "@/components/ui/icons";
import type { Party } from "@/lib/attack/duel";
import type { Contender } from "./attack-state";
import type { AttackLab } from "./use-attack-lab";

interface OtherUnitsProps {
  readonly party: Party;
  readonly contender: Contender;
  readonly lab: AttackLab;
  readonly put: (next: Contender) => void;
}

/** Other units of the player in the arena: they may intercept, protect, inspire, avenge. */
export function OtherUnits({ party, contender, lab, put }: OtherUnitsProps) {
  const { others } = contender;
  const names = (stack: readonly string[]) => stack.map((id) => lab.cardOf(id)?.name.full ?? id).join(" / ");
  return (
    <details open={others.length > 0}>
      <summary className="label w-fit py-3 hover:text-signal lg:py-1.5">
        Other units beside it{others.length > 0 && ` (${others.length})`}
      </summary>
      <ul>
        {others.map((stack, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units may be the same cards
          <li key={at} className="flex items-center border-line border-b">
            <span className="min-w-0 grow font-medium font-name">{names(stack)}</span>
            <IconButton
              name={`Take ${names(stack)} away`}
              onClick={() => put({ ...contender, others: others.filter((_, other) => other !== at) })}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="pt-2">
        <CardsDialog
          title={`Another unit of the ${party}'s player`}
          opener="Add a unit"
          setup={EMPTY_STACK}
          cardOf={lab.cardOf}
          know={lab.know}
          onSetup={(setup) =>
            put({ ...contender, others: [...others, setup.cards].filter((s) => s.length > 0) })
          }
        />
      </div>
    </details>
  );
}
