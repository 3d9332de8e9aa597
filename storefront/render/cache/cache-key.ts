import type { PageContext } from "#storefront/app/page.ts";
import type { Route } from "#storefront/routes.ts";

/** The parameters that change what a shared page shows, in a fixed order; "*" in a route's list allows all. */
function allowedQuery(route: Route | null, query: URLSearchParams): string {
  const allowed = route?.query ?? [];
  const isOpen = allowed.includes("*");
  const pairs = [...query].filter(([name]) => (isOpen ? !/^(utm|gclid|fbclid)/.test(name) : allowed.includes(name)));
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
}

/** What a shared page is stored under: place, whose prices, path, and the query that matters. */
export function keyOf(route: Route | null, context: PageContext, isPayload: boolean): string {
  const kind = isPayload ? "json" : "html";
  const { locale, region, discount, path, query, origin } = context;
  const prices = discount ? `${region}/${discount.key}` : region;
  return [kind, origin, locale.code, prices, path, allowedQuery(route, query)].join(" ");
}
