import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { TOPICS, topicBlocks } from "@/app/rules/topics";
import { RuleText } from "@/components/rules/rule-text";

export const dynamic = "force-dynamic";

interface Props {
  readonly params: Promise<{ topic: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { topic } = await params;
  const entry = TOPICS.find((candidate) => candidate.topic === topic);
  return entry ? { title: `Rules: ${entry.name}`, description: entry.about } : { title: "No such rules" };
}

export default async function Page({ params }: Props) {
  const { topic } = await params;
  const blocks = await topicBlocks(topic);
  if (!blocks || topic === "README") notFound();
  const sections = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label="Rules" className="content-start lg:sticky lg:top-6 lg:self-start">
        <ul className="flex flex-wrap gap-x-4 text-small lg:grid">
          {TOPICS.map((entry) => (
            <li key={entry.topic}>
              <Link
                href={`/rules/${entry.topic}`}
                aria-current={entry.topic === topic ? "page" : undefined}
                className="link-quiet inline-block py-1.5 aria-[current=page]:font-semibold aria-[current=page]:text-signal"
              >
                {entry.name}
              </Link>
              {entry.topic === topic && (
                <ul className="hidden border-l border-line pl-3 lg:block">
                  {sections.map(
                    (section) =>
                      section.kind === "heading" && (
                        <li key={section.id}>
                          <a href={`#${section.id}`} className="link-quiet block py-0.5 text-ink-soft">
                            {section.text.map((part) => part.text).join("")}
                          </a>
                        </li>
                      ),
                  )}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <RuleText blocks={blocks} />
    </div>
  );
}
