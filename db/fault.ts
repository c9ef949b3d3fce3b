/** The store cannot be used as things are: one line for the person who started us, never a stack trace. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
}

/** First line of an error, for a one-line message. */
export function lineOf(error: unknown): string {
  const text =
    error instanceof Error ? error.message || String((error as { code?: unknown }).code) : String(error);
  return text.split("\n", 1)[0] ?? "";
}
