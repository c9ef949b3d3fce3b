import type { Metadata, Viewport } from "next";
import { type ReactNode, Suspense } from "react";
import { PicturesProvider } from "@/components/cards/card-picture";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { Progress } from "@/components/site/progress";
import { setTheme } from "./actions";
import "./globals.css";
import { chosenTheme } from "./theme";

export const metadata: Metadata = {
  title: { default: "Buildzone – Star Wars TCG cards and decks", template: "%s – Buildzone" },
  description:
    "Card database and deck builder for the Star Wars Trading Card Game that reads the rules text of every card.",
  openGraph: { siteName: "Buildzone", type: "website" },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#171c20" },
  ],
};

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const theme = await chosenTheme();
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-signal focus:px-4 focus:py-2 focus:text-on-signal"
        >
          Skip to content
        </a>
        <Suspense>
          <Progress />
        </Suspense>
        <PicturesProvider base={process.env.CARD_IMAGES_URL ?? null}>
          <Header />
          <main id="main" tabIndex={-1} className="page-width flex-1 pt-6 outline-none sm:pt-8">
            {children}
          </main>
          <Footer theme={theme} setTheme={setTheme} />
        </PicturesProvider>
      </body>
    </html>
  );
}
