import type { ReactNode } from "react";

interface StateProps {
  readonly title: string;
  /** What to do next, or what is safe and the way on. */
  readonly children?: ReactNode;
}

/** Nothing here yet: says what to do next. */
export function EmptyState({ title, children }: StateProps) {
  return (
    <section className="grid justify-items-start gap-3 rounded-soft border border-dashed border-line-strong p-6 sm:p-8">
      <h2 className="text-head">{title}</h2>
      {children && (
        <div className="grid max-w-[60ch] justify-items-start gap-3 text-ink-soft">{children}</div>
      )}
    </section>
  );
}

/** Something failed: what happened, what is safe, the way on. */
export function ErrorState({ title, children }: StateProps) {
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-soft border border-bad bg-bad-soft p-6 sm:p-8"
    >
      <h2 className="text-head text-bad">{title}</h2>
      {children && <div className="grid max-w-[60ch] justify-items-start gap-3">{children}</div>}
    </section>
  );
}

/** A remark beside what it is about. */
export function Notice({
  children,
  tone = "warn",
}: {
  readonly children: ReactNode;
  readonly tone?: "warn" | "bad" | "good";
}) {
  const tones = {
    warn: "border-warn bg-warn-soft",
    bad: "border-bad bg-bad-soft",
    good: "border-good bg-good-soft",
  } as const;
  return <div className={`rounded-sharp border-l-4 px-3 py-2 text-small ${tones[tone]}`}>{children}</div>;
}
