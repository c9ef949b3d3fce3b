import { AppError } from "@/lib/errors";

const WINDOW = 60_000;
const MOST_CALLERS = 10_000;

/** Calls of one minute by caller; a brake on this process, not a truth that several processes share. */
const windows = new Map<string, { until: number; calls: number }>();

/** Counts a call that writes; more than `most` in a minute from one address are refused with 429. */
export function brake(request: Request, subject: string, most: number, now = Date.now()): void {
  const caller = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "unknown";
  const key = `${subject} ${caller}`;
  if (windows.size > MOST_CALLERS) windows.clear();
  const open = windows.get(key);
  const window = open && open.until > now ? open : { until: now + WINDOW, calls: 0 };
  window.calls += 1;
  windows.set(key, window);
  if (window.calls <= most) return;
  const retryAfter = Math.ceil((window.until - now) / 1000);
  throw new AppError("too-many-requests", `At most ${most} a minute; wait ${retryAfter} seconds.`, {
    retryAfter,
  });
}
