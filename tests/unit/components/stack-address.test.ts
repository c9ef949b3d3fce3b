import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  EMPTY_STACK,
  idsOf,
  readSetup,
  type StackSetup,
  setupPairs,
  stackHref,
  withIds,
} from "@/components/stacking/stack-address";
import { ARENAS } from "@/lib/cards/card";

const read = (query: string, prefix?: string) => readSetup(new URLSearchParams(query), prefix);
const setup = (part: Partial<StackSetup>): StackSetup => ({ ...EMPTY_STACK, ...part });

describe("a stack in an address", () => {
  test.each<[string, string, Partial<StackSetup>]>([
    ["nothing", "", {}],
    ["cards top first", "cards=b,a", { cards: ["b", "a"] }],
    ["an arena", "arena=Ground", { arena: "Ground" }],
    ["Pilot stacks", "pilots=han.han-h,lando", { pilots: [["han", "han-h"], ["lando"]] }],
    ["what is around", "equipment=x&play=y,z", { equipment: ["x"], inPlay: ["y", "z"] }],
    ["setup and names", "setup=1&names=unconfirmed", { setup: true, names: "with-unconfirmed" }],
    ["an image name", "cards=SOLO071_Chewbacca_D2", { cards: ["solo071-chewbacca-d2"] }],
    ["gaps", "cards=,a,,b,&pilots=,.,", { cards: ["a", "b"] }],
    ["an arena that is none", "arena=Moon", {}],
    ["other words for on", "setup=yes&names=all", {}],
    ["marks and scripts", "cards=<script>,%2F..%2F", { cards: ["script"] }],
  ])("%s", (_, query, part) => {
    expect(read(query)).toEqual(setup(part));
  });

  test("a list too long to be a stack is cut", () => {
    expect(read(`cards=${"a,".repeat(500)}`).cards).toHaveLength(12);
  });

  test("several stacks share an address by their prefixes", () => {
    const query = "a.cards=x&d.cards=y";
    expect(read(query, "a.").cards).toEqual(["x"]);
    expect(read(query, "d.").cards).toEqual(["y"]);
    expect(read(query)).toEqual(EMPTY_STACK);
  });

  const ids = fc.array(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/), { maxLength: 12 });
  const anySetup = fc.record({
    cards: ids,
    pilots: fc.array(
      ids.filter((pilot) => pilot.length > 0),
      { maxLength: 4 },
    ),
    equipment: ids,
    inPlay: ids,
    arena: fc.constantFrom(null, ...ARENAS),
    setup: fc.boolean(),
    names: fc.constantFrom("official" as const, "with-unconfirmed" as const),
  });

  test("what is written is read again, with and without a prefix", () => {
    fc.assert(
      fc.property(anySetup, fc.constantFrom("", "a."), (some, prefix) => {
        const pairs = setupPairs(some, prefix).map(([name, value]): [string, string] => [name, value]);
        expect(readSetup(new URLSearchParams(pairs), prefix)).toEqual(some);
        if (prefix === "") {
          expect(readSetup(new URL(stackHref(some), "http://x").searchParams)).toEqual(some);
        }
      }),
    );
  });

  test("any address is read without a throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        readSetup(new URLSearchParams(`cards=${text}&pilots=${text}&arena=${text}`));
      }),
    );
  });

  test("ids are named once, and change everywhere", () => {
    const some = setup({ cards: ["a", "b", "a"], pilots: [["p", "a"]], equipment: ["e"], inPlay: ["b"] });
    expect(idsOf(some)).toEqual(["a", "b", "p", "e"]);
    expect(withIds(some, (id) => `${id}${id}`)).toMatchObject({
      cards: ["aa", "bb", "aa"],
      pilots: [["pp", "aa"]],
      equipment: ["ee"],
      inPlay: ["bb"],
    });
  });
});
