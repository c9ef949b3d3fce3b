import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect } from "@/db/client";
import { type EmbeddedServer, openEmbedded } from "@/db/embedded";
import { birthOf, isGoneWithin } from "@/db/embedded/process";
import { StoreFault } from "@/db/fault";

let folder: string;
let home: string;
let others: ChildProcess[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "buildzone-embedded-"));
  chmodSync(home, 0o755);
  folder = path.join(home, ".data");
});
afterEach(async () => {
  for (const other of others) other.kill("SIGKILL");
  others = [];
  const pid = serverPid();
  if (pid && birthOf(pid)) {
    process.kill(pid, "SIGKILL");
    await isGoneWithin(pid, 10);
  }
  rmSync(home, { recursive: true, force: true });
});

const open = () => openEmbedded({ folder, say: () => {} });

function serverPid(): number | null {
  try {
    return Number(readFileSync(path.join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return null;
  }
}

async function query(server: EmbeddedServer, statement: string) {
  const { db, close } = connect(server.url, { max: 1 });
  try {
    return await db.execute(sql.raw(statement));
  } finally {
    await close();
  }
}

/** Another process that opens the same folder, says so, and keeps it until it is killed. */
async function otherProcess(): Promise<ChildProcess> {
  const program = `
    import { openEmbedded } from "@/db/embedded";
    const server = await openEmbedded({ folder: ${JSON.stringify(folder)}, say: () => {} });
    process.on("SIGTERM", () => server.release().then(() => process.exit(0)));
    console.log("open");
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  others.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", () => reject(new Error("the other process ended early")));
  });
  return child;
}

const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));

describe("the own PostgreSQL", () => {
  test("starts in an empty folder, keeps what was written, stops with its last user", async () => {
    const first = await open();
    await query(first, "create table kept as select 42 as n");
    const pid = serverPid() ?? 0;
    await first.release();
    expect(birthOf(pid)).toBeNull();
    const second = await open();
    expect(await query(second, "select n from kept")).toMatchObject([{ n: 42 }]);
    await second.release();
  });

  test("listens on this machine only and asks for a password", async () => {
    const server = await open();
    const [row] = await query(
      server,
      "select current_setting('listen_addresses') as where_, current_setting('unix_socket_directories') as sockets",
    );
    expect(row).toEqual({ where_: "127.0.0.1", sockets: "" });
    const stranger = new URL(server.url);
    stranger.password = "guess";
    await expect(query({ ...server, url: stranger.href }, "select 1")).rejects.toThrow();
    await server.release();
  });

  test("two processes share one server, and whoever leaves last stops it", async () => {
    const other = await otherProcess();
    const pid = serverPid() ?? 0;
    const server = await open();
    expect(serverPid()).toBe(pid);
    const ended = exitOf(other);
    other.kill("SIGTERM");
    await ended;
    expect(await query(server, "select 1 as n")).toMatchObject([{ n: 1 }]);
    await server.release();
    expect(birthOf(pid)).toBeNull();
  });

  test("a server whose owner was killed is taken over", async () => {
    const other = await otherProcess();
    const pid = serverPid() ?? 0;
    const ended = exitOf(other);
    other.kill("SIGKILL");
    await ended;
    const server = await open();
    expect(serverPid()).toBe(pid);
    await server.release();
    expect(birthOf(pid)).toBeNull();
  });

  test("after a kill of everything the committed rows are there", async () => {
    const other = await otherProcess();
    const witness = await open();
    await query(witness, "create table kept as select 7 as n");
    const pid = serverPid() ?? 0;
    const ended = exitOf(other);
    other.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await ended;
    await isGoneWithin(pid, 10);
    const server = await open();
    expect(serverPid()).not.toBe(pid);
    expect(await query(server, "select n from kept")).toMatchObject([{ n: 7 }]);
    await server.release();
  });

  test("a stale pid that another process has by now does not keep it from starting", async () => {
    await (await open()).release();
    writeFileSync(
      path.join(folder, "postgres", "postmaster.pid"),
      `${process.pid}\n${folder}\n0\n5432\n\n\n\nready\n`,
    );
    const server = await open();
    expect(serverPid()).not.toBe(process.pid);
    await server.release();
  });

  test("locks of processes that died are taken away", async () => {
    await (await open()).release();
    writeFileSync(path.join(folder, "lock"), `${process.pid}\nborn at another time\n`);
    writeFileSync(path.join(folder, "users", "1"), "1\nborn at another time\n");
    const server = await open();
    const pid = serverPid() ?? 0;
    await server.release();
    expect(birthOf(pid)).toBeNull();
  });

  test("opening at the same time in several processes starts one server", async () => {
    const processes = await Promise.all([otherProcess(), otherProcess(), otherProcess()]);
    const pid = serverPid() ?? 0;
    const ended = Promise.all(processes.map(exitOf));
    for (const other of processes) other.kill("SIGTERM");
    await ended;
    expect(birthOf(pid)).toBeNull();
  });

  test.each([["a database of another release", "PG_VERSION", "9\n", /is of PostgreSQL 9, installed is \d+/]])(
    "%s is refused in one line",
    async (_, file, content, message) => {
      await (await open()).release();
      writeFileSync(path.join(folder, "postgres", file), content);
      const fault = (await open().catch((error: unknown) => error)) as Error;
      expect(fault).toBeInstanceOf(StoreFault);
      expect(fault.message).toMatch(message);
      expect(fault.message).not.toContain("\n");
    },
  );

  test("a file in the place of the folder is said in one line", async () => {
    writeFileSync(folder, "");
    const fault = (await open().catch((error: unknown) => error)) as Error;
    expect(fault).toBeInstanceOf(StoreFault);
    expect(fault.message).not.toContain("\n");
  });

  test.skipIf(process.getuid?.() !== 0)(
    "below a folder closed to the database's user it is kept elsewhere, and says where",
    async () => {
      const closed = mkdtempSync(path.join(tmpdir(), "buildzone-closed-"));
      chmodSync(closed, 0o700);
      const said: string[] = [];
      const server = await openEmbedded({
        folder: path.join(closed, ".data"),
        say: (line) => said.push(line),
      });
      const place = /the database is kept in (\S+)/.exec(said.join("\n"))?.[1] ?? "";
      try {
        expect(place).not.toBe("");
        expect(await query(server, "select 1 as n")).toMatchObject([{ n: 1 }]);
      } finally {
        await server.release();
        rmSync(closed, { recursive: true, force: true });
        if (place) rmSync(place, { recursive: true, force: true });
      }
    },
  );
});
