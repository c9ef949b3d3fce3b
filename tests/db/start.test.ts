import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { runScript } from "./program";

let taken: Server | undefined;
afterEach(() => {
  taken?.close();
});

function takePort(): Promise<string> {
  return new Promise((resolve) => {
    taken = createServer().listen(0, "127.0.0.1", () => {
      const address = taken?.address();
      resolve(String(typeof address === "object" ? address?.port : 0));
    });
  });
}

const UNREACHABLE = "postgres://nobody:nothing@127.0.0.1:1/none";

describe("a start that cannot be", () => {
  test.each([
    ["a port that is none", { PORT: "eighty" }, /PORT: /],
    [
      "an address that is no database",
      { DATABASE_URL: "mysql://db/cards", PORT: "0" },
      /PORT: .*DATABASE_URL: |DATABASE_URL: .*PORT: /,
    ],
    [
      "a folder that is a file",
      { DATA_DIR: "package.json", DATABASE_URL: "" },
      /cannot write to .*package\.json/,
    ],
    [
      "a database that does not answer",
      { DATABASE_URL: UNREACHABLE },
      /cannot use the database .*ECONNREFUSED/,
    ],
  ])("%s: one clear line, status 2", async (_, env, message) => {
    const port = await takePort();
    await new Promise((resolve) => taken?.close(resolve));
    const ended = await runScript("scripts/start.ts", ["--dev"], {
      PORT: port,
      HOSTNAME: "127.0.0.1",
      ...env,
    });
    expect(ended.status).toBe(2);
    expect(ended.err.trim().split("\n")).toHaveLength(1);
    expect(ended.err).toMatch(message);
    expect(ended.err).not.toContain("nothing@");
  });

  test("a port in use: one clear line, status 2", async () => {
    const port = await takePort();
    const ended = await runScript("scripts/start.ts", [], {
      PORT: port,
      HOSTNAME: "127.0.0.1",
      DATABASE_URL: UNREACHABLE,
    });
    expect(ended).toMatchObject({
      status: 2,
      out: "",
      err: `buildzone: port ${port} is in use; set PORT to another one\n`,
    });
  });
});
