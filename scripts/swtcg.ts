import { text } from "node:stream/consumers";
import { StoreFault } from "@/db/fault";
import { type Command, type Streams, UsageError } from "./command";

const COMMANDS: Record<string, () => Promise<{ command: Command }>> = {
  import: () => import("./commands/import"),
  lint: () => import("./commands/lint"),
  facts: () => import("./commands/facts"),
  parse: () => import("./commands/parse"),
  coverage: () => import("./commands/coverage"),
  search: () => import("./commands/search"),
  validate: () => import("./commands/validate"),
  stack: () => import("./commands/stack"),
  attack: () => import("./commands/attack"),
  draw: () => import("./commands/draw"),
  convert: () => import("./commands/convert"),
};

const streams: Streams = {
  out: (line) => void process.stdout.write(line.endsWith("\n") ? line : `${line}\n`),
  err: (line) => void process.stderr.write(line.endsWith("\n") ? line : `${line}\n`),
  stdin: () => text(process.stdin),
};

async function usage(): Promise<string> {
  const rows = await Promise.all(
    Object.values(COMMANDS).map(async (load) => {
      const { command } = await load();
      return `  ${command.usage}\n      ${command.summary}`;
    }),
  );
  return `Usage: npm run -s swtcg -- COMMAND …\n\n${rows.join("\n")}`;
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === "--help" || name === "help") {
    streams.out(await usage());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load)
    throw new UsageError(`no command ${JSON.stringify(name)}; known: ${Object.keys(COMMANDS).join(", ")}`);
  const { command } = await load();
  if (args.includes("--help")) {
    streams.out(`Usage: npm run -s swtcg -- ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  return command.run(args, streams);
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const expected = error instanceof UsageError || error instanceof StoreFault;
    streams.err(expected ? `swtcg: ${error.message}` : String((error as Error)?.stack ?? error));
    process.exitCode = expected ? 2 : 70;
  },
);
