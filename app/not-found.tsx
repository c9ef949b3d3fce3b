import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <EmptyState title="Nothing at this address">
      <p>
        The card, deck or page may have another name here. Saved decks and links of this site stay valid;
        names of cards can be searched.
      </p>
      <ButtonLink look="solid" href="/cards">
        Search the cards
      </ButtonLink>
    </EmptyState>
  );
}
