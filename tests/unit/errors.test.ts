import { describe, expect, test } from "vitest";
import { AppError, ERROR_STATUS, type ErrorCode, problemOf, problemResponse } from "@/lib/errors";

describe("problem documents", () => {
  test.each(Object.entries(ERROR_STATUS) as [ErrorCode, number][])(
    "%s answers with %i",
    async (code, status) => {
      const answer = problemResponse(new AppError(code, "what to do"));
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ type: "about:blank", code, status, detail: "what to do" });
    },
  );

  test("an error of our own making tells nothing of its inside", () => {
    const problem = problemOf(new Error("password=1234 at /srv/app.ts:7"));
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem)).not.toMatch(/1234|srv/);
  });

  test("further members come along but never replace the standard ones", () => {
    const problem = problemOf(
      new AppError("stale-revision", "reload", { deck: { revision: 3 }, status: 200 }),
    );
    expect(problem).toMatchObject({ status: 409, deck: { revision: 3 } });
  });
});
