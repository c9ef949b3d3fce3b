import type { Fault } from "@/lib/catalog/lint/fault";
import { lint } from "@/lib/catalog/lint/lint";
import { readCardData } from "@/scripts/card-files";
import { type Command, readArgs, type Streams, UsageError } from "@/scripts/command";

async function run(args: readonly string[], streams: Streams): Promise<0 | 1> {
  const { values } = readArgs({
    args: [...args],
    options: { data: { type: "string", multiple: true }, json: { type: "boolean" } },
  });
  if (!values.data?.length) throw new UsageError("lint needs --data PATH");
  const faults = lint(await readCardData(values.data, streams.err));
  if (values.json) streams.out(JSON.stringify(faults));
  else if (faults.length > 0) streams.out(faults.map(inWords).join("\n"));
  streams.err(`${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
}

const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function inWords({ file, line, card, rule, message, suggestion }: Fault): string {
  const meant = suggestion === undefined ? "" : ` → ${shown(suggestion)}`;
  return `${file}:${line}: ${card ? `${card}: ` : ""}${message}${meant} [${rule}]`;
}

export const command: Command = {
  usage: "lint --data PATH … [--json]",
  summary: "names faults in card data; nothing is stored",
  run,
};
