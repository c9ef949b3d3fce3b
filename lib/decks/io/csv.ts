/** End of the quoted part that begins at `start`: the place after its closing quote, or -1 where none closes it. */
function quotedEnd(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? -1 : at + 1;
}

/** Rows of comma-, semicolon- or tab-separated cells, quoted as in RFC 4180; null where a quote is never closed. */
export function parseCsv(text: string, separator: string): string[][] | null {
  const end = new RegExp(`[${separator}\\r\\n]|$`, "g");
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const close = text[at] === '"' ? quotedEnd(text, at) : at;
    if (close < 0) return null;
    end.lastIndex = close;
    const stop = end.exec(text)?.index ?? text.length;
    const quoted = close > at ? text.slice(at + 1, close - 1).replace(/""/g, '"') : "";
    row.push(quoted + text.slice(close, stop));
    const isLast = stop + 1 >= text.length;
    if (text[stop] === separator && isLast) row.push("");
    if (text[stop] !== separator || isLast) {
      rows.push(row);
      row = [];
    }
    at = stop + (text.startsWith("\r\n", stop) ? 2 : 1);
  }
  return rows;
}

/** One row, cells quoted where they must be. */
export function writeCsvRow(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => String(cell))
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell))
    .join(",");
}
