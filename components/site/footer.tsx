import Link from "next/link";
import { KeysHelp } from "@/components/ui/keys";
import { type Theme, ThemeSwitch } from "./theme-switch";

interface FooterProps {
  readonly theme: Theme;
  readonly setTheme: (form: FormData) => Promise<void>;
}

const LINKS = [
  { href: "/rules", name: "Rules" },
  { href: "/syntax", name: "Search syntax" },
  { href: "/keywords", name: "Keywords" },
  { href: "/sets", name: "Sets" },
] as const;

export function Footer({ theme, setTheme }: FooterProps) {
  return (
    <footer className="mt-16 border-t border-line bg-panel text-small text-ink-soft print:hidden">
      <div className="page-width flex flex-wrap items-start justify-between gap-x-10 gap-y-6 py-6">
        <div className="grid max-w-[62ch] gap-2">
          <p>
            A fan project for the Star Wars Trading Card Game, printed by Wizards of the Coast from 2002 to
            2005 and carried on by the Independent Development Committee. It is not connected with Lucasfilm
            or Wizards of the Coast and shows no card pictures of theirs.
          </p>
          <p>Names, numbers and rules texts of cards come from the community’s card files for LackeyCCG.</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ul className="flex flex-wrap gap-x-4">
            {LINKS.map(({ href, name }) => (
              <li key={href}>
                <Link href={href} className="link-quiet inline-grid min-h-11 items-center md:min-h-9">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <KeysHelp />
          <ThemeSwitch theme={theme} action={setTheme} />
        </div>
      </div>
    </footer>
  );
}
