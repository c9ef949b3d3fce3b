import { cookies } from "next/headers";
import type { Theme } from "@/components/site/theme-switch";

export const THEME_COOKIE = "theme";

/** Reads a stored or sent choice; anything unknown follows the system. */
export function asTheme(value: unknown): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

/** The theme this browser chose. */
export async function chosenTheme(): Promise<Theme> {
  return asTheme((await cookies()).get(THEME_COOKIE)?.value);
}
