/** Rows of comma-, semicolon- or tab-separated cells, quoted as in RFC 4180; null where a quote is never closed. */
export function parseCsv(text: string, separator: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[at++];
      else quoted = false;
    } else if (char === '"' && cell === "") quoted = true;
    else if (char === separator) endCell();
    else if (char === "\n" || (char === "\r" && text[at + 1] !== "\n")) endRow();
    else if (char !== "\r") cell += char;
  }
  if (cell !== "" || row.length > 0) endRow();
  return quoted ? null : rows;
}

/** One row, cells quoted where they must be. */
export function writeCsvRow(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => String(cell))
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell))
    .join(",");
}
