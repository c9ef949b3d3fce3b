import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStarter } from "@/db/seed/starter";
import { readCardFile } from "@/lib/catalog/card-file";
import { readFormats } from "@/lib/catalog/formats";
import { lint } from "@/lib/catalog/lint/lint";
import { readCardData } from "@/scripts/card-files";
import { LACKEY } from "@/tests/lackey";
import { HEADING_16, row, setFile, writeRow } from "./rows";

/** Faults of a file with these rows, as `line rule → suggestion`. */
function faultsOf(rows: readonly string[], file = "BOC.txt"): string[] {
  const read = readCardFile({ file, text: setFile(rows) });
  return lint(read).map(({ line, rule, suggestion }) => `${line} ${rule} → ${suggestion ?? ""}`);
}

const unit = (Name: string, ImageFile: string, more: Record<string, string> = {}) =>
  row({ Name, ImageFile, ...more });
const squad = (more: Record<string, string> = {}) =>
  unit("Tunnel Squad", "BOCsub_Tunnel_Squad", {
    Type: "Subordinate",
    Subtype: "Ground - Soldier Squad",
    Cost: "",
    Speed: "30",
    Power: "2",
    Health: "2",
    Rarity: "S",
    Number: "",
    ...more,
  });
const takes = (numbers: string, name: string) =>
  `Tap -> Take 1 ${numbers} ${name} Subordinate and put it into the Ground arena.`;

describe("rows without a fault", () => {
  test.each([
    [row()],
    [unit("Mila Vale (A)", "BOC002_Mila_Vale_A")],
    [unit("Mila Vale (A2) (Promo)", "BOCpromo_Mila_Vale_A2", { Rarity: "P", Number: "P" })],
    [unit("Mila Vale (D) (Promo 1)", "AOTCpromo_Mila_Vale_D_1")],
    [unit("Jo's Ride", "Oldrepstarter_Jo_s_Ride")],
    [unit("Jo's Ride (Starter)", "Newrepstarterpromo_Jo_s_Ride")],
    [unit("Patrol II-Class Ship", "BOC003_Patrol_II-Class_Ship_HD")],
    [unit("Ship I (A)", "Ship_1_A")],
    [unit("Ship (A)", "BOC054_Ship_A_v2")],
    [unit("Mila Vale (B) (Promo-Film)", "Mila_Vale_B_promofilm")],
    [unit("Mila Vale (B)", "HWN01_Mila_Vale_B")],
    [
      unit("Den", "BOC013_Den", {
        Text: takes("30/2/2", "Tunnel Squad"),
        Script: "<s>/spawnx3 Tunnel Squad;</s>",
      }),
    ],
    [unit("I'm Off", "BOC057_I_m_Off")],
    [unit("Ship (I)", "BOC055_Ship_I")],
    [unit("TIE Fighter DS-73-3", "BOC056_TIE_Fighter_DS_73_3")],
    [unit("Patrol Ship ROTS", "ROTS005_Patrol_Ship_ROTS_HD")],
    [unit('Ark "Bumpy" Vale (A)', "BOC021_Ark_Bumpy_Vale_A")],
    [
      unit("Ambush Point", "BOC009_Ambush_Point", {
        Type: "Mission – Trap",
        Speed: "",
        Power: "",
        Health: "",
      }),
    ],
    [unit("Old Ruse", "BOC010_Old_Ruse", { Type: "Battle", Cost: "", Speed: "", Power: "", Health: "" })],
    [unit("Scout", "BOC011_Scout", { Cost: "X", Power: "*" })],
    [unit("Clone 4/163", "BOC012_Clone_4_163", { Subtype: "Ground - Clone" })],
    [unit("Den", "BOC013_Den", { Text: takes("30/2/2", "Tunnel squad") })],
    [
      unit("Twin Ship", "BOC016_Twin_Ship", {
        Text: "Deploy: Take 1 Twin Ship from outside the game.",
        Script: "<s><f>/spawn Twin Ship (Promo);</f></s>",
      }),
    ],
    [unit("Dark Tide (VP)", "BOC017_Dark_Tide")],
    [row({ Text: "", Usage: "It pays 2 Force and gets -> nothing." })],
    [unit("Hall", "BOC014_Hall", { Type: "Location", Subtype: "Space" })],
    [unit("Rope", "BOC015_Rope", { Type: "Equipment", Subtype: "Ground/Character – Device" })],
    [unit("Rope", "BOC015_Rope", { Type: "Equipment", Subtype: "" })],
    [
      unit("Den", "BOC013_Den", {
        Text: "Tap -> Take 2 30/2/2 Tunnel Squad Subordinates.",
        Script: "<s><f>/spawn Tunnel Squad;/cr90</f></s>",
      }),
    ],
  ])("%#: %s", (line) => {
    expect(faultsOf([line, squad()])).toEqual([]);
  });

  test("the starter catalog has none", () => {
    const { cards } = readStarter();
    const heading = HEADING_16.replaceAll(" ", "\t");
    const read = readCardFile({ file: "all.txt", text: [heading, ...cards.map(writeRow)].join("\n") });
    const faults = lint(read).map(({ card, rule, message }) => `${card} ${rule}: ${message}`);
    expect(faults).toEqual([]);
  });
});

