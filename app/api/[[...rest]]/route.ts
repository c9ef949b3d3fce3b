import { answering } from "@/app/api/answer";
import { AppError } from "@/lib/errors";

const nothing = answering<{ rest?: string[] }>(async (_request, { rest = [] }) => {
  throw new AppError(
    "not-found",
    `Nothing answers at ${["/api", ...rest].join("/")}; /api/openapi.json lists what does.`,
  );
});

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
