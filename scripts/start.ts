import { type ChildProcess, spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { connect as connectTo } from "@/db/client";
import { withFolderLock } from "@/db/embedded/lease";
import { makeFolder } from "@/db/embedded/place";
import { pause } from "@/db/embedded/process";
import { StoreFault } from "@/db/fault";
import { readCardsAgain } from "@/db/import";
import { refreshIndex } from "@/db/search/meili-index";
import type { Env } from "@/lib/env";
import { buildPages, isBuildNeeded, nextProgram } from "./build";
import { openStore } from "./database";
import { dataFolder, PROJECT, readSettings } from "./settings";

/** How long the app may finish answers after it was asked to stop. */
const GRACE_SECONDS = 8;
const BUILD_SECONDS = 900;
/** A search server that was away is looked for again after this time. */
const INDEX_SECONDS = 60;
const PURPOSE = "the pages are built";

const say = (line: string) => void process.stdout.write(`buildzone: ${line}\n`);

const running = { stopping: false, child: null as ChildProcess | null };

async function main(isDev: boolean): Promise<number> {
  const env = readSettings();
  await checkPort(env);
  if (isDev || isBuildNeeded()) makeFolder(path.join(PROJECT, ".next"), PURPOSE);
  const store = await openStore(say);
  try {
    say(store.given ? "the database of DATABASE_URL is ready" : "the database is ready");
    await readAgain(store.url);
    if (!isDev) await buildIfNeeded(env);
    void keepIndex(store.url);
    return running.stopping ? 0 : await serve(env, store.url, isDev);
  } finally {
    await store.release();
    if (!store.given) say("the database is closed");
  }
}

/** After an update the texts may be read better than they are stored. */
async function readAgain(url: string): Promise<void> {
  const { db, close } = connectTo(url, { max: 2 });
  try {
    const changed = await readCardsAgain(db);
    if (changed) say(`read the texts of ${changed} cards better than before`);
  } finally {
    await close();
  }
}

/** Brings the index of the search server up to date beside the running app; until then the database answers. */
async function keepIndex(url: string): Promise<void> {
  if (!process.env.MEILI_URL) return;
  const { db, close } = connectTo(url, { max: 2 });
  let told = "";
  const tell = (line: string) => {
    if (line !== told && !running.stopping) say(line);
    told = line;
  };
  say("search server: looking whether its index fits the catalog");
  while (!running.stopping && !(await refreshIndex(db, tell))) await pause(INDEX_SECONDS * 1000);
  await close().catch(() => {});
}

async function checkPort({ PORT, HOSTNAME }: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => {
      const reason =
        code === "EADDRINUSE" ? "is in use; set PORT to another one" : `cannot be used (${code})`;
      reject(new StoreFault(`port ${PORT} ${reason}`));
    });
    probe.listen({ port: PORT, host: HOSTNAME, exclusive: true }, () => probe.close(() => resolve()));
  });
}

async function buildIfNeeded(env: Env): Promise<void> {
  if (!isBuildNeeded()) return;
  const folder = path.join(dataFolder(env), "build");
  makeFolder(folder, PURPOSE);
  await withFolderLock(
    folder,
    async () => {
      if (running.stopping || !isBuildNeeded()) return;
      say("building the pages; this is done once and takes a minute or two");
      await buildPages((child) => {
        running.child = child;
      });
      running.child = null;
    },
    BUILD_SECONDS,
  );
}

async function serve(env: Env, url: string, isDev: boolean): Promise<number> {
  const leash = pathToFileURL(path.join(PROJECT, "scripts", "with-parent.mjs")).href;
  const where = ["-p", String(env.PORT), ...(env.HOSTNAME ? ["-H", env.HOSTNAME] : [])];
  const child = spawn(
    process.execPath,
    ["--import", leash, nextProgram(), isDev ? "dev" : "start", ...where],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        DATABASE_URL: url,
        NODE_ENV: isDev ? "development" : "production",
        NEXT_TELEMETRY_DISABLED: "1",
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  running.child = child;
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (status) => resolve(status ?? 1));
  });
  void sayWhenListening(env, child);
  const status = await ended;
  if (running.stopping) return 0;
  say(`the app ended with status ${status}`);
  return status || 1;
}

async function sayWhenListening({ PORT, HOSTNAME }: Env, child: ChildProcess): Promise<void> {
  const host = HOSTNAME && HOSTNAME !== "0.0.0.0" && HOSTNAME !== "::" ? HOSTNAME : "localhost";
  while (child.exitCode === null && !running.stopping) {
    if (await answers(PORT, host)) {
      say(`listening at http://${host.includes(":") ? `[${host}]` : host}:${PORT} (stop with Ctrl-C)`);
      return;
    }
    await pause(100);
  }
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function stop(): void {
  running.stopping = true;
  const { child } = running;
  if (!child) return;
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), GRACE_SECONDS * 1000).unref();
}

/** npm runs us in a shell, which a signal to npm kills without telling us. */
function stopWithShell(): void {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 200);
  watch.unref();
}

if (process.env.npm_lifecycle_event) stopWithShell();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

main(process.argv.includes("--dev")).then(
  (status) => process.exit(status),
  (error: unknown) => {
    const isExpected = error instanceof StoreFault;
    process.stderr.write(`buildzone: ${isExpected ? error.message : ((error as Error)?.stack ?? error)}\n`);
    process.exit(isExpected ? 2 : 70);
  },
);
