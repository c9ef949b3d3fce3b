"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

const ENTRIES = [
  { href: "/cards", name: "Cards" },
  { href: "/sets", name: "Sets" },
  { href: "/keywords", name: "Keywords" },
  { href: "/decks", name: "Decks" },
  { href: "/decks/new", name: "Build" },
  { href: "/lab", name: "Lab" },
] as const;

/** The entry whose address is the longest beginning of this page's. */
function currentOf(path: string): string | undefined {
  return ENTRIES.map((entry) => entry.href)
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0];
}

export function Navigation() {
  const current = currentOf(usePathname());
  return (
    <nav aria-label="Main">
      <ul className="flex">
        {ENTRIES.map(({ href, name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current === href ? "page" : undefined}
              className="relative grid min-h-11 place-items-center px-2 font-medium font-name text-body text-ink-soft hover:text-ink max-sm:px-[0.3rem] aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-signal sm:px-3"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
