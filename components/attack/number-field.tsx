import { useId } from "react";
import { Input } from "@/components/ui/field";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly least?: number;
  readonly most?: number;
  /** Shown where nothing is written. */
  readonly placeholder?: string;
  readonly onValue: (value: number | null) => void;
}

/** A whole number with − and + beside it. */
export function NumberField({ label, value, least = 0, most = 99, placeholder, onValue }: NumberFieldProps) {
  const id = useId();
  const within = (wanted: number) => Math.max(least, Math.min(most, wanted));
  const step = (by: number) => onValue(within((value ?? 0) + by));
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="flex">
        <StepButton
          name={`${label} less`}
          sign="−"
          disabled={(value ?? 0) <= least}
          onClick={() => step(-1)}
        />
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          placeholder={placeholder}
          value={value ?? ""}
          onChange={(event) =>
            onValue(event.target.value === "" ? null : within(Math.trunc(Number(event.target.value))))
          }
          className="w-14! min-w-0 rounded-none! px-1! text-center font-name font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton name={`${label} more`} sign="+" disabled={(value ?? 0) >= most} onClick={() => step(1)} />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function StepButton({ name, sign, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className="grid min-h-11 w-11 touch-manipulation select-none place-items-center border border-line-strong bg-panel text-ink-soft text-lead leading-none first:rounded-l-soft first:border-r-0 last:rounded-r-soft last:border-l-0 hover:bg-signal-soft hover:text-signal disabled:opacity-30 md:min-h-10 md:w-9"
    >
      {sign}
    </button>
  );
}
