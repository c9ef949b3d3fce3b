"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** Copies a text and says so; where the browser forbids it, the text is shown to be copied by hand. */
export function CopyButton({ text, children }: { readonly text: () => string; readonly children: string }) {
  const [state, setState] = useState<"ready" | "copied" | { readonly byHand: string }>("ready");
  const copy = async () => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
      setState("copied");
      setTimeout(() => setState("ready"), 2000);
    } catch {
      setState({ byHand: wanted });
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button onClick={copy}>
        {children}
        <span role="status" className="text-good text-small empty:hidden">
          {state === "copied" ? "Copied" : ""}
        </span>
      </Button>
      {typeof state === "object" && (
        <input
          readOnly
          aria-label="To copy"
          value={state.byHand}
          onFocus={(event) => event.target.select()}
          className="min-h-11 rounded-soft border border-line-strong bg-raised px-2"
        />
      )}
    </span>
  );
}
