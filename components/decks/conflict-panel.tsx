"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Deck } from "@/lib/decks/deck";
import type { DeckConflict } from "@/lib/decks/diff";
import { type Clash, countIn } from "./editor-state";

interface ConflictPanelProps {
  readonly clash: Clash;
  readonly nameOf: (cardId: string) => string;
  readonly onSettle: (deck: Deck) => void;
}

type Choice = "mine" | "theirs";

const WORD_NAMES = { name: "Name", notes: "Notes", format: "Format", visibility: "Who sees it" } as const;

/** Both sides of what two places changed at once; everything else is joined already, and nothing is lost meanwhile. */
export function ConflictPanel({ clash, nameOf, onSettle }: ConflictPanelProps) {
  const [choices, setChoices] = useState<readonly Choice[]>(() => clash.conflicts.map(safer));
  const chooseAll = (choice: Choice) => setChoices(clash.conflicts.map(() => choice));
  return (
    <section
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-4 rounded-soft border border-bad bg-bad-soft p-4"
    >
      <h2 id="conflict-title" className="text-lead">
        This deck was changed elsewhere in the same places
      </h2>
      <p className="text-small">
        Nothing is lost: your changes are kept in this browser. Choose what counts for each, then go on.
      </p>
      <table className="my-3 w-full text-left text-small">
        <thead>
          <tr>
            <th scope="col" className="label">
              Changed
            </th>
            <th scope="col">
              <Button size="small" className="max-lg:min-h-11" onClick={() => chooseAll("mine")}>
                All of yours
              </Button>
            </th>
            <th scope="col">
              <Button size="small" className="max-lg:min-h-11" onClick={() => chooseAll("theirs")}>
                All of the stored
              </Button>
            </th>
          </tr>
        </thead>
        <tbody>
          {clash.conflicts.map((conflict, at) => (
            <ConflictRow
              key={keyOf(conflict)}
              conflict={conflict}
              title={titleOf(conflict, nameOf)}
              choice={choices[at] ?? "mine"}
              onChoose={(choice) =>
                setChoices(choices.map((other, index) => (index === at ? choice : other)))
              }
            />
          ))}
        </tbody>
      </table>
      <Button look="solid" onClick={() => onSettle(settled(clash, choices))}>
        Go on with these
      </Button>
    </section>
  );
}

interface RowProps {
  readonly conflict: DeckConflict;
  readonly title: string;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictRow({ conflict, title, choice, onChoose }: RowProps) {
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 pr-2 font-medium">
        {title}
      </th>
      {(["mine", "theirs"] as const).map((side) => (
        <td key={side} className="py-1">
          <label className="flex min-h-11 items-center gap-2 lg:min-h-8">
            <input
              type="radio"
              name={keyOf(conflict)}
              checked={choice === side}
              onChange={() => onChoose(side)}
              aria-label={`${title}: ${side === "mine" ? "yours" : "stored"}, ${sideWords(conflict, side)}`}
            />
            <span className="line-clamp-4 whitespace-pre-line break-words">{sideWords(conflict, side)}</span>
          </label>
        </td>
      ))}
    </tr>
  );
}

// the larger count is chosen beforehand, so that going on without a look loses no card
function safer(conflict: DeckConflict): Choice {
  return conflict.kind === "line" && conflict.theirs > conflict.mine ? "theirs" : "mine";
}

function keyOf(conflict: DeckConflict): string {
  return conflict.kind === "line" ? `${conflict.zone} ${conflict.cardId}` : conflict.word;
}

function titleOf(conflict: DeckConflict, nameOf: (cardId: string) => string): string {
  if (conflict.kind === "word") return WORD_NAMES[conflict.word];
  const place = conflict.zone === "Deck" ? "" : `, ${conflict.zone}`;
  return nameOf(conflict.cardId) + place;
}

function sideWords(conflict: DeckConflict, side: Choice): string {
  if (conflict.kind === "line") return conflict[side] === 1 ? "1 copy" : `${conflict[side]} copies`;
  return conflict[side] || "none";
}

/** The joined deck with each choice put in. */
export function settled({ merged, conflicts }: Clash, choices: readonly Choice[]): Deck {
  return conflicts.reduce((deck, conflict, at) => choose(deck, conflict, choices[at] ?? "mine"), merged);
}

function choose(deck: Deck, conflict: DeckConflict, choice: Choice): Deck {
  if (conflict.kind === "word") return { ...deck, [conflict.word]: conflict[choice] };
  const { cardId, zone } = conflict;
  const count = conflict[choice];
  if (countIn(deck, conflict) === count) return deck;
  const others = deck.lines.filter((line) => line.cardId !== cardId || line.zone !== zone);
  return { ...deck, lines: count > 0 ? [...others, { cardId, zone, count }] : others };
}
