import type { ComponentProps, ReactNode } from "react";

const BOX =
  "w-full min-h-11 md:min-h-10 rounded-soft border border-line-strong bg-raised px-3 text-body text-ink placeholder:text-ink-faint hover:border-ink-soft";

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the value. */
  readonly error?: string;
  readonly hideLabel?: boolean;
  readonly id: string;
  readonly children: ReactNode;
}

/** A label, its control, a hint and what is wrong; the control names them by `ID-hint` and `ID-error`. */
export function Field({ label, hint, error, hideLabel, id, children }: FieldProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "label"}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-small text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input className={`${BOX} ${className}`} {...rest} />;
}

export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea className={`${BOX} py-2 ${className}`} {...rest} />;
}

export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return <select className={`${BOX} pr-8 ${className}`} {...rest} />;
}
