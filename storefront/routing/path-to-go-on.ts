import { ownPath } from "#commerce/customers/accounts/rules.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";

/**
 * One of the shop's paths without its locale: /en-us/search?q=x and /search?q=x give the same; null for anything else.
 */
export function pathBelowLocale(to: string | null): string | null {
  const path = ownPath(to);
  if (!path) return null;
  const [, first = "", rest = ""] = /^\/([^/?]*)(.*)$/.exec(path) ?? [];
  if (!parseLocale(first.toLowerCase())) return path;
  return ownPath(rest.startsWith("?") ? `/${rest}` : rest);
}

/** Where to go after signing in: a path of the shop below the locale, or the account. */
export const pathToGoOn = (to: string | null): string => pathBelowLocale(to) ?? "/account";
