import Link from "next/link";
import type { Assumption } from "@/lib/attack/words";
import { OPEN_QUESTIONS } from "./open-points";
import { ReadingChoices, ReadingsPanel, type ReadingsProps } from "./readings-panel";

interface AssumptionsProps extends ReadingsProps {
  readonly assumptions: readonly Assumption[];
}

/** What the chances take for granted: plain defaults, then open questions that matter here, each with its choice. */
export function Assumptions({ assumptions, readings, onReadings }: AssumptionsProps) {
  const points = assumptions.flatMap(({ id }) => id ?? []);
  const questions = OPEN_QUESTIONS.filter(({ point }) => points.includes(point));
  const others = OPEN_QUESTIONS.filter(({ point }) => !points.includes(point));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {assumptions
          .filter(({ id }) => id === null)
          .map(({ message, rule, unsettled }) => (
            <li key={message} className="border-line-strong border-l-4 pl-2 text-small">
              {message}{" "}
              <Link href={rule} prefetch={false} className="link">
                Rule
              </Link>
              {unsettled && <span className="text-ink-soft"> (no source settles this; our reading)</span>}
            </li>
          ))}
      </ul>
      {questions.length > 0 && (
        <div>
          <h3 className="label">Open questions that matter here</h3>
          <ReadingChoices questions={questions} readings={readings} onReadings={onReadings} />
        </div>
      )}
      <ReadingsPanel questions={others} readings={readings} onReadings={onReadings} />
    </div>
  );
}
