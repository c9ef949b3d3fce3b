import { type ImportReport, importCards } from "@/db/import";
import { importFormats } from "@/db/import-formats";
import { refreshIndex } from "@/db/search/meili-index";
import { readCardData } from "@/scripts/card-files";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";
import { withDatabase } from "@/scripts/database";

async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const { values, positionals } = readArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: "boolean" } },
  });
  if (!positionals.length) throw new UsageError("import needs a folder, a file or an address");
  const found = await readCardData(positionals, streams.err);
  const origins = new Map(found.entries.map(({ card, row }) => [card.id, row.file]));
  const report = await withDatabase(streams.err, async (db) => {
    streams.err(`storing ${found.cards.length} cards`);
    const counts = await importCards(found.cards, found.rejected, positionals.join(" "), db, origins);
    await importFormats(found.formats, db);
    await refreshIndex(db, streams.err);
    return counts;
  });
  streams.out(values.json ? JSON.stringify(report) : inWords(report));
  return report.rejected.length ? 1 : 0;
}

function inWords(report: ImportReport): string {
  const counts = (["new", "changed", "unchanged", "removed"] as const).map(
    (name) => `${name.padEnd(10)}${String(report[name]).padStart(7)}`,
  );
  const rows = report.rejected.map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`);
  const verdict = report.new + report.changed + report.removed === 0 ? ["nothing changed"] : [];
  return [...counts, `rejected  ${String(rows.length).padStart(7)}`, ...rows, ...verdict].join("\n");
}

export const command: Command = {
  usage: "import PATH|URL … [--json]",
  summary: "reads card data (plugin folder, set file, cards.json) into the database",
  run,
};
