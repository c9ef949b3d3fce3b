export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What a page is given of its address, in the form a browser has it. */
export function asAddress(params: SearchParams): URLSearchParams {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(pairs);
}
