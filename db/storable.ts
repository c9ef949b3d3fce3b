/** PostgreSQL keeps no NUL character and no half of a surrogate pair; both come only from broken input. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}
