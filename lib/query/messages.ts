import type { Warning } from "./tree";

/** Warnings as the API and the command line answer them, each with its `message`. */
export function told(warnings: readonly Warning[]): (Warning & { readonly message: string })[] {
  return warnings.map((warning) => ({ ...warning, message: describeWarning(warning) }));
}

/** A warning in words, for pages and the command line. */
export function describeWarning(warning: Warning): string {
  const meant = warning.suggestion === undefined ? "" : ` Did you mean “${warning.suggestion}”?`;
  const word = `“${warning.word}”`;
  switch (warning.code) {
    case "unknown-field":
      return `There is no field ${word}; it was left out.${meant}`;
    case "unknown-value":
      return `${word} is not a value of this field; it was left out.${meant}`;
    case "unknown-keyword":
      return `There is no keyword ${word}; it was left out.${meant}`;
    case "bad-number":
      return `${word} is not a number, a range like 2..4, * or X; it was left out.`;
    case "bad-operator":
      return `${word} cannot compare here; use “${warning.suggestion ?? ":"}”.`;
    case "bad-regex":
      return `${word} is not a regular expression that can be used; it was left out.`;
    case "empty-value":
      return `Nothing stands behind ${word}; it was left out.`;
    case "unclosed-quote":
      return `The quote at ${warning.start + 1} is not closed; it runs to the end.`;
    case "unclosed-bracket":
      return `The bracket at ${warning.start + 1} is not closed; it runs to the end.`;
    case "unclosed-regex":
      return `${word} begins like a regular expression but has no closing slash; its words were searched for.`;
    case "stray-bracket":
      return `The bracket at ${warning.start + 1} closes nothing; it was left out.`;
    case "stray-or":
      return `OR at ${warning.start + 1} has nothing on one side; it was left out.`;
    case "too-long":
      return `The query is too long; what stands behind character ${warning.start} was left out.`;
    case "too-many-terms":
      return "The query has too many terms; the last ones were left out.";
    case "too-deep":
      return "The brackets are nested too deep; the inner ones were left out.";
    case "corrected":
      return `No card has ${word}; cards with “${warning.suggestion ?? ""}” in the name are shown.`;
  }
}
