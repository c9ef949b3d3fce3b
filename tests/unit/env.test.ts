import { describe, expect, test } from "vitest";
import { readEnv } from "@/lib/env";

describe("settings", () => {
  test("everything has a default", () => {
    expect(readEnv({})).toEqual({ ok: true, env: { PORT: 3000, DATA_DIR: ".data" } });
  });

  test("an empty variable is an unset one", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", MEILI_URL: "" })).toMatchObject({
      ok: true,
      env: { PORT: 3000 },
    });
  });

  test.each([
    [{ PORT: "8080" }, { PORT: 8080 }],
    [{ DATABASE_URL: "postgres://u:p@db:5432/cards" }, { DATABASE_URL: "postgres://u:p@db:5432/cards" }],
    [{ DATABASE_URL: "postgresql://db/cards" }, { DATABASE_URL: "postgresql://db/cards" }],
    [
      { CARD_IMAGES_URL: "https://cards.example/pictures" },
      { CARD_IMAGES_URL: "https://cards.example/pictures" },
    ],
  ])("%o is taken", (given, expected) => {
    expect(readEnv(given)).toMatchObject({ ok: true, env: expected });
  });

  test.each([
    [{ PORT: "0" }, /^PORT:/],
    [{ PORT: "65536" }, /^PORT:/],
    [{ PORT: "eighty" }, /^PORT:/],
    [{ DATABASE_URL: "mysql://db/cards" }, /^DATABASE_URL: must look like/],
    [{ DATABASE_URL: "db" }, /^DATABASE_URL: must look like/],
    [{ MEILI_URL: "nowhere" }, /^MEILI_URL:/],
  ])("%o is refused by name", (given, fault) => {
    const read = readEnv(given);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.faults).toEqual([expect.stringMatching(fault)]);
  });

  test("all faults are named at once", () => {
    const read = readEnv({ PORT: "x", DATABASE_URL: "x" });
    expect(read.ok ? [] : read.faults).toHaveLength(2);
  });
});
