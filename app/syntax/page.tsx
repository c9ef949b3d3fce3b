import type { Metadata } from "next";
import Link from "next/link";
import { PageHead, Section } from "@/components/ui/section";
import { FIELDS, type Field } from "@/lib/query/fields";
import { FLAGS } from "@/lib/query/flags";

export const metadata: Metadata = {
  title: "Search syntax",
  description: "What can be written in the search box, with examples that run.",
};

const search = (q: string) => `/cards?q=${encodeURIComponent(q)}`;

function Example({ q }: { readonly q: string }) {
  return (
    <Link
      href={search(q)}
      prefetch={false}
      className="inline-flex min-h-8 items-center rounded-sharp border border-line-strong bg-panel px-2 font-mono text-small hover:border-signal hover:text-signal"
    >
      {q}
    </Link>
  );
}

const BASICS: readonly { readonly says: string; readonly examples: readonly string[] }[] = [
  {
    says: "Words are looked for in names and text; all of them must be there. Accents, case, hyphens and kinds of apostrophes do not matter.",
    examples: ["luke skywalker", "padme", "chewbacca d2"],
  },
  { says: "Words in quotation marks follow each other.", examples: ['"draw a card"'] },
  { says: "An exclamation mark asks for a name and nothing more.", examples: ['!"Jedi Squad"'] },
  {
    says: "A hyphen in front takes away; OR is either; brackets group.",
    examples: ["jedi -kw:evade", "(kw:armor OR kw:shields) type:ground"],
  },
  {
    says: "Numbers compare; * and X are values of their own and never 0.",
    examples: ["cost<=3", "speed:40..60", "power:*"],
  },
  { says: "Between slashes stands a regular expression.", examples: ["/opponent.*discard/"] },
];

function FieldRow({ field }: { readonly field: Field }) {
  return (
    <tr>
      <th
        scope="row"
        className="border-b border-line py-2.5 pr-4 text-left align-top font-mono font-semibold text-small"
      >
        {[field.name, ...field.aliases].join(", ")}
      </th>
      <td className="border-b border-line py-2.5 pr-4 align-top text-small">{field.help}</td>
      <td className="border-b border-line py-2 align-top">
        <span className="flex flex-wrap gap-1">
          {field.examples.map((example) => (
            <Example key={example} q={example} />
          ))}
        </span>
      </td>
    </tr>
  );
}

export default function Page() {
  return (
    <>
      <PageHead title="Search syntax">
        <p>One box takes words, fields and numbers in any mixture. Every example is a link that runs it.</p>
      </PageHead>
      <div className="grid grid-cols-1 gap-10">
        <Section id="basics" title="Words">
          <ul className="grid gap-3">
            {BASICS.map(({ says, examples }) => (
              <li key={says} className="grid gap-1">
                <p className="max-w-[72ch]">{says}</p>
                <span className="flex flex-wrap gap-1">
                  {examples.map((example) => (
                    <Example key={example} q={example} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="fields" title="Fields">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="overflow-x-auto" tabIndex={0} aria-label="Fields of the search">
            <table className="w-full min-w-[40rem] border-collapse">
              <thead>
                <tr>
                  {["Field", "Asks for", "Examples"].map((head) => (
                    <th key={head} scope="col" className="label border-b border-line-strong py-1.5 text-left">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {FIELDS.map((field) => (
                  <FieldRow key={field.name} field={field} />
                ))}
              </tbody>
            </table>
          </section>
        </Section>
        <Section id="is" title="is:">
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {FLAGS.map((flag) => (
              <div
                key={flag.name}
                className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2"
              >
                <dt>
                  <Example q={`is:${flag.name}`} />
                </dt>
                <dd className="text-small text-ink-soft">{flag.help}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </>
  );
}
