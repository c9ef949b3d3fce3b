import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "@/db/embedded";
import { checkReachable } from "@/db/prepare";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may make databases. */
    databaseServer: string;
  }
}

/** The server of `TEST_DATABASE_URL` or `DATABASE_URL` where given, else one of our own that goes with the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (given) {
    await checkReachable(given);
    project.provide("databaseServer", given);
    return async () => {};
  }
  const folder = mkdtempSync(path.join(tmpdir(), "buildzone-test-"));
  chmodSync(folder, 0o755);
  const server = await openEmbedded({ folder, say: () => {}, durable: false });
  project.provide("databaseServer", server.url);
  const stop = async () => {
    await server.release();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  return stop;
}
