/** Words that begin a sentence or a cost: a capital letter there is no part of a name. */
export const STARTERS: ReadonlySet<string> = new Set(
  `when whenever at as if each all your you the this that these those its it one two play pay tap untap discard remove put add
  reveal return shuffle do does take draw gain gains get gets look search choose prevent until while for after before during
  treat equipped any no unless also instead or and but up both either another other in on with without of to from by an a
  move retreat lose loses give increase decrease roll reroll damage attacks units unit players player opponent once only
  whatever where then sacrifice disrupt attach detach may can can't cannot doesn't while between every force x`.split(
    /\s+/,
  ),
);

/** Verbs a cost begins with. */
export const COST_VERBS: ReadonlySet<string> = new Set(
  `pay tap untap discard remove put add reveal return shuffle do sacrifice lose retreat move choose search read gain take draw
  look detach attach exhaust exchange place spend use skip flip turn give deal roll bid show switch swap each your once
  disrupt name say rearrange unattach`.split(/\s+/),
);

/** Verbs that are plain payment, certain enough to mend a damaged arrow behind them. */
export const PAY_VERBS: ReadonlySet<string> = new Set([
  "pay",
  "tap",
  "discard",
  "remove",
  "put",
  "add",
  "reveal",
  "do",
  "shuffle",
  "return",
]);

/** What comes after an arrow when the arrow itself is damaged. */
export const EFFECT_VERBS: ReadonlySet<string> = new Set(
  `one each draw gain take put search remove choose prevent do untap tap move look disrupt discard return your until this the
  all your you equip meditate retreat add roll`.split(/\s+/),
);

/** A keyword before one of these is spoken of, not given. */
export const NOUN_FOLLOWERS: ReadonlySet<string> = new Set(
  `ability abilities effect effects cost costs dice die damage can can't cannot may is are was were does do doesn't don't has
  have counts works text keyword keywords roll rolls counter counters trigger triggers would attack attacks bonus activation
  options option predictions prediction value values`.split(/\s+/),
);

/** Words a keyword used as a plain verb takes: `Redirect the attack`, `Stack a card`. */
export const VERB_OBJECTS: ReadonlySet<string> = new Set(
  `the that this these those a an one two up all any each it its your his her their another target`.split(
    /\s+/,
  ),
);

export const GIVES: ReadonlySet<string> = new Set(
  `gets get gain gains has have had having gaining getting receives receive gives give gave given giving grants grant granted
  got gained possesses`.split(/\s+/),
);
/** What was given before is spoken of: `the unit it gained this Bounty from`. */
export const GAVE: ReadonlySet<string> = new Set(["gained", "got", "gave", "had"]);
export const GIVE_TO: ReadonlySet<string> = new Set(["gives", "give", "giving", "gave", "grants", "grant"]);
export const TAKES: ReadonlySet<string> = new Set(["loses", "lose", "losing", "lost"]);
/** Verb forms with an ending: they begin a new predicate after `can't … and`. */
export const FINITE: ReadonlySet<string> = new Set([
  "gets",
  "gains",
  "has",
  "loses",
  "gives",
  "grants",
  "receives",
]);
export const USES: ReadonlySet<string> = new Set(
  `use uses using used activate activates activating ignore ignores ignoring prevent prevents intercepts play plays trigger
  triggers counts count resolve resolves disrupt disrupts without discards discard put puts remove removes remove`.split(
    /\s+/,
  ),
);
export const CONDITIONS: ReadonlySet<string> = new Set([
  "when",
  "whenever",
  "if",
  "unless",
  "while",
  "as",
  "until",
  "where",
  "after",
  "before",
]);
export const RELATIVES: ReadonlySet<string> = new Set(["that", "which", "who"]);
/** What makes `that` a relative and not `that unit`. */
export const RELATIVE_VERBS: ReadonlySet<string> = new Set(
  `has have had gets get gains gain loses lose lost uses use can can't cannot does do doesn't don't does't already would is are
  isn't aren't was were attacks attack attacked didn't did`.split(/\s+/),
);
/** Words between a verb and the keyword it governs. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  `a an the this that its their his her also either both all any additional another instead each one of no every these those
  again still only same much following ability abilities keyword keywords subtype subtypes extra more instance instances`.split(
    /\s+/,
  ),
);
export const CONNECTORS: ReadonlySet<string> = new Set([
  "and",
  "or",
  "and/or",
  "nor",
  "plus",
  "also",
  "then",
  "&",
  "either",
  "both",
]);
export const BASE_VERBS: ReadonlySet<string> = new Set(
  `gain get lose have use be attack retreat activate intercept move gets untap discard`.split(/\s+/),
);
/** Keywords whose capitalised name is often just the noun or the verb. */
export const NOUNS: ReadonlySet<string> = new Set(["Pilot", "Stack", "Deploy", "Switch", "Equip", "INSERT"]);
export const STATS: ReadonlySet<string> = new Set(["speed", "power", "health"]);
