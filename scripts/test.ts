import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PROJECT } from "./settings";

/** What is used of Vitest's JSON report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** On a bare machine that lets us: the browser for the browser tests. Where it cannot be had they are skipped, and say so. */
function installBrowser(): void {
  if (process.env.CHROMIUM_PATH || BROWSERS.some((file) => existsSync(file))) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write("installing Chromium for the browser tests\n");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: 300_000 };
  const apt = (...args: string[]) => spawnSync("apt-get", ["-qq", ...args], options).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", "chromium");
  if (!install() && !(apt("update") && install())) process.stdout.write("Chromium could not be installed\n");
}

let running: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    running?.once("exit", () => process.exit(130));
    running?.kill(signal);
  });
}

function runTests(args: readonly string[], reportFile: string): Promise<number> {
  const vitest = path.join(PROJECT, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const child = spawn(process.execPath, [vitest, "run", ...reporters, ...args], {
    cwd: PROJECT,
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (status) => resolve(status ?? 1));
  });
}

/** Counts of a run; a test file that broke before its tests is one failure. */
function countsOf(report: Report): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

async function runOnce(args: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), "buildzone-report-"));
  const reportFile = path.join(folder, "report.json");
  const status = await runTests(args, reportFile);
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, "utf8")) as Report) : null;
  rmSync(folder, { recursive: true, force: true });
  const counts = report ? countsOf(report) : { passed: 0, failed: 1, skipped: 0 };
  // The run can fail outside of any test: in a setup, or by an error that nobody caught.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** One after the other, so that a build for the browser tests does not slow down what is measured in the others. */
async function main(args: readonly string[]): Promise<number> {
  installBrowser();
  const runs = args.length ? [args] : ["unit", "db", "e2e"].map((name) => ["--project", name]);
  let total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const run of runs) {
    const counts = await runOnce(run);
    total = {
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    };
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
