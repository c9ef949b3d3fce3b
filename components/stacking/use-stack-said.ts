"use client";

import { useEffect, useRef, useState } from "react";
import { verdictWords } from "./stack-verdict";
import type { StackLab } from "./use-stack-lab";
import { numbersOf, shown } from "./words";

/** What a screen reader is told after each change: the verdict, the reason or the unit. */
export function useStackSaid({ setup, report, stack }: StackLab): string {
  const [said, setSaid] = useState("");
  const before = useRef(setup);
  useEffect(() => {
    if (before.current === setup) return;
    before.current = setup;
    const [reason] = report.violations;
    const unit = report.unit
      ? `${report.unit.name}, cost ${shown(report.unit.buildCost)}, ${numbersOf(report.unit)}.`
      : (reason?.message ?? "");
    setSaid(
      stack.length === 0 ? "The stack is empty." : `${stack.length} cards. ${verdictWords(report)}. ${unit}`,
    );
  }, [setup, report, stack]);
  return said;
}
