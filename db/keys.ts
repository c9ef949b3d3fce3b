import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** A new deck id: ten characters that no one mistakes for each other when reading them out. */
export function newDeckId(): string {
  return Array.from({ length: 10 }, () => BASE58[randomInt(BASE58.length)]).join("");
}

/** A new edit key: 128 random bits. */
export function newEditKey(): string {
  return randomBytes(16).toString("base64url");
}

/** What is stored of an edit key. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

export function isKey(key: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(key)), Buffer.from(storedHash.padEnd(64)));
}

/**
 * The keys of a repeated create request: the same request always gives the same edit key, so that an answer lost on
 * the way can be asked for again. `request` is stored, the edit key cannot be derived from it.
 */
export function keysOfRequest(requestKey: string, body: string): { request: string; editKey: string } {
  const digest = (use: string) => createHash("sha256").update(`${use}\n${requestKey}\n${body}`).digest();
  return {
    request: digest("request").toString("hex"),
    editKey: digest("edit").subarray(0, 16).toString("base64url"),
  };
}
