import type { ComponentProps, ReactNode } from "react";

interface IconButtonProps extends Omit<ComponentProps<"button">, "name"> {
  /** What it does, for those who cannot see the sign. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A button that is a sign; 44 px on a phone. */
export function IconButton({ name, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="grid size-11 touch-manipulation place-items-center rounded-soft text-ink-soft hover:bg-signal-soft hover:text-signal disabled:opacity-30 lg:size-8"
      {...rest}
    >
      {children}
    </button>
  );
}
