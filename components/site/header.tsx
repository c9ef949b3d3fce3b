import Link from "next/link";
import { SearchBox } from "@/components/search/search-box";
import { Navigation } from "./navigation";
import { Wordmark } from "./wordmark";

export function Header() {
  return (
    <header className="border-b border-line bg-panel print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-2 sm:gap-x-4 md:flex-nowrap">
        <Link href="/" aria-label="Buildzone, home" className="grid min-h-12 place-items-center">
          <Wordmark />
        </Link>
        <Navigation />
        <div data-header-search className="w-full pb-2 md:ml-auto md:w-80 md:py-1.5">
          <SearchBox id="header-search" />
        </div>
      </div>
    </header>
  );
}