describe("each fault is named once, with what was meant", () => {
  test.each([
    [unit("Mila Vale  (A)", "BOC002_Mila_Vale_A"), "name-version-spacing → Mila Vale (A)"],
    [unit("Mila Vale(A)", "BOC002_Mila_Vale_A"), "name-version-spacing → Mila Vale (A)"],
    [unit("Mila Vale A", "BOC002_Mila_Vale_A"), "name-version-parentheses → Mila Vale (A)"],
    [unit("Mila  Vale", "BOC002_Mila_Vale"), "name-blanks → Mila Vale"],
    [unit("Mila Vale (Starter) (A)", "Repstarter_Mila_Vale_A"), "name-mark-order → Mila Vale (A) (Starter)"],
    [unit("Mila Vale Starter", "Repstarter_Mila_Vale"), "name-mark-parentheses → Mila Vale (Starter)"],
    [unit("Mila ", "BOC002_Mila"), "outer-blanks → Mila"],
    [row({ Subtype: "Creature " }), "outer-blanks → Creature"],
    [row({ Text: "Armor " }), "outer-blanks → Armor"],
    [row({ Type: "Ground " }), "outer-blanks → Ground"],
    [unit("Mila Vael", "BOC002_Mila_Vale"), "name-image → Mila Vale"],
    [unit("C-3P0 (S)", "BOC002_C_3PO_S"), "name-image → C-3PO (S)"],
    [unit("Jo's Dispair (A)", "BOC002_Jo_s_Despair_A"), "name-image → Jo's Despair (A)"],
    [unit("Mila Vale (B)", "BOC002_Mila_Vale_A"), "name-image → Mila Vale (A)"],
    [unit("Mila Vale", "BOC002_Mila_Vale_A", { Type: "Resource" }), "name-image → Mila Vale (A)"],
    [row({ ImageFile: "" }), "image-missing → "],
    [row({ Text: "One of your opponent?s Droids loses Armor." }), "lost-character → opponent's"],
    [row({ Usage: "It\uFFFDs a note." }), "lost-character → It's"],
    [unit("Padm\uFFFD", "BOC008_Padm"), "name-lost-character → Padm\uFFFD"],
    [row({ Type: "Missions" }), "type-spelling → Mission"],
    [row({ Cost: "" }), "number-missing → "],
    [row({ Health: "" }), "number-missing → "],
    [row({ Subtype: "Creature7" }), "subtype-digit → Creature"],
    [
      unit("Deep Hall", "BOC061_Deep_Hall", { Type: "Location", Subtype: "Ground Aquatic" }),
      "subtype-arena → Ground - Aquatic",
    ],
    [
      unit("Deep Hall", "BOC061_Deep_Hall", { Type: "Location", Subtype: "Old Sith Hall" }),
      "subtype-arena → ",
    ],
    [
      unit("Rope", "BOC062_Rope", { Type: "Equipment", Subtype: "Ground/Charcter - Device" }),
      "subtype-arena → Ground/Character - Device",
    ],
    [unit("Rope", "BOC062_Rope", { Type: "Equipment", Subtype: "Skill - Character" }), "subtype-arena → "],
    [row({ Text: takes("30/2/2", "Tunel Squad") }), "subordinate-unknown → Tunnel Squad"],
    [row({ Text: takes("30/2/2", "Sky Fleet") }), "subordinate-unknown → "],
    [row({ Text: takes("30/2/3", "Tunnel Squad") }), "subordinate-numbers → 30/2/2"],
    [row({ Script: "<s><f>/spawn Tunnel Squad</f></s>" }), "script-subordinate → Tunnel Squad"],
    [
      row({ Text: takes("30/2/2", "Tunnel Squad"), Script: "<s>/spawn Cave Squad;</s>" }),
      "script-subordinate → Tunnel Squad",
    ],
    [row({ Text: "Armor| Parry 1" }), "separator-blanks →  | "],
    [row({ Text: "Pay 1 Force - > Parry 1" }), "arrow-damaged → ->"],
    [row({ Text: "Pay 1 Force -> Retailiate 2" }), "keyword-misspelt → Retaliate"],
    [row({ Text: 'Each of your Clones gets "Parry 1.' }), "quote-unbalanced → "],
    [
      row({ Text: "", Usage: "Rest. | Pay 2 Force -> Evade 2" }),
      "text-in-usage → Rest. | Pay 2 Force -> Evade 2",
    ],
    [row({ Side: "Q" }), "row-rejected → "],
  ])("%#: %s", (line, fault) => {
    expect(faultsOf([squad(), line])).toEqual([`3 ${fault}`]);
  });

  test.each(["Tunnel Squad (Sub)", "Tunnel Squad (Subordinate)"])(
    "%s is the Tunnel Squad of a text",
    (Name) => {
      const Script = `<s><f>/spawn ${Name};</f></s>`;
      expect(faultsOf([squad({ Name }), row({ Text: takes("30/2/2", "Tunnel Squad"), Script })])).toEqual([]);
    },
  );

  test("one identity with different words or numbers, told at the later row", () => {
    const promo = (more: Record<string, string>) =>
      unit("Cave Beast (Promo)", "BOCpromo_Cave_Beast", { Rarity: "P", Number: "P", ...more });
    expect(faultsOf([row(), promo({})])).toEqual([]);
    expect(faultsOf([row(), promo({ Text: "Armor." })])).toEqual([]);
    expect(faultsOf([row(), promo({ Text: "Parry 1", Health: "6" })])).toEqual([
      "3 identity-differs → Armor",
      "3 identity-differs → 5",
    ]);
    expect(faultsOf([row(), unit("Cave Beast RAS", "BOC020_Cave_Beast_RAS", { Text: "Parry 1" })])).toEqual(
      [],
    );
  });

  test("set codes of a format that no set has, with their line", () => {
    const text =
      "<format><label>Mixed</label>\n<set>BSB</set>\n<set>TM</set>\n<set>QQQQ</set>\n<set>NEW</set></format>";
    const read = readCardFile({ file: "NEW.txt", text: setFile([row({ Set: "NEW" })]) });
    expect(lint({ ...read, formats: readFormats(text) })).toEqual([
      {
        file: "formats.txt",
        line: 2,
        card: "",
        rule: "format-set",
        message: "the format Mixed lists BSB, which no set has",
        suggestion: "BOSB",
      },
      {
        file: "formats.txt",
        line: 4,
        card: "",
        rule: "format-set",
        message: "the format Mixed lists QQQQ, which no set has",
      },
    ]);
  });

  test("in the order of files and rows", () => {
    expect(
      faultsOf([row({ Cost: "" }), row({ Side: "" }), row({ ImageFile: "BOC001_Cave_Beasts" })]),
    ).toEqual([
      "2 number-missing → ",
      "3 row-rejected → ",
      "4 name-image → Cave Beasts",
      "4 identity-differs → ",
    ]);
  });
});

