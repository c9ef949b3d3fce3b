/** Just enough of the search server's filter language, as its manual describes it, to ask documents what a filter asks. */
export function passesFilter(filter: string, document: Readonly<Record<string, unknown>>): boolean {
  const tokens = filter.match(/"(?:\\.|[^"\\])*"|\[|\]|\(|\)|,|>=|<=|!=|[=<>]|[^\s()[\],=<>!"]+/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? "";
  const peek = () => tokens[at] ?? "";

  const any = (): boolean => {
    let value = all();
    while (peek() === "OR") {
      at++;
      const right = all();
      value = value || right;
    }
    return value;
  };
  const all = (): boolean => {
    let value = not();
    while (peek() === "AND") {
      at++;
      const right = not();
      value = value && right;
    }
    return value;
  };
  const not = (): boolean => {
    if (peek() === "NOT") {
      at++;
      return !not();
    }
    if (peek() !== "(") return condition();
    at++;
    const value = any();
    if (next() !== ")") throw new Error(`bracket in ${filter}`);
    return value;
  };
  const condition = (): boolean => {
    const values = valuesAt(document, next().split("."));
    const operator = next();
    if (operator === "IN") return list().some((wanted) => values.some((value) => same(value, wanted)));
    if (operator === "IS") return next() === "NULL" && values.length === 0;
    if (peek() === "TO") return range(values, Number(operator));
    const wanted = literal(next());
    return values.some((value) => compare(value, operator, wanted));
  };
  const range = (values: readonly unknown[], min: number): boolean => {
    at++;
    const max = Number(next());
    return values.some((value) => Number(value) >= min && Number(value) <= max);
  };
  const list = (): string[] => {
    const found: string[] = [];
    if (next() !== "[") throw new Error(`list in ${filter}`);
    while (peek() !== "]") {
      if (peek() === ",") at++;
      else found.push(literal(next()));
    }
    at++;
    return found;
  };

  const value = any();
  if (at !== tokens.length) throw new Error(`left over at ${at} in ${filter}`);
  return value;
}

function literal(token: string): string {
  return token.startsWith('"') ? token.slice(1, -1).replace(/\\(.)/g, "$1") : token;
}

function valuesAt(document: unknown, path: readonly string[]): readonly unknown[] {
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? found : [found];
}

// The server compares strings without regard to case.
const same = (value: unknown, wanted: string) => String(value).toLowerCase() === wanted.toLowerCase();

function compare(value: unknown, operator: string, wanted: string): boolean {
  if (operator === "=") return same(value, wanted);
  const [left, right] = [Number(value), Number(wanted)];
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right;
  if (operator === ">") return left > right;
  if (operator === ">=") return left >= right;
  throw new Error(`operator ${operator}`);
}
