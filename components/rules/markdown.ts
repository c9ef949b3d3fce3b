/** What the rule files are written in: the few forms of Markdown they use, read into plain values. */

export type Inline =
  | { readonly kind: "text" | "code" | "strong" | "em" | "tag"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export type Block =
  | {
      readonly kind: "heading";
      readonly level: number;
      readonly id: string;
      readonly text: readonly Inline[];
    }
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly ListItem[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly TableRow[];
    };

export interface ListItem {
  readonly text: readonly Inline[];
  readonly children: readonly ListItem[];
}

export interface TableRow {
  /** Rule id or keyword of the row, as an address within the page. */
  readonly id: string | null;
  readonly cells: readonly (readonly Inline[])[];
}

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|(?<![\w*])[*_](?<em>[^*_\s][^*_]*)[*_](?![\w*])|\[(?<label>[^\][]+)\]\((?<href>[^()\s]+)\)|\[(?<tag>[^\][]+)\]/g;

/** Reads emphasis, code, links and `[source]` tags. */
export function readInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: "text", text: source.slice(at, match.index) });
    at = match.index + match[0].length;
    const { code, strong, em, label, href, tag } = match.groups ?? {};
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (label !== undefined && href !== undefined) parts.push({ kind: "link", text: label, href });
    else parts.push({ kind: "tag", text: tag ?? "" });
  }
  if (at < source.length) parts.push({ kind: "text", text: source.slice(at) });
  return parts;
}

/** Cells of a table line; `\|` is a bar inside a cell. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");

const plain = (inlines: readonly Inline[]) => inlines.map((part) => part.text).join("");

function readTable(lines: readonly string[]): Block {
  const head = cellsOf(lines[0] ?? "").map(readInline);
  const first = head[0] ? plain(head[0]) : "";
  const rows = lines.slice(2).map((line): TableRow => {
    const cells = cellsOf(line).map(readInline);
    const name = cells[0] ? plain(cells[0]) : "";
    const named = /^[A-Z]\d+[a-z]?$/.test(name) ? name : first === "Keyword" ? idOf(name) : null;
    return { id: named, cells };
  });
  return { kind: "table", head, rows };
}

const ITEM = /^(?<indent>\s*)(?:[-*]|(?<number>\d+)\.)\s+(?<text>.*)$/;

function readItems(lines: readonly string[]): ListItem[] {
  const top = lines.length > 0 ? (/^\s*/.exec(lines[0] ?? "")?.[0].length ?? 0) : 0;
  const groups: { text: string; rest: string[] }[] = [];
  for (const line of lines) {
    const match = ITEM.exec(line);
    const last = groups.at(-1);
    if (match?.groups && (match.groups.indent ?? "").length <= top)
      groups.push({ text: match.groups.text ?? "", rest: [] });
    else if (last && (match || last.rest.length > 0)) last.rest.push(line);
    else if (last) last.text += ` ${line.trim()}`;
  }
  return groups.map(({ text, rest }) => ({
    text: readInline(text),
    children: rest.length > 0 ? readItems(rest) : [],
  }));
}

/** Lines from `from` on while `goes` holds. */
function run(lines: readonly string[], from: number, goes: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, index) => index >= from && !goes(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

const isTable = (line: string) => line.trimStart().startsWith("|");
const isHeading = (line: string) => /^#{1,6}\s/.test(line);
const isFence = (line: string) => line.startsWith("```");
const isText = (line: string) =>
  line.trim() !== "" && !isTable(line) && !isHeading(line) && !isFence(line) && !ITEM.test(line);

/** Reads a rule file: headings, paragraphs, lists, tables and code. */
export function readMarkdown(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const item = ITEM.exec(line);
    if (line.trim() === "") at++;
    else if (isHeading(line)) {
      const level = line.indexOf(" ");
      const text = readInline(line.slice(level + 1).trim());
      blocks.push({ kind: "heading", level, id: idOf(plain(text)), text });
      at++;
    } else if (isFence(line)) {
      const body = run(lines, at + 1, (next) => !isFence(next));
      blocks.push({ kind: "code", text: body.join("\n") });
      at += body.length + 2;
    } else if (isTable(line)) {
      const body = run(lines, at, isTable);
      blocks.push(readTable(body));
      at += body.length;
    } else if (item) {
      const body = run(lines, at, (next) => ITEM.test(next) || isText(next));
      const number = item.groups?.number;
      blocks.push({
        kind: "list",
        ordered: number !== undefined,
        start: Number(number ?? 1),
        items: readItems(body),
      });
      at += body.length;
    } else {
      const body = run(lines, at, isText);
      blocks.push({ kind: "paragraph", text: readInline(body.join(" ")) });
      at += body.length;
    }
  }
  return blocks;
}
