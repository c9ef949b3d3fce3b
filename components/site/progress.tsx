"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

const PATIENCE = 150;

/** Whether a click will lead to another page of this site in this tab. */
function leavesPage(event: MouseEvent): boolean {
  if (event.defaultPrevented && !(event.target as HTMLElement).closest("a")) return false;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = (event.target as HTMLElement).closest("a");
  if (!link || link.target || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

/** A line at the head of the window while the next page is fetched; it shows only when that takes a moment. */
export function Progress() {
  const path = usePathname();
  const search = useSearchParams().toString();
  const here = `${path}?${search}`;
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setFrom(here), PATIENCE);
    }
    const onClick = (event: MouseEvent) => leavesPage(event) && begin();
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // A form that is answered in place shows that itself.
      if (form.method === "get" && !("inPlace" in form.dataset)) begin();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [here]);
  if (from !== here) return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-line">
      <span className="sr-only">Loading</span>
      <div className="h-full w-1/4 animate-[sweep_1.1s_ease-in-out_infinite_alternate] bg-signal" />
    </div>
  );
}
