import { existsSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(process.env.LACKEY_DATA ?? "../shared/data/lackey");

/** Folder of a LackeyCCG plugin with real card files, where there is one; tests over it are skipped without. */
export const LACKEY: string | null = existsSync(folder) ? folder : null;
