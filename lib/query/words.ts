import { foldWords } from "@/lib/cards/fold";

/** Text as folded words with single blanks: `Hold 'Em Off!` → `hold em off`, `*Velocity 45` → `velocity 45`. */
export function searchWords(text: string): string {
  return foldWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Words in the form they are stored and matched in: a blank before and behind each. */
export function paddedWords(text: string): string {
  return ` ${searchWords(text)} `;
}

/** Words written with hyphens or points also as one: `Obi-Wan` → `obiwan`, `AT-AT` → `atat`. */
export function gluedWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map((word) => searchWords(word))
    .filter((words) => words.includes(" "))
    .map((words) => words.replaceAll(" ", ""));
}

/** One word of three letters or more, written without quotes, is also found inside the words of a name (`trooper` in Sandtrooper). */
export function couldBeInside(words: string): boolean {
  return words.length >= 3 && !words.includes(" ");
}
