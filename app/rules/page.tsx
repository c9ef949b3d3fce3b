import type { Metadata } from "next";
import Link from "next/link";
import { RuleText } from "@/components/rules/rule-text";
import { PageHead } from "@/components/ui/section";
import { TOPICS, topicBlocks } from "./topics";

export const dynamic = "force-dynamic";
export const metadata: Metadata = {
  title: "Rules",
  description: "The rules of the Star Wars Trading Card Game in our words, with sources.",
};

export default async function Page() {
  const blocks = (await topicBlocks("README")) ?? [];
  const sources = blocks.findIndex((block) => block.kind === "heading" && block.id === "sources");
  return (
    <>
      <PageHead title="Rules">
        <p>
          The rules of the game in our words. Every verdict of this site names the rule it comes from, and
          every rule its source.
        </p>
      </PageHead>
      <ul className="mb-10 grid gap-x-10 md:grid-cols-2">
        {TOPICS.map(({ topic, name, about }) => (
          <li key={topic} className="relative border-b border-line py-3 hover:bg-panel">
            <h2 className="text-lead">
              <Link href={`/rules/${topic}`} className="link-quiet after:absolute after:inset-0">
                {name}
              </Link>
            </h2>
            <p className="text-small text-ink-soft">{about}</p>
          </li>
        ))}
      </ul>
      <RuleText blocks={sources < 0 ? [] : blocks.slice(sources)} />
    </>
  );
}
