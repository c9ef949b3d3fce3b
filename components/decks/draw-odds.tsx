"use client";

import { useDeferredValue, useId, useMemo, useState } from "react";
import { formatChance } from "@/components/attack/chance";
import { NumberField } from "@/components/attack/number-field";
import { Field, Input, Select } from "@/components/ui/field";
import { Table, Td, Th } from "@/components/ui/table";
import { lineName, type ResolvedLine } from "@/lib/decks/resolved";
import { copiesFor, type DrawSubject, drawCurve, mainLines, type TurnChance } from "./draw-subjects";

/** The chance to have drawn a card, cards of a filter, or a unit of each arena, turn by turn. */
export function DrawOdds({ lines }: { readonly lines: readonly ResolvedLine[] }) {
  const [subject, setSubject] = useState<DrawSubject>({ kind: "arenas" });
  const asked = useDeferredValue(subject);
  const { curve, copies } = useMemo(
    () => ({ curve: drawCurve(lines, asked), copies: copiesFor(lines, asked) }),
    [lines, asked],
  );
  const main = mainLines(lines);
  if (main.length === 0) return <p className="text-ink-soft text-small">The deck is empty.</p>;
  return (
    <div className="grid gap-3">
      <SubjectForm lines={main} subject={subject} onSubject={setSubject} />
      <p role="status" className="text-ink-soft text-small">
        {copies === 1 ? "1 card of the deck" : `${copies} cards of the deck`}
        {asked.kind === "arenas" && " are units"}
      </p>
      <Curve curve={curve} />
    </div>
  );
}

interface SubjectFormProps {
  readonly lines: readonly ResolvedLine[];
  readonly subject: DrawSubject;
  readonly onSubject: (subject: DrawSubject) => void;
}

function SubjectForm({ lines, subject, onSubject }: SubjectFormProps) {
  const id = useId();
  const first = lines[0]?.cardId ?? "";
  const choose = (kind: string) => {
    if (kind === "card") onSubject({ kind, cardId: first, least: 1 });
    else if (kind === "filter") onSubject({ kind, query: "type:character cost<=4", least: 1 });
    else onSubject({ kind: "arenas" });
  };
  return (
    <div className="grid gap-3">
      <Field id={`${id}-kind`} label="Chance of">
        <Select id={`${id}-kind`} value={subject.kind} onChange={(event) => choose(event.target.value)}>
          <option value="arenas">a unit of each arena</option>
          <option value="card">a card</option>
          <option value="filter">cards of a search</option>
        </Select>
      </Field>
      {subject.kind === "card" && (
        <Field id={`${id}-card`} label="Card">
          <Select
            id={`${id}-card`}
            value={subject.cardId}
            onChange={(event) => onSubject({ ...subject, cardId: event.target.value })}
          >
            {lines.map((line) => (
              <option key={line.cardId} value={line.cardId}>
                {line.count} {lineName(line)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {subject.kind === "filter" && (
        <Field id={`${id}-query`} label="Search in the deck">
          <Input
            id={`${id}-query`}
            value={subject.query}
            spellCheck={false}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => onSubject({ ...subject, query: event.target.value })}
          />
        </Field>
      )}
      {subject.kind !== "arenas" && (
        <NumberField
          label="At least"
          value={subject.least}
          least={1}
          most={20}
          onValue={(least) => onSubject({ ...subject, least: least ?? 1 })}
        />
      )}
    </div>
  );
}

const turnWords = (turn: number) => (turn === 0 ? "First hand" : `Turn ${turn}`);

const ROW = 20;
const LEFT = 74;
const WIDE = 140;

/** Bars by turn with their chances, and the same as a table behind a key. */
function Curve({ curve }: { readonly curve: readonly TurnChance[] }) {
  const spoken = curve.map(({ turn, chance }) => `${turnWords(turn)}: ${formatChance(chance)}`).join(", ");
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Chance by turn. ${spoken}`}
        viewBox={`0 0 270 ${curve.length * ROW + 2}`}
        className="w-full max-w-sm font-name"
      >
        {curve.map(({ turn, chance }) => (
          <g key={turn}>
            <text x={LEFT - 6} y={turn * ROW + 15} textAnchor="end" className="fill-ink-soft text-[12px]">
              {turnWords(turn)}
            </text>
            <rect x={LEFT} y={turn * ROW + 3} width={WIDE} height={ROW - 6} className="fill-line" />
            <rect
              x={LEFT}
              y={turn * ROW + 3}
              width={chance * WIDE}
              height={ROW - 6}
              className="fill-signal"
            />
            <text x={LEFT + WIDE + 5} y={turn * ROW + 15} className="fill-ink text-[12px] font-semibold">
              {formatChance(chance)}
            </text>
          </g>
        ))}
      </svg>
      <details className="text-small">
        <summary className="flex min-h-11 w-fit items-center text-ink-soft text-note lg:min-h-7">
          As a table
        </summary>
        <Table aria-label="Chance by turn">
          <thead>
            <tr>
              <Th scope="col">By</Th>
              <Th scope="col">Cards seen</Th>
              <Th scope="col">Chance</Th>
            </tr>
          </thead>
          <tbody>
            {curve.map(({ turn, seen, chance }) => (
              <tr key={turn}>
                <Th scope="row">{turnWords(turn)}</Th>
                <Td>{seen}</Td>
                <Td>{formatChance(chance)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}
