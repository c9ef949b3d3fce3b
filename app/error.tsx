"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";

interface Props {
  readonly error: Error & { digest?: string };
  readonly retry: () => void;
}

export default function ErrorPage({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <ErrorState title="The page could not be made">
      <p>The server failed while it answered. Saved decks are not touched by this. Try again in a moment.</p>
      {error.digest && <p className="text-small text-ink-soft">For a report: {error.digest}</p>}
      <Button look="plain" onClick={retry}>
        Try again
      </Button>
    </ErrorState>
  );
}
