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

/**
 * A group of options. Products have `columns` of the four at the right in wide windows: the first one and how many.
 * Best sellers beside what was found are `isAside`: a small list, so that nobody takes them for results.
 */
export type OptionGroup = {
  label: TextKey;
  options: Suggestion[];
  columns?: { from: number; count: number };
  isAside?: boolean;
};

/** The most options of the groups in the left column, so that the sheet keeps its height, and of the products' row. */
const most = { recent: 4, popular: 5, questions: 3, categories: 5, matching: 3, pages: 2 };
const row = 4;

/**
 * Returns the options in groups, in the order of the arrow keys: before anything is typed what the visitor and others
 * asked, and best sellers; then products, matching questions, categories and pages. Until the first answer to what is
 * typed (`found`) has arrived, `start` stays. Pure.
 */
export function groupsOf(
  start: Suggestions | null,
  found: Suggestions | null,
  recent: readonly Suggestion[],
): OptionGroup[] {
  const popular = (start?.popular ?? []).filter(({ title }) => !isIn(recent, title));
  const groups = found ? typedGroups(found, [...recent, ...popular], start) : startGroups(start, recent, popular);
  return groups.filter(({ options }) => options.length > 0);
}

const isIn = (options: readonly Suggestion[], title: string): boolean =>
  options.some((option) => option.title.toLowerCase() === title.toLowerCase());

function startGroups(
  start: Suggestions | null,
  recent: readonly Suggestion[],
  popular: readonly Suggestion[],
): OptionGroup[] {
  const known = recent.slice(0, most.recent);
  return [
    { label: "search.recent", options: known },
    { label: "search.popular-queries", options: popular.slice(0, most.popular) },
    // Two lists are enough at the left.
    {
      label: "search.kind-category",
      options: known.length > 0 ? [] : (start?.categories ?? []).slice(0, most.categories),
    },
    {
      label: "search.popular-products",
      options: (start?.products ?? []).slice(0, row),
      columns: { from: 1, count: row },
    },
  ];
}

/** Where nothing at the left matches, the categories from before are the way on. */
function typedGroups(
  { query, products, categories, articles }: Suggestions,
  asked: readonly Suggestion[],
  start: Suggestions | null,
): OptionGroup[] {
  const begun = query.toLowerCase();
  const questions = asked.filter(({ title }) => {
    const question = title.toLowerCase();
    return question.startsWith(begun) && question !== begun;
  });
  const matching = products.slice(0, row);
  const rest = (start?.products ?? []).filter(({ path }) => !matching.some((product) => product.path === path));
  const free = row - matching.length;
  const isAlone = questions.length + categories.length + articles.length === 0;
  return [
    { label: "search.kind-product", options: matching, columns: { from: 1, count: matching.length } },
    { label: "search.questions", options: questions.slice(0, most.questions) },
    {
      label: "search.kind-category",
      options: isAlone ? (start?.categories ?? []).slice(0, most.categories) : categories.slice(0, most.matching),
    },
    { label: "search.kind-page", options: articles.slice(0, most.pages) },
    {
      label: "search.popular-products",
      options: free === 0 ? [] : rest.slice(0, Math.max(free, 3)),
      columns: { from: row - free + 1, count: free },
      isAside: matching.length > 0,
    },
  ];
}

/** Splits a title at the first place where it contains what is typed: before, match, after. Pure. */
export function matched(title: string, typed: string): [string, string, string] {
  const at = typed ? title.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return [title, "", ""];
  const end = at + typed.length;
  return [title.slice(0, at), title.slice(at, end), title.slice(end)];
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
