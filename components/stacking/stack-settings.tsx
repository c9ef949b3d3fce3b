import { ArenaMark } from "@/components/ui/marks";
import { ARENAS, type Arena } from "@/lib/cards/card";
import type { StackSetup } from "./stack-address";

interface ArenaChoiceProps {
  readonly arena: Arena | null;
  readonly name: string;
  readonly onArena: (arena: Arena | null) => void;
}

/** Where the unit stands: decides which half of a Switch works. */
export function ArenaChoice({ arena, name, onArena }: ArenaChoiceProps) {
  return (
    <fieldset>
      <legend className="label mb-1">Arena</legend>
      <div className="flex">
        {[null, ...ARENAS].map((choice) => (
          <label
            key={choice ?? "any"}
            className="flex min-h-11 grow cursor-pointer items-center justify-center gap-1.5 border border-line-strong border-l-0 px-2 font-medium font-name text-ink-soft first:rounded-l-soft first:border-l last:rounded-r-soft hover:bg-raised has-checked:bg-signal-soft has-checked:text-signal has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-signal lg:min-h-9"
          >
            <input
              type="radio"
              name={name}
              checked={arena === choice}
              onChange={() => onArena(choice)}
              className="sr-only"
            />
            {choice && <ArenaMark arena={choice} className="size-3.5" />}
            {choice ?? "Any"}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that is on or off, with what it means. */
export function Toggle({ label, hint, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 lg:min-h-9">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0"
      />
      <span>
        {label}
        {hint && <span className="block text-ink-soft text-small">{hint}</span>}
      </span>
    </label>
  );
}

interface StackSettingsProps {
  readonly setup: StackSetup;
  readonly change: (by: (setup: StackSetup) => StackSetup) => void;
}

/** What the rules must know besides the cards. */
export function StackSettings({ setup, change }: StackSettingsProps) {
  return (
    <div className="grid gap-2">
      <ArenaChoice
        name="stack-arena"
        arena={setup.arena}
        onArena={(arena) => change((before) => ({ ...before, arena }))}
      />
      <Toggle
        label="During setup"
        hint="No text works, and a cheaper card goes beneath."
        checked={setup.setup}
        onChange={(on) => change((before) => ({ ...before, setup: on }))}
      />
      <Toggle
        label="Unconfirmed names"
        hint="Count names such as Revan and Darth Revan as one unit, though no source says so."
        checked={setup.names === "with-unconfirmed"}
        onChange={(on) => change((before) => ({ ...before, names: on ? "with-unconfirmed" : "official" }))}
      />
    </div>
  );
}
