import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What a page does to keep people out, one line a place: axe's findings that are serious or critical. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.exclude("nextjs-portal").analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    );
}
