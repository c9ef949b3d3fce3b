import { isJoin, isNot } from "./combine";
import { printNumberTest } from "./numbers";
import type { FactCondition, Leaf, Node, Settings } from "./tree";
import { couldBeInside } from "./words";

/** Writes a tree as a query: read again it is the same tree. */
export function printQuery(tree: Node | null, settings?: Settings): string {
  const list = [
    settings?.sort && `sort:${settings.sort}`,
    settings?.direction && `dir:${settings.direction}`,
    settings?.unique && `unique:${settings.unique}`,
  ].filter((part) => typeof part === "string");
  const query = tree === null ? "" : printNode(tree);
  const wrapped = tree?.kind === "or" && list.length > 0 ? `(${query})` : query;
  return [wrapped, ...list].filter((part) => part !== "").join(" ");
}

function printNode(node: Node): string {
  if (isJoin(node)) {
    if (node.kind === "or") return node.parts.map((part) => printNode(part)).join(" OR ");
    return node.parts.map((part, index) => printPart(part, node.parts[index - 1])).join(" ");
  }
  if (!isNot(node)) return printLeaf(node as Leaf);
  return isJoin(node.part) ? `-(${printNode(node.part)})` : `-${printNode(node.part)}`;
}

/** In brackets where it would otherwise bind to the keyword term before it. */
function printPart(part: Node, before: Node | undefined): string {
  const text = printNode(part);
  if (isJoin(part)) return `(${text})`;
  if (!before || !isKeyword(before)) return text;
  if (isNot(part)) return binds(part.part) ? `-(${printNode(part.part)})` : text;
  return binds(part) ? `(${text})` : text;
}

function isKeyword(node: Node): boolean {
  return node.kind === "keyword" || (isNot(node) && node.part.kind === "keyword");
}

function binds(node: Node): boolean {
  return (
    node.kind === "via" ||
    node.kind === "force" ||
    (node.kind === "number" && node.field === "cost") ||
    (node.kind === "choice" && node.field === "costs")
  );
}

function printLeaf(leaf: Leaf): string {
  switch (leaf.kind) {
    case "words":
      return printWords(leaf);
    case "exact":
      return `!"${leaf.words}"`;
    case "regex":
      return `${leaf.place === "any" ? "" : `${leaf.place}:`}/${leaf.source.replaceAll("/", "\\/")}/`;
    case "number":
      return `${leaf.field}${printNumberTest(leaf.test)}`;
    case "choice":
      return printValues(leaf.field === "lettered" ? "number" : leaf.field, leaf.values);
    case "keyword":
      return printKeyword(leaf);
    case "via":
      return printValues("via", leaf.via);
    case "force":
    case "year":
      return `${leaf.kind}${printNumberTest(leaf.test)}`;
    case "mark":
      return printValues(leaf.mark, leaf.values);
    case "partner":
      return printValues("stackswith", leaf.names);
    case "set":
    case "era":
    case "format":
      return printValues(leaf.kind, leaf.values);
  }
}

const PLACES = { any: "", name: "name:", text: "text:", subtype: "sub:", stack: "stack:", pilots: "pilots:" };

function printWords({ place, words, inside }: Extract<Leaf, { kind: "words" }>): string {
  const bare = inside || (!words.includes(" ") && !couldBeInside(words) && place === "any");
  return `${PLACES[place]}${bare ? words : `"${words}"`}`;
}

const RELATIONS = { has: "kw", grants: "grants", removes: "removes", mentions: "mentions" };

function printKeyword(leaf: Extract<Leaf, { kind: "keyword" }>): string {
  const test = leaf.test === null ? "" : printNumberTest(leaf.test);
  const head = `${printValues(RELATIONS[leaf.relation], leaf.keywords)}${test}`;
  return [head, ...leaf.conditions.map(printCondition)].join(" ");
}

function printCondition(condition: FactCondition): string {
  if (condition.kind === "force") return `cost${printNumberTest(condition.test)}`;
  const sign = condition.negated ? "-" : "";
  return condition.kind === "part"
    ? `${sign}${printValues("costs", condition.parts)}`
    : `${sign}${printValues("via", condition.via)}`;
}

function printValues(field: string, values: readonly string[]): string {
  return `${field}:${values.map(quoteValue).join(",")}`;
}

/** A value as it is written behind a field. */
export function quoteValue(value: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N}.:-]*$/u.test(value) ? value : `"${value.replace(/["“”„‟″]/g, "")}"`;
}
