import type { Issue } from "./ability";

/** More faults than this are not listed one by one; such a text is no card. */
const MOST_ISSUES = 1000;

export function addIssue(issues: Issue[], issue: Issue): void {
  if (issues.length < MOST_ISSUES) issues.push(issue);
}
