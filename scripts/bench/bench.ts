/** One line of a bench's table. */
export interface BenchRow {
  readonly what: string;
  /** Milliseconds, or whatever `unit` says. */
  readonly p50: number;
  readonly p95: number;
  /** How it stands to the measures it is compared with, by their names. */
  readonly ratios?: Readonly<Record<string, number>>;
}

/** What a bench may ask for. */
export interface BenchRoom {
  /** Paths of card data given on the command line; none: the starter catalog. */
  readonly data: readonly string[];
  note(line: string): void;
}

/** One section of `npm run bench`; a new one is a new file and a row in run.ts. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  run(room: BenchRoom): Promise<readonly BenchRow[]>;
}

/** The value below which this share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Median and 95th percentile of samples, as a row. */
export function rowOf(
  what: string,
  samples: readonly number[],
  ratios?: Readonly<Record<string, number>>,
): BenchRow {
  return { what, p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), ...(ratios && { ratios }) };
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
