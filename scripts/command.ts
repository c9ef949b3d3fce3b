import { type ParseArgsConfig, parseArgs } from "node:util";

/** Unusable input: one line that says what and where; the command line ends with status 2. */
export class UsageError extends Error {}

/** Where a command writes: results to `out`, progress and messages to `err`. */
export interface Streams {
  out(text: string): void;
  err(text: string): void;
  /** Everything on standard input, as text. */
  stdin(): Promise<string>;
}

/** One command of `npm run -s swtcg -- NAME …`; `run` returns the exit status: 0 good, 1 bad verdict, 2 unusable input. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  run(args: readonly string[], streams: Streams): Promise<0 | 1 | 2>;
}

/** `parseArgs` of Node, strict, with its complaints as `UsageError`. */
export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
