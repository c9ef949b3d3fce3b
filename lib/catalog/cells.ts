const WHOLE_QUOTED = /^"((?:[^"]|"")*)"$/;

/** Lines of a file, whatever ends them; a byte order mark is no text. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
}

/** Takes off the quotes a spreadsheet puts around a cell; quotes that are part of the text stay. */
export function unquoteCell(cell: string): string {
  const inner = WHOLE_QUOTED.exec(cell.trim())?.[1];
  return inner === undefined ? cell : inner.replace(/""/g, '"');
}

/** A cell that opens like a spreadsheet's quoted one and never closes: the row breaks off inside it. */
export function breaksOff(cell: string): boolean {
  const quotes = cell.match(/"/g)?.length ?? 0;
  return cell.startsWith('"') && quotes % 2 === 1;
}

/** A cell as one clean line: no control characters, no halves of characters, no blanks at the ends. */
export function cleanCell(cell: string | undefined): string {
  return (cell ?? "")
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}
