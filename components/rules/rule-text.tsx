import Link from "next/link";
import type { Block, Inline, ListItem } from "./markdown";

/** `stacking.md#2-normal` between rule files is `/rules/stacking#2-normal` here; nothing but rules and the web is linked. */
function address(href: string): string | null {
  if (href.startsWith("#")) return href;
  const file = /^(?:\.\/)?([\w-]+)\.md(#.*)?$/.exec(href);
  if (file) return file[1] === "README" ? `/rules${file[2] ?? ""}` : `/rules/${file[1]}${file[2] ?? ""}`;
  return /^https:\/\//.test(href) ? href : null;
}

function Part({ part }: { readonly part: Inline }) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "strong":
      return <strong>{part.text}</strong>;
    case "em":
      return <em>{part.text}</em>;
    case "code":
      return <code className="rounded-sharp bg-sunk px-1 font-mono text-[0.9em]">{part.text}</code>;
    case "tag":
      return <span className="text-ink-faint text-small">[{part.text}]</span>;
    case "link": {
      const href = address(part.href);
      return href ? (
        <Link href={href} className="link">
          {part.text}
        </Link>
      ) : (
        part.text
      );
    }
  }
}

function Text({ parts }: { readonly parts: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the file is read once
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Items({ items, ordered, start }: { items: readonly ListItem[]; ordered: boolean; start?: number }) {
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the file is read once
    <li key={index} className="my-1 pl-1">
      <Text parts={item.text} />
      {item.children.length > 0 && <Items items={item.children} ordered={false} />}
    </li>
  ));
  const classes = "max-w-[76ch] pl-6 marker:text-ink-faint";
  return ordered ? (
    <ol start={start} className={`list-decimal ${classes}`}>
      {children}
    </ol>
  ) : (
    <ul className={`list-disc ${classes}`}>{children}</ul>
  );
}

function RuleTable({
  block,
  label,
}: {
  readonly block: Extract<Block, { kind: "table" }>;
  readonly label: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full min-w-[36rem] border-collapse text-left text-small">
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: the file is read once
                key={index}
                scope="col"
                className="label border-b border-line-strong py-1.5 pr-4 align-bottom"
              >
                <Text parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the file is read once
            <tr key={index} id={row.id ?? undefined} className="scroll-mt-4 target:bg-signal-soft">
              {row.cells.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the file is read once
                  key={at}
                  className={`border-b border-line py-2 pr-4 align-top ${at === 0 && row.id ? "font-name font-semibold text-body" : ""}`}
                >
                  {at === 0 && row.id ? (
                    <a href={`#${row.id}`} className="link-quiet">
                      <Text parts={cell} />
                    </a>
                  ) : (
                    <Text parts={cell} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BlockText({ block, label }: { readonly block: Block; readonly label: string }) {
  switch (block.kind) {
    case "heading": {
      const Level = `h${Math.min(block.level, 4)}` as "h1" | "h2" | "h3" | "h4";
      const size =
        { 1: "text-title", 2: "ticked mt-8 pt-3 text-head" }[block.level] ??
        "mt-4 text-lead font-name font-semibold";
      return (
        <Level id={block.id} className={`scroll-mt-4 ${size}`}>
          <Text parts={block.text} />
        </Level>
      );
    }
    case "paragraph":
      return (
        <p className="max-w-[76ch]">
          <Text parts={block.text} />
        </p>
      );
    case "code":
      return (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-soft border border-line bg-panel p-4 font-mono text-small"
        >
          {block.text}
        </pre>
      );
    case "list":
      return <Items items={block.items} ordered={block.ordered} start={block.start} />;
    case "table":
      return <RuleTable block={block} label={label} />;
  }
}

/** What a table is about: the heading above it, and which of its tables it is. */
function tableLabel(blocks: readonly Block[], index: number): string {
  const from = blocks.slice(0, index).findLastIndex((block) => block.kind === "heading");
  const heading = blocks[from];
  const name = heading?.kind === "heading" ? heading.text.map((part) => part.text).join("") : "Rules";
  const before = blocks.slice(from + 1, index).filter((block) => block.kind === "table").length;
  return before === 0 ? name : `${name}, table ${before + 1}`;
}

/** A rule file as a page; ids of rules are addresses within it. */
export function RuleText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the file is read once
        <BlockText key={index} block={block} label={tableLabel(blocks, index)} />
      ))}
    </div>
  );
}
