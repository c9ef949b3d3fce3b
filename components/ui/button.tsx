import Link from "next/link";
import type { ComponentProps } from "react";

type Look = "solid" | "plain" | "quiet" | "danger";

const LOOKS: Record<Look, string> = {
  solid: "bg-signal text-on-signal border-transparent hover:brightness-110",
  plain: "bg-panel text-ink border-line-strong hover:bg-raised hover:border-ink-soft",
  quiet: "bg-transparent text-ink-soft border-transparent hover:text-ink hover:bg-raised",
  danger: "bg-bad-soft text-bad border-bad hover:brightness-105",
};

const SIZES = {
  small: "min-h-8 px-2 text-small",
  normal: "min-h-11 px-4 text-body md:min-h-10",
} as const;

/** Classes of a button, for the few elements that are no `Button` but look like one. */
export function buttonClass(look: Look = "plain", size: keyof typeof SIZES = "normal"): string {
  return `inline-flex items-center justify-center gap-2 rounded-soft border font-medium leading-tight transition-colors disabled:opacity-50 ${LOOKS[look]} ${SIZES[size]}`;
}

interface ButtonLook {
  readonly look?: Look;
  readonly size?: keyof typeof SIZES;
}

export function Button({
  look,
  size,
  className = "",
  type = "button",
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}

export function ButtonLink({
  look,
  size,
  className = "",
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}