test("never throws, whatever the rows say", () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom("Tap -> Take 1 1/*/X Y Subordinate.", "/spawn ;", "A (A) (A)"),
  );
  const cells = fc.record({
    Name: cell,
    ImageFile: cell,
    Subtype: cell,
    Usage: cell,
    Text: cell,
    Script: cell,
  });
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 4 }), (rows) => {
      const lines = faultsOf(rows.map((raw) => row(raw))).map((fault) => Number.parseInt(fault, 10));
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
    }),
  );
});

describe.skipIf(!LACKEY)("faults of the real files (needs LACKEY_DATA)", () => {
  const linted = async (path: string) => lint(await readCardData([join(LACKEY ?? "", path)]));

  test("every kind is found", async () => {
    const rules = new Set((await linted("")).map((fault) => fault.rule));
    for (const rule of [
      "name-image",
      "name-blanks",
      "outer-blanks",
      "keyword-misspelt",
      "subtype-digit",
      "subtype-arena",
      "cost-in-subtype",
      "separator-blanks",
      "separator-missing",
      "arrow-damaged",
      "quote-unbalanced",
      "subordinate-unknown",
      "subordinate-numbers",
      "script-subordinate",
      "identity-differs",
      "format-set",
    ])
      expect(rules).toContain(rule);
  });

  test("START.txt has the faults of form that reading it shows, and no others", async () => {
    const form = (await linted("sets/START.txt")).filter((fault) =>
      /^(name|type|subtype|number|identity|cost|sub|script)/.test(fault.rule),
    );
    expect(form.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      "5 name-image",
      "19 name-mark-parentheses",
      "93 name-mark-order",
    ]);
  });
});
