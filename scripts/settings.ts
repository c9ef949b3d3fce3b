import { existsSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { StoreFault } from "@/db/fault";
import { type Env, readEnv } from "@/lib/env";

/** The folder the project lies in. */
export const PROJECT = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Settings from `.env.local`, `.env` and the environment, which wins. Throws `StoreFault` naming what is wrong. */
export function readSettings(): Env {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(PROJECT, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
  const read = readEnv(process.env);
  if (!read.ok) throw new StoreFault(read.faults.join("; "));
  // Containers set HOSTNAME to their own name; whoever wants that address only can give it as a number.
  return read.env.HOSTNAME === hostname() ? { ...read.env, HOSTNAME: undefined } : read.env;
}

export function dataFolder(env: Env): string {
  return path.resolve(PROJECT, env.DATA_DIR);
}
