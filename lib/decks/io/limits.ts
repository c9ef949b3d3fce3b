import type { ListProblem } from "./deck-list";

/** No deck comes near these; a file beyond them is a mistake or an attack. */
export const MAX_TEXT = 2_000_000;
export const MAX_CARDS = 5_000;
export const MAX_NAME = 200;
export const MAX_ROW = 500;

/** The limit of a file's size in bytes, to be asked before the file is read. */
export const MAX_BYTES = MAX_TEXT;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a picture from a text
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** What is wrong with a text before any format is tried: its size, or that it is no text at all. */
export function unreadable(text: string): ListProblem | null {
  if (text.length > MAX_TEXT) return tooLarge();
  if (CONTROL.test(text)) return { code: "not-text", message: "This is not a text file." };
  if (text.trim() === "") return { code: "empty", message: "The file is empty." };
  return null;
}

export function tooLarge(): ListProblem {
  const limit = MAX_TEXT.toLocaleString("en-US");
  return { code: "too-large", message: `The file is larger than the limit of ${limit} bytes for a deck.` };
}

export function tooManyCards(): ListProblem {
  const limit = MAX_CARDS.toLocaleString("en-US");
  return { code: "too-many-cards", message: `The file holds more than the limit of ${limit} cards.` };
}
