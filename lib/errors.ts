/** What can go wrong on the way in or out, each with its HTTP status. */
export const ERROR_STATUS = {
  "bad-request": 400,
  "not-allowed": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "stale-revision": 409,
  "too-large": 413,
  "unsupported-type": 415,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const TITLES: Record<ErrorCode, string> = {
  "bad-request": "The request cannot be understood",
  "not-allowed": "The edit key does not open this deck",
  "not-found": "Nothing is kept at this address",
  "method-not-allowed": "This address does not take that method",
  "stale-revision": "The deck was changed in between",
  "too-large": "The request is too large",
  "unsupported-type": "This kind of content is not read here",
  "too-many-requests": "Too many requests",
  internal: "Something broke on our side",
  unavailable: "The store does not answer right now",
};

/** Thrown where a request ends; everything a player can put right is said in `message`. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Further members of the problem document: the stored deck of a stale save, the faults of an input. */
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Body of an RFC 9457 `application/problem+json` answer. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  readonly [member: string]: unknown;
}

/** The problem document of an error; an unknown error tells nothing of its inside. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof AppError)) {
    return problemOf(new AppError("internal", "The request could not be answered; please try again."));
  }
  return {
    ...error.extra,
    type: "about:blank",
    title: TITLES[error.code],
    status: ERROR_STATUS[error.code],
    code: error.code,
    detail: error.message,
  };
}

/** An error as an HTTP answer, for route handlers. */
export function problemResponse(error: unknown): Response {
  const problem = problemOf(error);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
  });
}
