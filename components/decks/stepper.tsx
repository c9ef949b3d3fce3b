interface StepperProps {
  /** Name of the card, for the buttons' names. */
  readonly name: string;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
  /** In the row that the keys stand on, Tab reaches the buttons. */
  readonly reachable: boolean;
}

const BUTTON =
  "grid size-11 touch-manipulation place-items-center rounded-soft text-lead leading-none text-ink-soft select-none hover:bg-signal-soft hover:text-signal disabled:opacity-30 lg:size-8";

/** `−` and `+` of a card; 44 px on a phone. */
export function Stepper({ name, count, onStep, reachable }: StepperProps) {
  const tabIndex = reachable ? 0 : -1;
  return (
    <span className="flex shrink-0">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`Remove one ${name}`}
        disabled={count === 0}
        onClick={() => onStep(-1)}
        className={BUTTON}
      >
        −
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`Add one ${name}`}
        onClick={() => onStep(1)}
        className={BUTTON}
      >
        +
      </button>
    </span>
  );
}
