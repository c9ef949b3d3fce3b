import { RuleLink } from "@/components/stacking/rule-link";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { type Readings, USUAL_READINGS } from "@/lib/attack/readings";
import type { OpenQuestion } from "./open-points";

export interface ReadingsProps {
  /** Those that differ from ours. */
  readonly readings: Partial<Readings>;
  readonly onReadings: (readings: Partial<Readings>) => void;
}

interface ReadingsPanelProps extends ReadingsProps {
  readonly questions: readonly OpenQuestion[];
}

/** Open questions of the rules, each with its choice. */
export function ReadingChoices({ questions, readings, onReadings }: ReadingsPanelProps) {
  return (
    <ul>
      {questions.map((question) => (
        <ReadingChoice key={question.point} question={question} readings={readings} onReadings={onReadings} />
      ))}
    </ul>
  );
}

/** Open questions that make no difference here; they can be read otherwise all the same. */
export function ReadingsPanel({ questions, readings, onReadings }: ReadingsPanelProps) {
  const changed = Object.keys(readings).length;
  return (
    <>
      <details>
        <summary className="label w-fit py-3 hover:text-signal lg:py-1.5">
          Other open questions of the rules
        </summary>
        <ReadingChoices questions={questions} readings={readings} onReadings={onReadings} />
      </details>
      {changed > 0 && (
        <Button size="small" className="justify-self-start max-lg:min-h-11" onClick={() => onReadings({})}>
          Read all as usual ({changed} read otherwise)
        </Button>
      )}
    </>
  );
}

interface ReadingChoiceProps extends ReadingsProps {
  readonly question: OpenQuestion;
}

/** One open question with its answers. */
function ReadingChoice({ question, readings, onReadings }: ReadingChoiceProps) {
  const { point, reading, asks, answers } = question;
  const usual = USUAL_READINGS[reading];
  const value = readings[reading] ?? usual;
  const choose = (text: string) => {
    const chosen = answers.find(([answer]) => String(answer) === text)?.[0] ?? usual;
    const { [reading]: _, ...others } = readings;
    onReadings(chosen === usual ? others : { ...others, [reading]: chosen });
  };
  return (
    <li className="grid gap-1 border-line border-b py-2 sm:grid-cols-2 sm:items-center sm:gap-4">
      <p className="text-small">
        <label htmlFor={`reading-${point}`}>{asks}</label> <RuleLink rule={point} />
      </p>
      <Select id={`reading-${point}`} value={String(value)} onChange={(event) => choose(event.target.value)}>
        {answers.map(([answer, words]) => (
          <option key={String(answer)} value={String(answer)}>
            {words}
            {answer === usual ? " (usual)" : ""}
          </option>
        ))}
      </Select>
    </li>
  );
}
