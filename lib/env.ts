import { z } from "zod";

const optionalUrl = z.preprocess((raw) => (raw === "" ? undefined : raw), z.url().optional());

/** Settings from the environment; everything has a default that works on one machine. */
export const Env = z.object({
  /** PostgreSQL to use; without it an own one is started. */
  DATABASE_URL: z.preprocess(
    (raw) => (raw === "" ? undefined : raw),
    z
      .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host:5432/name" })
      .optional(),
  ),
  PORT: z.preprocess(
    (raw) => (raw === "" ? undefined : raw),
    z.coerce.number().int().min(1).max(65535).default(3000),
  ),
  /** Address to listen on; all by default, so that a phone in the same network can reach it. */
  HOSTNAME: z.string().optional(),
  /** Folder of the own PostgreSQL, relative to the project. */
  DATA_DIR: z.string().default(".data"),
  /** Where card pictures are: `SET/ImageFile.jpg` below it. */
  CARD_IMAGES_URL: optionalUrl,
  MEILI_URL: optionalUrl,
  MEILI_KEY: z.string().optional(),
  /** Address under which players reach the site, for links in exports and previews. */
  SITE_URL: optionalUrl,
});
export type Env = z.infer<typeof Env>;

/** Reads the settings; on a fault, one line for each variable that is wrong. */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env } | { ok: false; faults: string[] } {
  const read = Env.safeParse(source);
  if (read.success) return { ok: true, env: read.data };
  return { ok: false, faults: read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
}
