"use server";

import { cookies } from "next/headers";
import { asTheme, THEME_COOKIE } from "./theme";

/** Keeps the chosen theme for a year; `system` forgets it. */
export async function setTheme(form: FormData): Promise<void> {
  const theme = asTheme(form.get("theme"));
  const jar = await cookies();
  if (theme === "system") jar.delete(THEME_COOKIE);
  else jar.set(THEME_COOKIE, theme, { path: "/", maxAge: 31_536_000, sameSite: "lax", httpOnly: true });
}
