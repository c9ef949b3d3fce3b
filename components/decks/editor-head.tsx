"use client";

import Link from "next/link";
import { Button, buttonClass } from "@/components/ui/button";
import { shelfOf } from "./card-shelf";
import { DeckNameField } from "./deck-words";
import { ExportMenu } from "./export-menu";
import { ImportDialog } from "./import-dialog";
import { addLine, chosenLines, type ImportReport, type ImportWay } from "./import-report";
import { SaveLamp } from "./save-lamp";
import { ShareDialog } from "./share-dialog";
import type { Desk } from "./use-desk";

/** Name, state of saving, and what can be done with the deck as a whole. */
export function EditorHead({ desk }: { readonly desk: Desk }) {
  const { state, deck, dispatch } = desk;
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="min-w-56 grow">
        <span className="sr-only">Deck editor: {deck.name || "Untitled deck"}</span>
        <DeckNameField deck={deck} onWords={(words) => dispatch({ kind: "words", words })} />
      </h1>
      <SaveLamp save={state.save} fault={state.fault} />
      <Toolbar desk={desk} />
    </header>
  );
}

function Toolbar({ desk }: { readonly desk: Desk }) {
  const { state, dispatch, deck, lines, id } = desk;
  return (
    <div className="flex flex-wrap gap-1 max-sm:w-full max-sm:[&>*]:px-2.5 max-sm:[&>*]:text-small">
      <Button
        aria-label="Undo"
        className="min-w-11 px-2"
        disabled={state.past.length === 0}
        onClick={() => dispatch({ kind: "undo" })}
      >
        ↶
      </Button>
      <Button
        aria-label="Redo"
        className="min-w-11 px-2"
        disabled={state.future.length === 0}
        onClick={() => dispatch({ kind: "redo" })}
      >
        ↷
      </Button>
      <ImportDialog onTake={(report, choices, way) => takeImport(desk, report, choices, way)} />
      <ExportMenu deck={deck} lines={lines} />
      {id && <ShareDialog id={id} deck={deck} />}
      {id && (
        <Link href={`/d/${id}`} className={`${buttonClass("plain")} max-sm:hidden`}>
          View
        </Link>
      )}
    </div>
  );
}

function takeImport(
  desk: Desk,
  report: ImportReport,
  choices: ReadonlyMap<string, string>,
  way: ImportWay,
): void {
  const { deck, dispatch, formats, know } = desk;
  know(shelfOf(report.cards));
  const chosen = chosenLines(report, choices);
  dispatch({ kind: "lines", lines: way === "add" ? chosen.reduce(addLine, [...deck.lines]) : chosen });
  if (way === "add") return;
  const format = formats.some((row) => row.name === report.format) ? { format: report.format } : {};
  const name = report.name ? { name: report.name } : {};
  const notes = report.notes ? { notes: report.notes } : {};
  dispatch({ kind: "words", words: { ...format, ...name, ...notes } });
}
