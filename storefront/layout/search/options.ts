import type { TextKey } from "#storefront/i18n/areas.ts";

/** An item of the response of GET /api/search/suggest (discovery/suggestions/suggest.ts). */
export type Suggestion = {
  path: string;
  title: string;
  document?: string;
  image?: string;
  price?: string;
  former_price?: string;
  unit_price?: string;
};
export type Suggestions = {
  query: string;
  meant: string | null;
  request_id: string;
  products: Suggestion[];
  categories: Suggestion[];
  articles: Suggestion[];
  popular: Suggestion[];
};

export type OptionGroup = { label: TextKey; options: Suggestion[] };

/** Returns the options in groups, in the order of the arrow keys. Pure. */
export function groupsOf(answer: Suggestions | null, recent: readonly Suggestion[], isTyped: boolean): OptionGroup[] {
  const groups: OptionGroup[] = isTyped
    ? [
        { label: "search.kind-product", options: answer?.products ?? [] },
        { label: "search.kind-category", options: answer?.categories ?? [] },
        { label: "search.kind-page", options: answer?.articles ?? [] },
      ]
    : [
        { label: "search.recent", options: [...recent] },
        { label: "search.popular-queries", options: answer?.popular ?? [] },
        { label: "search.kind-category", options: answer?.categories ?? [] },
        { label: "search.popular-products", options: answer?.products ?? [] },
      ];
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * Returns the option that a key moves to from option `active` (-1: the field itself) of `count`. Null for keys without
 * an effect. Pure.
 */
export function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  return null;
}
