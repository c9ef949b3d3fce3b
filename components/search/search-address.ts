/** Address of the list of cards for a query, with other parts of its state that are to stay. */
export function searchAddress(q: string, keep: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams(q.trim() === "" ? {} : { q: q.trim() });
  for (const [name, value] of Object.entries(keep)) if (name !== "q") params.set(name, value);
  const text = params.toString();
  return text === "" ? "/cards" : `/cards?${text}`;
}
