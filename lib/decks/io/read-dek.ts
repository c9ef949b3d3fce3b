import { SaxesParser } from "saxes";
import type { Zone } from "@/lib/decks/deck";
import type { DeckList, ListLine, ListProblem } from "./deck-list";
import { MAX_CARDS, tooManyCards } from "./limits";
import { zoneNamed } from "./zone-names";

const CHUNK = 65_536;
const MAX_DEPTH = 16;

type Element = { name: string; attributes: Record<string, string> };
type Written = { name: string; id: string; set: string };

/** What has been read of a `.dek` file so far; the first problem ends it. */
class DekReading {
  problem: ListProblem | null = null;
  readonly #lines = new Map<string, ListLine>();
  readonly #path: string[] = [];
  #zone: Zone = "Deck";
  #card: Written | null = null;
  #cards = 0;

  get lines(): ListLine[] {
    return [...this.#lines.values()];
  }

  fail(problem: ListProblem): void {
    this.problem ??= problem;
  }

  open({ name, attributes }: Element, line: number): void {
    if (this.#path.length === 0 && name !== "deck")
      this.fail({ code: "not-a-deck", message: `A .dek file begins with <deck>, not with <${name}>.`, line });
    if (this.#path.length >= MAX_DEPTH)
      this.fail({ code: "broken-xml", message: "The file nests its elements too deep.", line });
    this.#path.push(name);
    if (name === "superzone") this.#enterZone(attributes.name ?? "", line);
    if (name === "card") this.#card = { name: "", id: "", set: "" };
    if (name === "name" && this.#card) this.#card.id = attributes.id ?? "";
  }

  text(text: string): void {
    const at = this.#path.at(-1);
    if (this.#card && (at === "name" || at === "set")) this.#card[at] += text;
  }

  close(name: string, line: number): void {
    this.#path.pop();
    if (name === "superzone") this.#zone = "Deck";
    if (name !== "card" || !this.#card) return;
    this.#add(this.#card, line);
    this.#card = null;
  }

  #enterZone(words: string, line: number): void {
    const zone = zoneNamed(words);
    if (zone) this.#zone = zone;
    else this.fail({ code: "unknown-zone", message: `No zone is called ${JSON.stringify(words)}.`, line });
  }

  #add(card: Written, line: number): void {
    const [name, id, set] = [card.name.trim(), card.id.trim(), card.set.trim()];
    if (name === "" && id === "") this.fail({ code: "no-name", message: "A card has no name.", line });
    this.#cards++;
    if (this.#cards > MAX_CARDS) this.fail(tooManyCards());
    const key = [this.#zone, id, set, name].join("\t");
    const known = this.#lines.get(key);
    this.#lines.set(key, {
      ...(name && { name }),
      ...(id && { id }),
      ...(set && { set }),
      zone: this.#zone,
      count: (known?.count ?? 0) + 1,
      line: known?.line ?? line,
    });
  }
}

function parserFor(reading: DekReading): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  parser.on("doctype", () =>
    reading.fail({ code: "doctype", message: "A .dek file may not have a DOCTYPE.", line: parser.line }),
  );
  parser.on("error", (error) => {
    const message = `The XML is broken: ${error.message.replace(/^\d+:\d+: /, "")}`;
    reading.fail({ code: "broken-xml", message, line: parser.line });
  });
  parser.on("opentag", (tag) => {
    if (!reading.problem) reading.open({ name: tag.name, attributes: tag.attributes }, parser.line);
  });
  parser.on("text", (text) => reading.text(text));
  parser.on("cdata", (text) => reading.text(text));
  parser.on("closetag", (tag) => {
    if (!reading.problem) reading.close(tag.name, parser.line);
  });
  return parser;
}

/** Reads LackeyCCG's `.dek`: one `<card>` a copy, in `<superzone>`s; copies of one card and zone become one line. */
export function readDek(text: string): DeckList {
  const reading = new DekReading();
  const parser = parserFor(reading);
  for (let at = 0; at < text.length && !reading.problem; at += CHUNK)
    parser.write(text.slice(at, at + CHUNK));
  if (!reading.problem) parser.close();
  if (reading.problem) return { kind: "dek", lines: [], problems: [reading.problem] };
  return { kind: "dek", lines: reading.lines, problems: [] };
}
