import { describe, expect, test } from "vitest";
import { answer } from "@/lib/query/reference";
import { keyOf, RECORDS, SURROUNDINGS } from "./catalog";

const ALL = RECORDS.map(keyOf);
const without = (...keys: string[]) => ALL.filter((key) => !keys.includes(key)).join(" ");

/** Query → keys of the cards it finds, in any order. */
const ROWS: readonly (readonly [query: string, keys: string])[] = [
  // words: name and text
  ["chewbacca", "chew chewb"],
  ["chewbacca d2", "chew"],
  ["vader y", "vadery vaderp vadera"],
  ["vader a", "vadera"],
  ["CHEWBACCA", "chew chewb"],
  ["hewba", "chew chewb"],
  ["trooper", "sand"],
  ["armor", "chewb siege hold vong"],
  ["rmor", ""],
  ["padme", "padme"],
  ["padmé", "padme"],
  ["padme\u0301", "padme"],
  ["PADME", "padme"],
  ["luke's", "xwing"],
  ["luke’s x-wing", "xwing"],
  ["Lukeʼs", "xwing"],
  ["luke`s", "xwing"],
  ["xwing", "xwing"],
  ["R5-D4", "droid"],
  ["r5d4", "droid"],
  ["r5 d4", "droid"],
  ["Hold 'Em Off", "hold"],
  ["hold em off", "hold"],
  ["Fire on That Cruiser!", "fire"],
  ["a.b", ""],
  ["salty", "salty"],
  ["sergeant salty sharp", "salty"],
  ['"Salty" Sharp', "salty"],
  ["velocity", "pilot"],
  ["build point", "reborn"],
  ["chewie", "chew chewb"],
  // slips in names
  ["chewbaca", "chew chewb"],
  ["skywlaker", "luke"],
  ["chewbaca side:L", "chewb"],
  ["zzzzqqq", ""],
  ["-chewbaca sub:wookiee", "chew chewb"],
  // phrases, exact names
  ['"pay 1 force"', "chew base droid pilot"],
  ['"1 force retaliate 4"', "base"],
  ['"shields insert"', ""],
  ['!"Chewbacca (D2)"', "chew"],
  ['!"chewbacca"', "chew chewb"],
  ['!"Darth Vader (Y)"', "vadery vaderp"],
  ['!"Darth Vader Y"', "vadery vaderp"],
  ['!"Darth"', ""],
  ["!sandtrooper", "sand"],
  // not, or, brackets
  ["luke OR leia", "luke xwing"],
  ["chewbacca -switch", "chewb"],
  ["-side:L -side:D", "chew hold fire porg vong"],
  ["-(side:L OR side:D OR side:N)", "vong"],
  ["side:Y OR (side:N type:battle)", "vong hold"],
  ["side:L chewbacca OR side:Y", "chewb vong"],
  ["side:L (chewbacca OR side:Y)", "chewb"],
  ["--chewbacca", "chew chewb"],
  ["-(-side:Y)", "vong"],
  ["luke AND type:space", "xwing"],
  // words of one field
  ["name:vader", "vadery vadera vaderp"],
  ["n:trooper", "sand"],
  ['name:"trooper"', ""],
  ["text:wookiee", "grant"],
  ['o:"your wookiees"', "grant"],
  ["sub:wookiee", "chew chewb"],
  ['sub:"sith lord"', "vadery vadera vaderp"],
  ["sub:jedi,droid", "luke droid siege"],
  ["sub!=droid sub:walker", ""],
  ["stack:leia", "luke"],
  ["stack:organa", "luke"],
  ["pilots:starfighter", "pilot"],
  ["pilots:speeder", ""],
  // choices
  ["side:Y", "vong"],
  ["side:vong", "vong"],
  ['side:"yuuzhan vong"', "vong"],
  ["side:dark", "vadery vadera vaderp siege fleet sand"],
  ["side:N,Y", "chew hold fire porg vong"],
  ["side!=L side!=D", "chew hold fire porg vong"],
  ["type:space", "fleet xwing"],
  ["t:ground/character", "chew"],
  ["t:ground", "chew base siege vong"],
  ["arena:space,ground", "chew base siege vong fleet xwing"],
  ["type:battle", "hold"],
  ["type:mission", "reborn fire"],
  ["type:trap", "reborn"],
  ["type:subordinate", "porg"],
  ["is:unit type:character", "chew chewb vadery vadera vaderp luke padme droid salty sand pilot"],
  ["rarity:P", "vaderp fleet"],
  ["r:promo", "vaderp fleet"],
  ["r:none", "porg"],
  ["r:u", "chew base siege fire"],
  ["version:y", "vadery vaderp"],
  ["version:d2,g2", "chew luke"],
  ["version:none is:unit", "siege fleet sand vong"],
  ["is:unique side:D", "vadery vadera vaderp"],
  ["is:multiarena", "chew"],
  ["is:promo", "vaderp fleet"],
  ["is:subordinate", "porg"],
  ["is:unparsed", "vadera vong"],
  ["is:pilot", "pilot"],
  ["is:stack", "luke"],
  ["is:switch", "chew"],
  ["is:blank", "fleet sand porg"],
  ["is:ruled", "hold fire"],
  // numbers
  ["cost=5", "chewb luke vong"],
  ["cost:5", "chewb luke vong"],
  ["cost<3", "droid fire sand"],
  ["cost<=3", "droid fire sand grant salty"],
  ["cost>8", "base fleet"],
  ["cost>=8", "chew base fleet"],
  ["cost≥9", "base fleet"],
  ["cost:8..10", "chew base fleet"],
  ["cost:10-8", "chew base fleet"],
  ["cost:9..", "base fleet"],
  ["cost:..2", "droid fire sand"],
  ["cost:9,10", "base fleet"],
  ["cost:X", "reborn"],
  ["cost:none", "hold porg"],
  ["cost!=none type:battle", ""],
  ["cost!=X type:mission", "fire"],
  ["-cost>1", "reborn hold porg"],
  ["power=0", "luke porg"],
  ["power:0", "luke porg"],
  ["power:*", "fleet vong"],
  ["power>=0 type:space", "xwing"],
  ["power!=3 type:space", "fleet"],
  ["power!=* type:space", "xwing"],
  ["power<1", "luke porg"],
  ["speed:*", "vong"],
  ["speed>=60", "xwing"],
  ["health>=7", "vadera base"],
  ["hp:10", "base"],
  ["power>5 health>6", "vadera"],
  ["number:71", "chew"],
  ["number<=3", "chewb vadera reborn hold sand"],
  ["number:S01", "salty"],
  ["number:p", "vaderp fleet"],
  ["number:none", "vaderp fleet droid salty porg"],
  // keywords
  ["kw:armor", "chewb vong"],
  ["removes:armor", "siege"],
  ["grants:armor", "hold"],
  ["mentions:armor", ""],
  ["kw:retaliate", "chew base"],
  ["grants:retaliate", "grant"],
  ["grants:retaliate>2", ""],
  ["kw:retaliate>=4", "base"],
  ["kw:retaliate>=3", "chew base"],
  ["kw:retaliate=3", "chew"],
  ["kw:retaliate!=3", "base"],
  ["kw:retaliate:3..4", "chew base"],
  ["kw:retaliate -via:insert", "chew"],
  ["kw:retaliate via:insert", "base"],
  ["kw:accuracy<0", "salty"],
  ["kw:accuracy>0", ""],
  ["kw:evade", "luke padme droid"],
  ["kw:evade=X", "luke"],
  ["kw:evade>0", "padme droid"],
  ["kw:evade cost<=1", "droid"],
  ["kw:evade cost<=2", "padme droid"],
  ["kw:evade cost:X", "luke"],
  ["kw:evade force=2", "padme"],
  ["kw:evade costs:tap", "padme"],
  ["kw:evade cost:tap", "padme"],
  ["kw:evade -cost:tap", "luke droid"],
  ["kw:evade build<=2", "droid"],
  ["kw:evade (cost<=2)", "droid"],
  ["cost<=2 kw:evade", "droid"],
  ["-kw:evade cost<=2", without("padme", "droid")],
  ["kw:deflect cost<=2", "vadery vaderp"],
  ["kw:deflect cost<2", ""],
  ['kw:"hidden cost"', "chew"],
  ['kw:"hidden cost">=5', "chew"],
  ["kw:hidden-cost>5", ""],
  ["kw:critical-hit=1", "xwing"],
  ["kw:armor,shields", "chewb vong base"],
  ["kw:shields kw:insert", "base"],
  ["kw:ferocity", ""],
  ["via:switch", "chew"],
  ["via:switch:ground", "chew"],
  ["via:insert", "base"],
  ["via:pilot", "pilot"],
  ["grants:evade via:pilot", "pilot"],
  // costs of abilities
  ["cost:tap", "luke padme"],
  ["costs:tap", "luke padme"],
  ["force<=1", "chew base droid pilot"],
  ["force=2", "vadery vaderp padme"],
  ["force:X", "luke"],
  ["force>2", ""],
  ["force:none side:N", "hold fire porg"],
  // sets, years, formats, marks
  ["set:BOC", "base luke reborn porg"],
  ["s:boc,solo", "chew base luke reborn porg"],
  ['set:"battle of crait"', "base luke reborn porg"],
  ["year:2005", "chewb grant salty"],
  ["year<2003", "padme droid hold fire sand xwing pilot"],
  ["era:REB", "chew vadera droid hold fire sand xwing pilot"],
  ["era:rebellion", "chew vadera droid hold fire sand xwing pilot"],
  ["format:standard", "base vadery vaderp siege luke reborn porg"],
  ["f:vintage type:mission", ""],
  ["f:vintage type:battle", "hold"],
  ["banned:any", "fire"],
  ["banned:vintage", "fire"],
  ["restricted:vintage", "hold"],
  ["restricted:any", "hold"],
  // stacks
  ['stackswith:"Darth Vader"', "vadery vadera vaderp"],
  ['stackswith:"Darth Vader (A)"', "vadery vaderp"],
  ["stackswith:chewbacca", "chew chewb"],
  ["stackswith:sandtrooper", ""],
  ["stackswith:nobody side:Y", "vong"],
  // regular expressions
  ["/vader|luke/", "vadery vadera vaderp luke xwing"],
  ["name:/^luke/", "luke xwing"],
  ["text:/retaliate [34]/", "chew base"],
  ["/(a+)+$/ type:battle", ""],
  // what is left of a bad query
  ["powr>3 kw:evaed (side:Y", "vong"],
  ["side:Y)", "vong"],
  ["side:Y OR", "vong"],
  ["is:uniqe side:Y", "vong"],
  ["power:big side:Y", "vong"],
  ["set:nowhere side:Y", "vong"],
  ["/[/ side:Y", "vong"],
];

