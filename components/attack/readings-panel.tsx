import { RuleLink } from "@/components/stacking/rule-link";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { type Readings, USUAL_READINGS } from "@/lib/attack/readings";
import { OPEN_QUESTIONS, type OpenQuestion } from "./open-points";

interface ReadingsPanelProps {
  /** Those that differ from ours. */
  readonly readings: Partial<Readings>;
  readonly onReadings: (readings: Partial<Readings>) => void;
}

/** Every question the rules leave open, with the reading used; each can be read otherwise. */
export function ReadingsPanel({ readings, onReadings }: ReadingsPanelProps) {
  const changed = Object.keys(readings).length;
  return (
    <details>
      <summary className="label w-fit py-3 hover:text-signal lg:py-1.5">
        Open questions of the rules
        {changed > 0 && <span className="ml-2 text-signal">{changed} read otherwise</span>}
      </summary>
      <ul className="grid">
        {OPEN_QUESTIONS.map((question) => (
          <Question key={question.point} question={question} readings={readings} onReadings={onReadings} />
        ))}
      </ul>
      {changed > 0 && (
        <Button size="small" className="mt-2 max-lg:min-h-11" onClick={() => onReadings({})}>
          Read all as usual
        </Button>
      )}
    </details>
  );
}

interface QuestionProps extends ReadingsPanelProps {
  readonly question: OpenQuestion;
}

function Question({ question, readings, onReadings }: QuestionProps) {
  const { point, reading, asks, answers } = question;
  const usual = USUAL_READINGS[reading];
  const value = readings[reading] ?? usual;
  const choose = (text: string) => {
    const chosen = answers.find(([answer]) => String(answer) === text)?.[0] ?? usual;
    const { [reading]: _, ...others } = readings;
    onReadings(chosen === usual ? others : { ...others, [reading]: chosen });
  };
  return (
    <li className="grid gap-1 border-line border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center sm:gap-4">
      <label htmlFor={`reading-${point}`} className="text-small">
        {asks} <RuleLink rule={point} />
      </label>
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
