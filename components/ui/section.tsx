import type { ReactNode } from "react";

interface SectionProps {
  readonly id?: string;
  readonly title: ReactNode;
  /** Number or link at the right end of the rule. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A section of the panel: a ticked rule, its caption, its content. */
export function Section({ id, title, aside, children, className = "" }: SectionProps) {
  return (
    <section id={id} className={`ticked pt-3 ${className}`} aria-labelledby={id ? `${id}-title` : undefined}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id ? `${id}-title` : undefined} className="label">
          {title}
        </h2>
        {aside && <div className="text-small text-ink-soft">{aside}</div>}
      </header>
      {children}
    </section>
  );
}

interface PageHeadProps {
  readonly title: ReactNode;
  readonly over?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page: its place above, its name, a line about it. */
export function PageHead({ title, over, children }: PageHeadProps) {
  return (
    <header className="mb-6">
      {over && <p className="label mb-1">{over}</p>}
      <h1 className="text-title">{title}</h1>
      {children && <div className="mt-2 max-w-[68ch] text-ink-soft">{children}</div>}
    </header>
  );
}
