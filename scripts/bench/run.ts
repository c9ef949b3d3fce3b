import { parseArgs } from "node:util";
import type { Bench, BenchRow } from "./bench";

/** The benches in the order they run; each is loaded only when it is asked for. */
const BENCHES: Record<string, () => Promise<{ bench: Bench }>> = {
  reader: () => import("./reader"),
  search: () => import("./search"),
  attack: () => import("./attack"),
};

function table(rows: readonly BenchRow[], unit: string): string {
  const width = Math.max(...rows.map((row) => row.what.length));
  return rows
    .map(({ what, p50, p95, ratios = {} }) => {
      const compared = Object.entries(ratios).map(([name, ratio]) => `${ratio.toFixed(2)} × ${name}`);
      const numbers = `p50 ${p50.toFixed(2).padStart(9)} ${unit}  p95 ${p95.toFixed(2).padStart(9)} ${unit}`;
      return `  ${what.padEnd(width)}  ${numbers}  ${compared.join("  ")}`.trimEnd();
    })
    .join("\n");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" }, data: { type: "string", multiple: true } },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown) throw new Error(`no bench ${unknown}; known: ${Object.keys(BENCHES).join(", ")}`);
  const results: Record<string, readonly BenchRow[]> = {};
  for (const [name, load] of Object.entries(BENCHES)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const { bench } = await load();
    const rows = await bench.run({
      data: values.data ?? [],
      note: (line) => console.error(`${name}: ${line}`),
    });
    results[name] = rows;
    if (!values.json) console.log(`${bench.name}\n${table(rows, bench.unit)}\n`);
  }
  if (values.json) console.log(JSON.stringify(results));
}

await main();
