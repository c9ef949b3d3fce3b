import type { z } from "zod";
import { AppError, problemResponse } from "@/lib/errors";

type Handler<P> = (request: Request, params: P) => Promise<Response>;

/** A route handler whose refusals and faults are answered as problem documents, never as a page. */
export function answering<P = Record<string, never>>(handler: Handler<P>) {
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    try {
      return await handler(request, await context.params);
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error);
      return withHeaders(problemResponse(error), error);
    }
  };
}

/** JSON with a status; answers about decks and cards are read fresh each time. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** The answer to every method that an address does not take. */
export function only(...allow: readonly string[]) {
  return answering<object>(async ({ method }) => {
    throw new AppError("method-not-allowed", `${method} is not taken here; ${allow.join(" and ")} is.`, {
      allow,
    });
  });
}

function withHeaders(response: Response, error: unknown): Response {
  const { retryAfter, allow } = error instanceof AppError ? error.extra : {};
  if (typeof retryAfter === "number") response.headers.set("Retry-After", String(retryAfter));
  if (Array.isArray(allow)) response.headers.set("Allow", allow.join(", "));
  return response;
}

/** Query keys as an object; a key that is not allowed, or is given twice, is refused with the list of those that are. */
export function readQuery<S extends z.ZodObject>(request: Request, schema: S): z.output<S> {
  const given = new URL(request.url).searchParams;
  const allowed = Object.keys(schema.shape);
  const foreign = [...new Set(given.keys())].filter((key) => !allowed.includes(key));
  if (foreign.length > 0) {
    const list = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "None is allowed here.";
    throw new AppError("bad-request", `Unknown query key ${foreign.join(", ")}. ${list}`, { allowed });
  }
  const repeated = allowed.filter((key) => given.getAll(key).length > 1);
  if (repeated.length > 0) {
    throw new AppError("bad-request", `Given more than once: ${repeated.join(", ")}.`, { allowed });
  }
  return check(schema, Object.fromEntries(given), { allowed });
}

/** The body as checked JSON; one longer than `most` bytes is refused before it is read to the end. */
export async function readBody<S extends z.ZodType>(
  request: Request,
  schema: S,
  most = 256 * 1024,
): Promise<z.output<S>> {
  return check(schema, parseJson(await readText(request, most)));
}

async function readText(request: Request, most: number): Promise<string> {
  const tooLarge = () => new AppError("too-large", `At most ${most} bytes are read here.`, { limit: most });
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) throw tooLarge();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad-request", "The body is not JSON.");
  }
}

function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  extra: Record<string, unknown> = {},
): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const errors = faultsOf(read.error.issues).map(({ path, message }) => ({ at: path.join("."), message }));
  const detail = errors.map(({ at, message }) => (at ? `${at}: ${message}` : message)).join("; ");
  throw new AppError("bad-request", detail, { errors, ...extra });
}

/** Where an input may have several forms, the faults of the form it comes nearest to. */
function faultsOf(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "invalid_union") return issue;
    const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
    if (!nearest) return issue;
    return faultsOf(nearest).map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
  });
}
