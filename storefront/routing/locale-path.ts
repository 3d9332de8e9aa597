import type { Locale } from "#commerce/shared/regions/schema.ts";

/**
 * Returns the address of a page in the visitor's locale: path("/c/boots") → "/de-at/c/boots". The home page of en-us is
 * "/".
 */
export function localePath(locale: Pick<Locale, "code">, path: string): string {
  if (path === "/" || path === "") return locale.code === "en-us" ? "/" : `/${locale.code}`;
  return `/${locale.code}${path.startsWith("/") ? path : `/${path}`}`;
}
