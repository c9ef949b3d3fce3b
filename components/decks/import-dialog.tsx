"use client";

import { useId, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, TextArea } from "@/components/ui/field";
import { MAX_BYTES } from "@/lib/decks/io/limits";
import { readDeck } from "@/lib/decks/io/read-deck";
import { readDeckText } from "./deck-api";
import { ImportFound } from "./import-found";
import { type ImportReport, type ImportWay, importCounts } from "./import-report";

interface ImportDialogProps {
  /** Takes the lines into the deck. */
  readonly onTake: (report: ImportReport, choices: ReadonlyMap<string, string>, way: ImportWay) => void;
}

/** Pasted text or a file becomes a report first; nothing changes before it is taken, garbage changes nothing. */
export function ImportDialog({ onTake }: ImportDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Import a deck"
      shape="sheet"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={buttonClass("plain")}>
          Import
        </button>
      }
    >
      <ImportForm
        onTake={(...taken) => {
          onTake(...taken);
          setOpen(false);
        }}
      />
    </Dialog>
  );
}

function ImportForm({ onTake }: ImportDialogProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [report, setReport] = useState<ImportReport | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const read = async (wanted: string, fileName?: string) => {
    setReport(null);
    const [problem] = readDeck(wanted, fileName).problems;
    setFault(problem ? wordsOf(problem) : null);
    if (problem) return;
    setBusy(true);
    const answer = await readDeckText(wanted, fileName);
    setBusy(false);
    const refusal = typeof answer === "string" ? answer : nothingFound(answer);
    setFault(refusal);
    if (refusal === null && typeof answer !== "string") setReport(answer);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) {
      setReport(null);
      return setFault(
        `The file is larger than the limit of ${MAX_BYTES.toLocaleString("en")} bytes for a deck.`,
      );
    }
    await read(await file.text(), file.name);
  };
  return (
    <div className="grid gap-3">
      <Field
        id={`${id}-text`}
        label="Paste a deck"
        hint="Lackey .dek or .txt, plain text, CSV, JSON or a share code."
        error={fault ?? undefined}
      >
        <TextArea
          id={`${id}-text`}
          rows={7}
          spellCheck={false}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-text-hint`}
          placeholder={"4 Jedi Squad\n2 Crait Base (C)\n\nSupply:\n1 …"}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-small"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="solid" disabled={busy} onClick={() => read(text)}>
          {busy ? "Reading" : "Read it"}
        </Button>
        <label className={`${buttonClass("plain")} focus-within:outline-2 focus-within:outline-signal`}>
          Choose a file
          <input
            type="file"
            className="sr-only"
            accept=".dek,.txt,.csv,.json,text/plain"
            onChange={(event) => {
              readFile(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
      </div>
      {report && <ImportFound report={report} onTake={(choices, way) => onTake(report, choices, way)} />}
    </div>
  );
}

/** A text in which no line names a card is no deck, whatever it is. */
function nothingFound(report: ImportReport): string | null {
  const isAny =
    importCounts(report).found > 0 || report.notices.some(({ candidates }) => candidates.length > 0);
  return isAny ? null : `Nothing in it names a card. ${report.notices[0]?.message ?? ""}`;
}

function wordsOf({ message, line }: { message: string; line?: number }): string {
  return line === undefined ? message : `Line ${line}: ${message}`;
}
