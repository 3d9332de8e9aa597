import { ownPath } from "#commerce/customers/accounts/rules.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";

/** Where to go after signing in: a path of ours below the locale, the account for anything else. */
export function pathToGoOn(to: string | null): string {
  const path = ownPath(to);
  if (!path) return "/account";
  const [, first = "", rest = ""] = /^\/([^/?]*)(.*)$/.exec(path) ?? [];
  const below = parseLocale(first.toLowerCase()) ? rest : path;
  return ownPath(below) ?? "/account";
}
