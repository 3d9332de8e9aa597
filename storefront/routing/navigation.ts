import { parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

export type Destination =
  | { kind: "serve"; locale: Locale; path: string }
  | { kind: "redirect" /** The decoded path; the query is kept. */; to: string };

export type Arrival = {
  /** The request's decoded path without the query. */
  path: string;
  /** Including its "?"; empty when there is no query. */
  search: string;
  /** The visitor's current locale: cookies, else geolocation and Accept-Language. */
  current: Locale;
  /** Whether the visitor chose it (country picker), as opposed to a guess. */
  chosen: boolean;
};

const localeLike = /^[a-z]{2}-(?:[a-z]{2}|global)$/i;
const ignoresVisitor = /[?&]isshoppingfeed=yes(?:&|$)/;

/** The navigation rules of specification 2.4: serve this path in this locale, or redirect. */
export function navigate({ path, search, current, chosen }: Arrival): Destination {
  const [, first = "", ...others] = path.split("/");
  const rest = others.length > 0 ? `/${others.join("/")}` : "/";

  if (path === "/") {
    return current.code === "en-us" || ignoresVisitor.test(search)
      ? { kind: "serve", locale: parseLocale("en-us") ?? current, path: "/" }
      : { kind: "redirect", to: `/${current.code}` };
  }
  if (!localeLike.test(first)) return { kind: "redirect", to: localePath(current, path) };

  const asked = parseLocale(first.toLowerCase());
  const isWrong = !asked || (chosen && asked.code !== current.code && !ignoresVisitor.test(search));
  const locale = isWrong ? current : asked;
  const to = localePath(locale, rest);
  return to === path ? { kind: "serve", locale, path: rest } : { kind: "redirect", to };
}
