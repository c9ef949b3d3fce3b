import { RANGES, setRange } from "@/lib/query/facets";
import type { Direction, Sort } from "@/lib/query/tree";
import { SORTS } from "@/lib/query/tree";

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;
export type View = "list" | "gallery";

/** The whole state of the list; its address says all of it. */
export interface ListState {
  readonly q: string;
  /** null: as the query or the engine has it. */
  readonly sort: Sort | null;
  readonly dir: Direction | null;
  readonly view: View;
  readonly page: number;
}

export const PER_PAGE = 60;
const LONGEST_QUERY = 2000;

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? "";

/** Reads the state; what is unknown is left at its default. */
export function readState(params: SearchParams): ListState {
  const sort = one(params.sort);
  const dir = one(params.dir);
  const page = Number.parseInt(one(params.page), 10);
  return {
    q: one(params.q).slice(0, LONGEST_QUERY),
    sort: (SORTS as readonly string[]).includes(sort) ? (sort as Sort) : null,
    dir: dir === "asc" || dir === "desc" ? dir : null,
    view: one(params.view) === "list" ? "list" : "gallery",
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The address of a state, shortest form. */
export function addressOf(state: ListState): string {
  const params = new URLSearchParams();
  if (state.q.trim() !== "") params.set("q", state.q.trim());
  if (state.sort) params.set("sort", state.sort);
  if (state.dir) params.set("dir", state.dir);
  if (state.view !== "gallery") params.set("view", state.view);
  if (state.page > 1) params.set("page", String(state.page));
  const text = params.toString();
  return text === "" ? "/cards" : `/cards?${text}`;
}

const bound = (value: string): number | null => (/^\d{1,4}$/.test(value.trim()) ? Number(value) : null);

/** The query that the fields of the number form ask for; null where the address has none of them. */
export function queryWithRanges(params: SearchParams, q: string): string | null {
  const asked = RANGES.filter((field) => `${field}-min` in params || `${field}-max` in params);
  if (asked.length === 0) return null;
  return asked.reduce(
    (text, field) =>
      setRange(text, field, bound(one(params[`${field}-min`])), bound(one(params[`${field}-max`]))),
    q,
  );
}

/** The state as form fields, without those a form sets itself. */
export function kept(state: ListState, ...except: readonly (keyof ListState)[]): Record<string, string> {
  const fields = {
    q: state.q,
    sort: state.sort,
    dir: state.dir,
    view: state.view === "list" ? "list" : null,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value && !except.includes(name as keyof ListState)),
  ) as Record<string, string>;
}
