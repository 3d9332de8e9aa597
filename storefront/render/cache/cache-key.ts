import type { PageContext } from "#storefront/app/page.ts";
import type { Route } from "#storefront/routes.ts";

/**
 * Returns the query parameters that affect a shared page, in a fixed order. "*" in a route's list allows all of them.
 */
function allowedQuery(route: Route | null, query: URLSearchParams): string {
  const allowed = route?.query ?? [];
  const isOpen = allowed.includes("*");
  const pairs = [...query].filter(([name]) => (isOpen ? !/^(utm|gclid|fbclid)/.test(name) : allowed.includes(name)));
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
}

/**
 * Returns the cache key of a shared page: page or payload, origin, locale, price region and the group's rules, path, and
 * the relevant query parameters.
 */
export function keyOf(route: Route | null, context: PageContext, isPayload: boolean): string {
  const kind = isPayload ? "json" : "html";
  const { locale, region, discount, path, query, origin } = context;
  const prices = discount ? `${region}/${discount.key}` : region;
  return [kind, origin, locale.code, prices, path, allowedQuery(route, query)].join(" ");
}
