"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

const LABS = [
  { href: "/lab/stack", name: "Stack" },
  { href: "/lab/attack", name: "Attack" },
] as const;

/** The benches of the lab. */
export function LabNavigation() {
  const path = usePathname();
  return (
    <nav aria-label="Lab" className="-mt-2 mb-4 flex gap-4 border-line border-b">
      {LABS.map(({ href, name }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={path === href ? "page" : undefined}
          className="relative grid min-h-11 place-items-center px-1 font-medium font-name text-ink-soft text-lead hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-signal"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