describe("cards that a query finds", () => {
  test.each(ROWS)("%s", (query, keys) => {
    const found = answer(query, RECORDS, SURROUNDINGS).records.map(keyOf);
    expect(found.sort()).toEqual(
      keys
        .split(" ")
        .filter((key) => key !== "")
        .sort(),
    );
  });
});

describe("nothing to search for", () => {
  test.each([
    "***",
    "-",
    "/",
    '""',
    "()",
    "!",
    "...",
    "powr>3",
    "OR",
    '"  "',
    "&%$#@",
    "kw:evaed",
    "set:nowhere",
  ])("%s", (query) => {
    const { state, records } = answer(query, RECORDS, SURROUNDINGS);
    expect({ state, found: records.length }).toEqual({ state: "empty", found: 0 });
  });

  test.each(["", "   ", "sort:name"])("but %j shows every card", (query) => {
    const { state, records } = answer(query, RECORDS, SURROUNDINGS);
    expect({ state, found: records.length }).toEqual({ state: "ok", found: RECORDS.length });
  });
});

describe("order", () => {
  test.each([
    ["chewbacca d2", "chew"],
    ["vader y", "vadery vaderp vadera"],
    ["darth vader y", "vadery vaderp vadera"],
    ["vader", "vadera vadery vaderp"],
    ["luke", "luke xwing"],
    ["wookiee", "grant"],
    ["armor", "chewb hold siege vong"],
    ["side:Y OR side:N sort:cost", "hold porg fire vong chew"],
    ["type:space sort:power", "fleet xwing"],
    ["type:space sort:power dir:desc", "xwing fleet"],
    ["set:ROTS sort:number", "chewb grant salty"],
    ["set:ANH sort:number", "sand hold pilot fire xwing droid"],
    ["set:ANH sort:-number", "droid xwing fire pilot hold sand"],
    ["set:BOC sort:set", "reborn base luke porg"],
    ["type:mission sort:rarity", "fire reborn"],
    ["name:vader unique:cards", "vadera vadery"],
  ])("%s", (query, keys) => {
    expect(answer(query, RECORDS, SURROUNDINGS).records.map(keyOf).join(" ")).toBe(keys);
  });

  test.each(["name", "set", "number", "cost", "speed", "power", "health", "rarity"])(
    "%s turns round exactly",
    (sort) => {
      const up = answer(`sort:${sort} dir:asc`, RECORDS, SURROUNDINGS).records.map(keyOf);
      const down = answer(`sort:${sort} dir:desc`, RECORDS, SURROUNDINGS).records.map(keyOf);
      expect(down).toEqual(up.reverse());
    },
  );
});
