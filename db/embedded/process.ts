import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Tells a process from a later one with the same id (ids come round quickly in containers): boot and start time.
 * Null when there is no such process.
 */
export function birthOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === "linux") {
    try {
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      // The second field may hold blanks and brackets; the start time is the 20th after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return fields[0] === "Z" ? null : `${boot} ${fields[19]}`;
    } catch {
      return isAlive(pid) ? "unknown" : null;
    }
  }
  if (process.platform === "win32") return "unknown";
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim() || null;
}

/** The command line of a process, blanks between arguments; empty where it cannot be seen. */
export function commandLineOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    if (process.platform === "win32") return "";
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  } catch {
    return "";
  }
}

/** Waits until the process is gone; false after `seconds`. */
export async function isGoneWithin(pid: number, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (birthOf(pid) !== null) {
    if (Date.now() > end) return false;
    await pause(40);
  }
  return true;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
