import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { lineOf, StoreFault } from "@/db/fault";
import { PROJECT } from "./settings";

const BUILD_ID = path.join(PROJECT, ".next", "BUILD_ID");
/** What the pages are built from. */
const SOURCES = ["app", "components", "db", "lib", "public", "docs"];
const SHOWN_LINES = 40;

/** Whether there is no build, or one that is older than its sources. */
export function isBuildNeeded(): boolean {
  if (!existsSync(BUILD_ID)) return true;
  const built = statSync(BUILD_ID).mtimeMs;
  const loose = readdirSync(PROJECT, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(m?[jt]sx?|json)$/.test(entry.name) &&
        !/^(next-env|vitest|biome)/.test(entry.name),
    )
    .map((entry) => entry.name);
  return [...SOURCES, ...loose].some((name) => newestIn(path.join(PROJECT, name)) > built);
}

/** Newest change in a file or folder; folders count too, so that a removed file is noticed. */
function newestIn(entry: string): number {
  const found = statSync(entry, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(entry).reduce(
    (newest, name) => Math.max(newest, newestIn(path.join(entry, name))),
    found.mtimeMs,
  );
}

export function nextProgram(): string {
  return path.join(PROJECT, "node_modules", "next", "dist", "bin", "next");
}

/** Builds the pages; needs no database. `onChild` gets the process, to stop it. Throws `StoreFault` with the end of its output. */
export async function buildPages(onChild: (child: ChildProcess) => void): Promise<void> {
  const began = new Date();
  const child = spawn(process.execPath, [nextProgram(), "build"], {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onChild(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", (error) => reject(new StoreFault(`cannot build the pages: ${lineOf(error)}`)));
    child.once("close", resolve);
  });
  if (child.killed) return;
  if (status !== 0) {
    const end = output.join("").trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
    throw new StoreFault(`the pages could not be built:\n${end}`);
  }
  // What was edited while building is newer than the build.
  utimesSync(BUILD_ID, began, began);
}
