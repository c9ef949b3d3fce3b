import { AppError } from "@/lib/errors";

/** The edit key of `Authorization: Bearer KEY`; null without one. */
export function editKeyOf(request: Request): string | null {
  return /^Bearer +(\S{1,200}) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** The revision a save builds on, from `If-Match: "7"` or the body; refused when both are missing or differ. */
export function expectedRevision(request: Request, inBody: number | undefined): number {
  const header = request.headers.get("if-match");
  const inHeader = header === null ? undefined : Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]);
  if (Number.isNaN(inHeader)) throw new AppError("bad-request", 'If-Match names a revision, as in "7".');
  const revision = inHeader ?? inBody;
  if (revision === undefined)
    throw new AppError("bad-request", "A save names its revision: If-Match or revision.");
  if (inBody !== undefined && inBody !== revision) {
    throw new AppError("bad-request", "If-Match and revision name different revisions.");
  }
  return revision;
}
