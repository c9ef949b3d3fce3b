import type { ComponentProps } from "react";

/** A table that scrolls sideways by itself where the screen is narrow. */
export function Table({ className = "", ...rest }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={rest["aria-label"] ?? "Table"}>
      <table className={`w-full border-collapse text-left text-small tabular-nums ${className}`} {...rest} />
    </section>
  );
}

export function Th({ className = "", ...rest }: ComponentProps<"th">) {
  return (
    <th
      className={`label border-b border-line-strong px-2 py-1.5 text-left whitespace-nowrap ${className}`}
      {...rest}
    />
  );
}

export function Td({ className = "", ...rest }: ComponentProps<"td">) {
  return <td className={`border-b border-line px-2 py-2 align-top ${className}`} {...rest} />;
}
