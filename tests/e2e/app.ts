import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { TestProject } from "vitest/node";
import { connect } from "@/db/client";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the running app, without a slash at the end; empty where no browser is installed. */
    appUrl: string;
    /** Path of the browser, or null: then browser tests are skipped. */
    chromium: string | null;
  }
}

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const START_MINUTES = 10;

/**
 * Starts the app as a player does, on a free port with a database of its own; `E2E_URL` names one that runs already.
 * Without a browser nothing is started and the tests are skipped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findBrowser();
  project.provide("chromium", chromium);
  project.provide("appUrl", chromium ? (process.env.E2E_URL ?? "").replace(/\/$/, "") : "");
  if (!chromium) {
    console.warn(
      "browser tests are skipped: there is no Chromium; install it with: apt-get install -y chromium",
    );
    return async () => {};
  }
  if (process.env.E2E_URL) return async () => {};

  const folder = mkdtempSync(path.join(tmpdir(), "buildzone-e2e-"));
  chmodSync(folder, 0o755);
  const database = await ownDatabase();
  const port = await freePort();
  const app = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    env: { ...process.env, ...database?.env, PORT: String(port), HOSTNAME: "127.0.0.1", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    await end(app);
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(app);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("appUrl", `http://127.0.0.1:${port}`);
  return stop;
}

function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  const found = (named ? [named] : BROWSERS).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return found ?? null;
}

/** On a given test server the app gets a database of its own; without one it starts its own server. */
async function ownDatabase(): Promise<{ env: { DATABASE_URL: string }; drop: () => Promise<void> } | null> {
  const server = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (!server) return null;
  const name = `buildzone_e2e_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(sql.raw(statement));
  } finally {
    await close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function untilListening(app: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string) => reject(new Error(`the app did not start: ${reason}\n${output}`));
    const timer = setTimeout(() => fail(`no answer within ${START_MINUTES} minutes`), START_MINUTES * 60_000);
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      if (!output.includes("listening at")) return;
      clearTimeout(timer);
      resolve();
    };
    app.stdout?.on("data", hear);
    app.stderr?.on("data", hear);
    app.once("exit", (status) => {
      clearTimeout(timer);
      fail(`it ended with status ${status}`);
    });
  });
}

function end(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    app.once("exit", () => resolve());
    app.kill("SIGTERM");
  });
}
