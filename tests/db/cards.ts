import type { Card } from "@/lib/cards/card";
import { slug } from "@/lib/cards/fold";
import { readName } from "@/lib/cards/name";
import { readTypeLine } from "@/lib/cards/type-line";

type Given = Partial<Omit<Card, "name" | "type">> & { readonly name?: string; readonly type?: string };

/** A card for tests: a Light Character unless told otherwise. */
export function card({ name = "Test Pilot (A)", type = "Character", image, ...rest }: Given): Card {
  const typeLine = readTypeLine(type);
  if (!typeLine) throw new Error(`no type line: ${type}`);
  const file = image ?? `ANH001_${name.replace(/[^A-Za-z0-9]+/g, "_")}`;
  return {
    id: slug(file),
    image: file,
    set: "ANH",
    name: readName(name, file).name,
    side: "L",
    type: typeLine,
    subtype: "Rebel Pilot",
    cost: 4,
    speed: 30,
    power: 3,
    health: 3,
    rarity: "C",
    number: "1",
    usage: [],
    text: "",
    script: "",
    classification: [],
    summary: false,
    ...rest,
  };
}
