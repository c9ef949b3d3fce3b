import type { Card } from "./card";

/** A card as the API and the command line write it: flat, nothing lost. */
export type CardJson = Omit<Card, "name" | "type"> & {
  readonly name: string;
  readonly baseName: string;
  readonly version: string | null;
  readonly marks: readonly string[];
  readonly namesake: string | null;
  readonly typeLine: string;
  readonly type: Card["type"]["type"];
  readonly arenas: Card["type"]["arenas"];
  readonly kind: string | null;
};

/** Writes a card flat; `cardFromJson` gives the same card back. */
export function cardToJson({ name, type, id, image, set, number, ...rest }: Card): CardJson {
  return {
    id,
    name: name.full,
    baseName: name.base,
    version: name.version,
    marks: name.marks,
    namesake: name.namesake,
    typeLine: type.printed,
    type: type.type,
    arenas: type.arenas,
    kind: type.kind,
    set,
    number,
    image,
    ...rest,
  };
}

export function cardFromJson(json: CardJson): Card {
  const { name, baseName, version, marks, namesake, typeLine, type, arenas, kind, ...rest } = json;
  return {
    ...rest,
    name: { full: name, base: baseName, version, marks, namesake },
    type: { printed: typeLine, type, arenas, kind },
  };
}
