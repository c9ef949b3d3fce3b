import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StoreFault } from "@/db/fault";
import { birthOf, pause } from "./process";

/**
 * Runs `work` while no other process works on `folder`. A lock left by a killed process is taken over; throws `StoreFault`
 * when a living one keeps it for too long.
 */
export async function withFolderLock<T>(
  folder: string,
  work: () => Promise<T>,
  waitSeconds = 90,
): Promise<T> {
  const file = path.join(folder, "lock");
  const end = Date.now() + waitSeconds * 1000;
  while (!tryWrite(file)) {
    const holder = readMark(file);
    if (holder && !isLiving(holder)) takeAway(file, holder);
    else if (Date.now() > end)
      throw new StoreFault(`${file} is held by process ${holder?.pid}; end it and try again`);
    else await pause(60);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Notes that this process uses the server of `folder`. */
export function takeLease(folder: string): void {
  mkdirSync(path.join(folder, "users"), { recursive: true });
  writeFileSync(leaseFile(folder), mark());
}

/** Gives the lease back; true when no living process holds another, so that the server can be stopped. */
export function dropLease(folder: string): boolean {
  rmSync(leaseFile(folder), { force: true });
  const users = path.join(folder, "users");
  let others = 0;
  for (const name of readdirSync(users)) {
    const holder = readMark(path.join(users, name));
    if (holder && isLiving(holder)) others++;
    else rmSync(path.join(users, name), { force: true });
  }
  return others === 0;
}

interface Mark {
  readonly pid: number;
  readonly birth: string;
}

function leaseFile(folder: string): string {
  return path.join(folder, "users", String(process.pid));
}

function mark(): string {
  return `${process.pid}\n${birthOf(process.pid)}\n`;
}

function tryWrite(file: string): boolean {
  try {
    writeFileSync(file, mark(), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readMark(file: string): Mark | null {
  try {
    const [pid, birth] = readFileSync(file, "utf8").split("\n");
    return pid && birth ? { pid: Number(pid), birth } : null;
  } catch {
    return null;
  }
}

function isLiving(holder: Mark): boolean {
  return birthOf(holder.pid) === holder.birth;
}

/** Moves the dead lock aside first: of two that find it, one gets it, and a fresh lock is put back. */
function takeAway(file: string, dead: Mark): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readMark(aside);
  if (moved && (moved.pid !== dead.pid || moved.birth !== dead.birth)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}
