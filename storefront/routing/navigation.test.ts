import fc from "fast-check";
import { expect, test } from "vitest";
import { allLocales, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { navigate } from "#storefront/routing/navigation.ts";

const locale = (code: string) => parseLocale(code) as Locale;
const go = (path: string, current = "en-us", search = "", chosen = false) => {
  const to = navigate({ path, search, current: locale(current), chosen });
  return to.kind === "redirect" ? to.to : `${to.locale.code} ${to.path}`;
};

test.each([
  ["2.4 /en-us becomes /", go("/en-us"), "/"],
  ["2.4 / is the home of en-us", go("/"), "en-us /"],
  ["2.4 / leads a visitor from Germany to their own home", go("/", "de-de"), "/de-de"],
  ["2.4 a path without a locale prefix gets the visitor's own", go("/p/kestrel", "fr-ca"), "/fr-ca/p/kestrel"],
  ["2.4 a locale that does not exist is replaced", go("/de-us/p/kestrel", "it-ch"), "/it-ch/p/kestrel"],
  ["2.4 a valid prefix is served", go("/de-at/p/kestrel"), "de-at /p/kestrel"],
  ["2.4 a prefix other than the chosen one is replaced", go("/de-at/p/kestrel", "fr-ch", "", true), "/fr-ch/p/kestrel"],
  [
    "2.4 isshoppingfeed=yes takes the locale from the path",
    go("/de-at/p/kestrel", "fr-ch", "?isshoppingfeed=yes", true),
    "de-at /p/kestrel",
  ],
  ["2.4 capitals in the prefix are put right", go("/DE-AT/p/kestrel"), "/de-at/p/kestrel"],
])("%s", (_title, result, expected) => {
  expect(result).toBe(expected);
});

test("2.4 every path is served after at most two redirects", () => {
  const code = fc.constantFrom(...allLocales().map((one) => one.code), "de-us", "xx-yy", "EN-us", "p", "");
  const rest = fc.constantFrom("", "/", "/p/kestrel", "/c/boots/kids-boots");
  const current = fc.constantFrom(...allLocales());
  fc.assert(
    fc.property(code, rest, current, fc.boolean(), (prefix, tail, visitor, chosen) => {
      let path = `/${prefix}${tail}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
      for (let hops = 0; hops < 3; hops += 1) {
        const to = navigate({ path, search: "", current: visitor, chosen });
        if (to.kind === "serve") return true;
        path = to.to;
      }
      return false;
    }),
  );
});
