import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { lineOf, StoreFault } from "@/db/fault";
import { program } from "./binaries";
import type { Place } from "./place";
import { birthOf, commandLineOf, isGoneWithin, pause } from "./process";

const USER = "buildzone";
const START_SECONDS = 60;
const LOG_LIMIT = 5_000_000;

export interface Running {
  readonly pid: number;
  readonly port: number;
}

/** Address of database `name` on a running server. */
export function addressOf(place: Place, { port }: Running, name: string): string {
  return `postgres://${USER}:${passwordOf(place)}@127.0.0.1:${port}/${name}`;
}

/** Makes the cluster if there is none; half-made ones of a killed start are thrown away. */
export function makeCluster(place: Place): void {
  if (existsSync(place.cluster)) {
    checkRelease(place);
    return;
  }
  const half = `${place.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const secret = path.join(place.folder, "password");
  const password = randomBytes(24).toString("hex");
  writeFileSync(secret, password, { mode: 0o600 });
  const forInit = path.join(half, "..", "password.new");
  writeFileSync(forInit, password, { mode: 0o600 });
  if (place.owner) for (const file of [half, forInit]) chownSync(file, place.owner.uid, place.owner.gid);
  const made = spawnSync(
    program(place.binaries, "initdb"),
    [
      ...["-D", half, "-U", USER, "--auth=scram-sha-256", `--pwfile=${forInit}`],
      ...["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ],
    { ...place.owner, cwd: place.folder, env: plainEnvironment(), encoding: "utf8" },
  );
  rmSync(forInit, { force: true });
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    const reason =
      made.stderr?.split("\n").find((line) => line.includes("error:")) ?? lineOf(made.error ?? made.stderr);
    throw new StoreFault(`the database could not be made in ${place.folder}: ${reason}`);
  }
  renameSync(half, place.cluster);
}

/** The server that runs on the cluster, waiting for one that is just starting or stopping; null when there is none. */
export async function findRunning(place: Place): Promise<Running | null> {
  const end = Date.now() + START_SECONDS * 1000;
  while (true) {
    const file = readPidFile(place);
    if (!file || !isServerOf(place, file.pid)) return null;
    if (file.state === "ready") return { pid: file.pid, port: file.port };
    if (Date.now() > end)
      throw new StoreFault(`the database in ${place.folder} neither starts nor stops (process ${file.pid})`);
    await pause(50);
  }
}

/** Starts the server on a free port of this machine only, the same as last time if it can. */
export async function startServer(place: Place, { durable }: { durable: boolean }): Promise<Running> {
  const stale = readPidFile(place);
  // PostgreSQL would take any process with that id for a server of ours.
  if (stale) rmSync(path.join(place.cluster, "postmaster.pid"), { force: true });
  const port = await freePort(rememberedPort(place));
  const logFile = path.join(place.folder, "postgres.log");
  const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > LOG_LIMIT ? "w" : "a", 0o600);
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=80",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  // In a session of its own: Ctrl-C in the terminal must reach the app first and the database last.
  const server = spawn(
    program(place.binaries, "postgres"),
    ["-D", place.cluster, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    {
      ...place.owner,
      cwd: place.folder,
      env: plainEnvironment(),
      detached: true,
      stdio: ["ignore", log, log],
    },
  );
  closeSync(log);
  let ended = false;
  server.once("exit", () => {
    ended = true;
  });
  server.once("error", () => {
    ended = true;
  });
  server.unref();
  const end = Date.now() + START_SECONDS * 1000;
  while (!ended && Date.now() < end) {
    const file = readPidFile(place);
    if (file?.pid === server.pid && file?.state === "ready") {
      writeFileSync(path.join(place.folder, "port"), `${port}\n`);
      return { pid: file.pid, port };
    }
    await pause(25);
  }
  throw new StoreFault(`the database did not start: ${lastFatalLine(logFile)} (more in ${logFile})`);
}

/** Stops the server and waits until it is gone: connections are closed, nothing committed is lost. */
export async function stopServer({ pid }: Running): Promise<void> {
  for (const [signal, seconds] of [
    ["SIGINT", 20],
    ["SIGQUIT", 5],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await isGoneWithin(pid, seconds)) return;
  }
}

function readPidFile(place: Place): { pid: number; port: number; state: string } | null {
  try {
    const lines = readFileSync(path.join(place.cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? "").trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new StoreFault(`cannot read the database in ${place.folder}: ${lineOf(error)}`);
  }
}

function isServerOf(place: Place, pid: number): boolean {
  if (birthOf(pid) === null) return false;
  const command = commandLineOf(pid);
  return command === "" || command.includes(place.cluster);
}

function checkRelease(place: Place): void {
  const made = readOrFault(path.join(place.cluster, "PG_VERSION")).trim();
  const here = place.binaries.release.split(".", 1)[0];
  if (made !== here) {
    throw new StoreFault(
      `the database in ${place.folder} is of PostgreSQL ${made}, installed is ${here}: dump and load it, or set DATABASE_URL`,
    );
  }
}

function passwordOf(place: Place): string {
  return readOrFault(path.join(place.folder, "password")).trim();
}

function readOrFault(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StoreFault(`cannot read ${file}: ${lineOf(error)}`);
  }
}

function rememberedPort(place: Place): number {
  try {
    return Number(readFileSync(path.join(place.folder, "port"), "utf8")) || 0;
  } catch {
    return 0;
  }
}

async function freePort(wanted: number): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number>((resolve) => {
      const probe = createServer();
      probe.once("error", () => resolve(0));
      probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
      });
    });
  return (wanted && (await tryPort(wanted))) || tryPort(0);
}

/** Nothing of the caller's PostgreSQL settings, words in English. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  for (const name of Object.keys(environment)) if (name.startsWith("PG")) delete environment[name];
  return environment;
}

function lastFatalLine(logFile: string): string {
  const lines = readFileSync(logFile, "utf8").trimEnd().split("\n");
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? "no reason given";
}
