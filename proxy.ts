import { type NextRequest, NextResponse } from "next/server";
import { AppError, problemResponse } from "@/lib/errors";

function policy(nonce: string): string {
  const pictures = process.env.CARD_IMAGES_URL;
  const pictureOrigin = pictures && URL.canParse(pictures) ? ` ${new URL(pictures).origin}` : "";
  // the development server evaluates code and writes its overlay's styles into the page
  const developing = process.env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${developing ? " 'unsafe-eval'" : ""}`,
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // charts and virtual lists set lengths on elements; no selector can be smuggled in by an attribute
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictureOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Escapes that are no UTF-8, as in `%E0%A4%A`, name nothing. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function unreadable(pathname: string): Response {
  const fault = new AppError("bad-request", "The address holds escapes that are not UTF-8.");
  if (pathname.startsWith("/api/")) return problemResponse(fault);
  return new Response(`${fault.message}\n`, { status: 400, headers: { "content-type": "text/plain" } });
}

/** Gives every page its own script nonce and the headers that keep it to itself. */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  if (!isReadable(pathname)) return unreadable(pathname);
  if (pathname.startsWith("/api/")) return NextResponse.next();
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const csp = policy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("Content-Security-Policy", csp);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", csp);
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("Referrer-Policy", "same-origin");
  response.headers.set("X-Frame-Options", "DENY");
  return response;
}

export const config = {
  matcher: [
    "/api/(.*%.*)",
    {
      source: "/((?!api/|_next/static|_next/image|favicon.ico|icon.svg).*)",
      missing: [
        { type: "header", key: "next-router-prefetch" },
        { type: "header", key: "purpose", value: "prefetch" },
      ],
    },
  ],
};
