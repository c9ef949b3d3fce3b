/**
 * Folds text for comparing and searching: lower case, no accents, one kind of apostrophe and quote,
 * hyphens for every dash, single blanks. Keeps letters, digits and punctuation.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[‘’ʼ`´′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Folds to words for searching: everything but letters and digits is a gap (`R5-D4` → `r5 d4`, `Luke's` → `lukes`). */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{N}*]+/gu, " ")
    .trim();
}

/** Folds to an address part: `SOLO071_Chewbacca_D2` → `solo071-chewbacca-d2`. */
export function slug(text: string): string {
  return foldWords(text.replace(/_/g, " "))
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
