import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lineOf, StoreFault } from "@/db/fault";
import { type Binaries, installedBinaries, program } from "./binaries";

/** The user the server runs as, where that is not ourselves: PostgreSQL refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where the server lives and who runs it. */
export interface Place {
  readonly folder: string;
  /** PGDATA. */
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly owner: Owner | null;
}

const PURPOSE = "the database is kept";
const isRoot = process.getuid?.() === 0;

/**
 * Finds the place for a server wanted in `folder`: there, or, when we are root and the server's user cannot enter it, in
 * a folder of this checkout's own below /var/lib; says so. Throws `StoreFault` when nothing can be written.
 */
export function choosePlace(folder: string, say: (line: string) => void): Place {
  makeFolder(folder, PURPOSE);
  const installed = installedBinaries();
  const near = { folder, cluster: path.join(folder, "postgres"), binaries: installed };
  if (!isRoot) return { ...near, owner: null };

  const owner = ownerOf(near.cluster) ?? unprivilegedUser(say);
  const away = path.join(
    elsewhere(),
    `buildzone-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`,
  );
  const decksAreAway = !existsSync(near.cluster) && existsSync(path.join(away, "postgres"));
  if (!decksAreAway && canUse(owner, folder, installed)) return { ...near, owner };

  makeFolder(away, PURPOSE);
  if (statSync(away).uid !== 0)
    throw new StoreFault(`${away} belongs to someone else; remove it and start again`);
  say(`the database's user cannot enter ${folder}: the database is kept in ${away}`);
  const binaries = copyBinaries(installed, away);
  const place = { folder: away, cluster: path.join(away, "postgres"), binaries };
  const awayOwner = ownerOf(place.cluster) ?? owner;
  if (!canUse(awayOwner, away, binaries)) {
    throw new StoreFault(
      `neither ${folder} nor ${away} can be entered by the database's user (uid ${awayOwner.uid})`,
    );
  }
  return { ...place, owner: awayOwner };
}

/** Makes a folder that can be written to; throws `StoreFault` with one line when it cannot. */
export function makeFolder(folder: string, purpose: string): void {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      // Whatever the umask: the server's user must pass through.
      if (isRoot) chmodSync(folder, 0o755);
    }
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = lineOf(error).split(",", 1)[0];
    throw new StoreFault(`cannot write to ${folder}, where ${purpose}: ${reason}`);
  }
}

/** Kept across restarts and never swept, unlike the temporary folders. */
function elsewhere(): string {
  try {
    accessSync("/var/lib", constants.W_OK);
    return "/var/lib";
  } catch {
    return tmpdir();
  }
}

function ownerOf(cluster: string): Owner | null {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

/** The user `postgres`, made when missing; `nobody` where users cannot be made. */
function unprivilegedUser(say: (line: string) => void): Owner {
  const known = userNamed("postgres");
  if (known) return known;
  const made = spawnSync("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--shell",
    "/bin/false",
    "postgres",
  ]);
  if (made.status === 0) say("made the system user postgres, which runs the database");
  const owner = userNamed("postgres") ?? userNamed("nobody");
  if (!owner)
    throw new StoreFault("PostgreSQL does not run as root and no other user is there; set DATABASE_URL");
  return owner;
}

function userNamed(name: string): Owner | null {
  const ask = (flag: string) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const [uid, gid] = [ask("-u"), ask("-g")];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

function canUse(owner: Owner, folder: string, binaries: Binaries): boolean {
  const enter = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...owner,
    cwd: "/",
    stdio: "ignore",
  });
  const run = spawnSync(program(binaries, "postgres"), ["--version"], {
    ...owner,
    cwd: "/",
    stdio: "ignore",
  });
  return enter.status === 0 && run.status === 0;
}

function copyBinaries(from: Binaries, folder: string): Binaries {
  const root = path.join(folder, `postgresql-${from.release}`);
  if (!existsSync(root)) {
    const half = `${root}.${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    cpSync(from.root, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, root);
  }
  return { ...from, root };
}
