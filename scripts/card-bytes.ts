import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { UsageError } from "./command";

const LARGEST = 64 * 1024 * 1024;
const PATIENCE = 60_000;
/** What Windows puts where Latin-1 has control characters; Node's own decoder of that name leaves them as they are. */
const WINDOWS_LATIN = "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ";

/** Bytes as text: UTF-8, UTF-16 with a byte order mark as spreadsheets write it, or else Windows Latin. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes)
      .toString("latin1")
      .replace(/[\u0080-\u009f]/g, (char) => WINDOWS_LATIN[char.charCodeAt(0) - 0x80] ?? char);
  }
}

export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** Name under which a file is reported and remembered: the last part of its path or address. */
export function fileName(source: string): string {
  return isAddress(source) ? basename(new URL(source).pathname) || new URL(source).host : basename(source);
}

async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok || !answer.body) throw new UsageError(`${address} answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new UsageError(`${address} is larger than ${LARGEST / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function load(path: string): Promise<Uint8Array> {
  if ((await stat(path)).size > LARGEST)
    throw new UsageError(`${path} is larger than ${LARGEST / 1024 / 1024} MB`);
  return readFile(path);
}

/** Text of a file or an http(s) address. Throws `UsageError` with one line when it cannot be had. */
export async function readText(source: string): Promise<string> {
  try {
    return decodeText(isAddress(source) ? await download(source) : await load(source));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new UsageError(`cannot read ${source}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
