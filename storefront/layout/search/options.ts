import type { TextKey } from "#storefront/i18n/areas.ts";

/** An item of the response of GET /api/search/suggest (discovery/suggestions/schema.ts). */
export type Suggestion = {
  path: string;
  title: string;
  document?: string;
  line?: string;
  facts?: string;
  rating?: { average: number; count: number };
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

/** A group of options and its look: products with pictures, pages with small ones, or words in a row. */
export type OptionGroup = { label: TextKey; options: Suggestion[]; look: "products" | "pages" | "words" };

/** The most options of each group. */
const most = { recent: 4, popular: 6, questions: 4, categories: 6, pages: 3, products: 4 };

/**
 * Returns the options in groups, in the order of the arrow keys: before anything is typed what the visitor and others
 * asked, best sellers, and categories; then products, pages, matching questions and categories. Until the first answer
 * to what is typed (`found`) has arrived, `start` stays. Pure.
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

const bestSellers = (start: Suggestions | null): OptionGroup => ({
  label: "search.popular-products",
  options: (start?.products ?? []).slice(0, most.products),
  look: "products",
});
const categoriesIn = (answer: Suggestions | null): OptionGroup => ({
  label: "search.kind-category",
  options: (answer?.categories ?? []).slice(0, most.categories),
  look: "words",
});

/** Pages of all kinds, or the journal where it alone has found something. */
function pagesIn({ articles }: Suggestions): OptionGroup {
  const options = articles.slice(0, most.pages);
  const isJournal = options.every(({ path }) => path.includes("/blog/"));
  return { label: isJournal ? "search.kind-blog" : "search.kind-page", options, look: "pages" };
}

function startGroups(
  start: Suggestions | null,
  recent: readonly Suggestion[],
  popular: readonly Suggestion[],
): OptionGroup[] {
  return [
    { label: "search.recent", options: recent.slice(0, most.recent), look: "words" },
    { label: "search.popular-queries", options: popular.slice(0, most.popular), look: "words" },
    bestSellers(start),
    categoriesIn(start),
  ];
}

/** Where nothing matches, best sellers and the categories from before are the way on. */
function typedGroups(found: Suggestions, asked: readonly Suggestion[], start: Suggestions | null): OptionGroup[] {
  const begun = found.query.toLowerCase();
  const questions = asked.filter(({ title }) => {
    const question = title.toLowerCase();
    return question.startsWith(begun) && question !== begun;
  });
  const groups: OptionGroup[] = [
    { label: "search.kind-product", options: found.products.slice(0, most.products), look: "products" },
    pagesIn(found),
    { label: "search.questions", options: questions.slice(0, most.questions), look: "words" },
    categoriesIn(found),
  ];
  return groups.some(({ options }) => options.length > 0) ? groups : [bestSellers(start), categoriesIn(start)];
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
