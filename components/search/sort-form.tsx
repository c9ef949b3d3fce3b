"use client";

import Form from "next/form";
import { useRef } from "react";
import { buttonClass } from "@/components/ui/button";

interface SortFormProps {
  readonly sorts: readonly string[];
  readonly sort: string;
  readonly keep: Readonly<Record<string, string>>;
}

/** The order of the list; chosen at once, or by the button where no script runs. */
export function SortForm({ sorts, sort, keep }: SortFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} action="/cards" scroll={false} className="flex items-center gap-2">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="label">
        Sort
      </label>
      <select
        key={sort}
        id="sort"
        name="sort"
        defaultValue={sort}
        onChange={() => form.current?.requestSubmit()}
        className="min-h-11 rounded-soft border border-line-strong bg-raised px-2 text-small capitalize md:min-h-9"
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass("plain", "small")}>
          Sort
        </button>
      </noscript>
    </Form>
  );
}
