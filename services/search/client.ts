import type { Filter } from "#services/search/engine/request.ts";
import { fold, isJapanese as hasKana, tokens } from "./language/fold.ts";
import { countFacets, type FacetCounts, narrowed, type ProductFilter, type ShopSorting, sortOf } from "./narrowing.ts";
import { spelledOut } from "./own-narrowing.ts";
import { type ParsedQuery, parseQuery } from "./parse-query.ts";
import { maxPages } from "./query/response.ts";
import type { SearchFunction, ShopRequest } from "./query/run.ts";
import { fieldSnippet } from "./query/snippet.ts";
import {
  type DocumentType,
  documentTypes,
  type FieldName,
  type SearchLocale,
  type SellingRegion,
  searchLocales,
} from "./schema.ts";

export type ShopSearch = {
  query: string;
  /** Content locale: "en-us", "de" … */
  locale: string;
  /** The visitor's map region. Results that must not be shown there are left out. */
  region: string;
  /** The region whose prices and offers a query refers to ("under 300", "sale"). */
  prices?: SellingRegion;
  /** The visitor pays other prices than those in the index, so price bounds in the query are ignored. */
  hasOwnPrices?: boolean;
  /** From 1. */
  page?: number;
  size?: number;
  /** The types of results; all types when absent. */
  types?: readonly DocumentType[];
  narrowing?: ProductFilter;
  sort?: ShopSorting;
  /** Whether to count the values by which the results could be narrowed. */
  facets?: boolean;
  /** When false, `types` stays empty, which saves a query. */
  countTypes?: boolean;
  environment?: string;
};

export type ShopResult = {
  id: string;
  uid: string;
  type: DocumentType;
  title: string;
  /** In the language of the search, the most specific first. */
  categories: string[];
  url: string;
  /** Media id. */
  image: string | null;
  description: string;
  /** The matching passage of the description, as HTML with <em>. Null when only other fields match. */
  snippet: string | null;
  /** The catalogue's id. Null when the result is not a product. */
  productId: number | null;
  /** Other names that staff and content give it. */
  names: string[];
  inStock: boolean;
};

export type ShopResults = {
  results: ShopResult[];
  total: number;
  /** At most 100. */
  totalPages: number;
  requestId: string;
  /** The number of results of each type, ignoring the `types` filter. */
  types: Partial<Record<DocumentType, number>>;
  /**
   * The type of the first result among all types, if it answers the query. Null when it does not, or when types were
   * not counted.
   */
  answering: DocumentType | null;
  /** The query with corrected spelling. Null when it was understood as written. */
  meant: string | null;
  facets: FacetCounts | null;
};

const resultFields: readonly FieldName[] = [
  "uid",
  "type",
  "title",
  "categories",
  "url",
  "image",
  "description",
  "product_id",
  "keywords",
  "in_stock",
];

const values = (field: FieldName, list: readonly string[]): Filter => ({ kind: "values", field, values: [...list] });

/**
 * Searches for the shop's own search page and its completions. Never throws because of the text typed. Offers, prices
 * and measures in the query become filters; when no result passes them, they are searched as plain words.
 */
export async function searchShop(ask: SearchFunction, search: ShopSearch): Promise<ShopResults> {
  const query = search.query.replaceAll("\0", " ").toWellFormed();
  const locale: SearchLocale = searchLocales.find((one) => one === search.locale) ?? "en-us";
  const read = parseQuery(query, locale);
  const found = await answer(ask, { ...search, locale }, read);
  const isAnswered = read.words === query || found.total > 0 || Object.keys(found.types).length > 0;
  return isAnswered ? found : answer(ask, { ...search, locale }, { ...nothingRead, words: query });
}

const nothingRead: ParsedQuery = { words: "", isOnSale: false, isNew: false, price: null };

/** Returns the query's offers and prices as filters, which only products can pass. */
function offered(
  { isOnSale, isNew, price }: ParsedQuery,
  { prices = "us", hasOwnPrices = false }: ShopSearch,
): Filter[] {
  const is: FieldName = `is_${prices}`;
  return [
    ...(isOnSale ? [values(is, ["sale"])] : []),
    ...(isNew ? [values(is, ["new"])] : []),
    ...(price && !hasOwnPrices ? [{ kind: "range", field: `price_${prices}`, ...price } as const] : []),
  ];
}

async function answer(ask: SearchFunction, search: ShopSearch, question: ParsedQuery): Promise<ShopResults> {
  const { page = 1, size = 24, types = [], environment = "production" } = search;
  const place: Filter[] = [
    values("locale", [search.locale]),
    values("environment", [environment]),
    values("regions_include", [search.region]),
    { kind: "none", filters: [values("regions_exclude", [search.region])] },
    ...offered(question, search),
  ];
  const typed: Filter[] = types.length > 0 ? [values("type", types)] : [];
  const all = (filters: Filter[]): Filter => ({ kind: "all", filters });
  const plain = { current: 1, sort: [], facets: [], resultFields: [], query: question.words, size: 0 };
  const own = await spelledOut(ask, { ...plain, filter: all([...place, ...typed]) }, search.narrowing?.own);
  const narrowing = search.narrowing && { ...search.narrowing, own: search.narrowing.own && own };
  const request: ShopRequest = {
    query: question.words,
    size: Math.min(1000, Math.max(0, Math.trunc(size) || 0)),
    current: Math.min(maxPages, Math.max(1, Math.trunc(page) || 1)),
    sort: sortOf(search.sort, narrowing),
    filter: all([...place, ...typed, ...narrowed(narrowing)]),
    facets: [],
    resultFields: resultFields.map((field) => ({ field, asked: field })),
  };
  const byType = { ...request, current: 1, size: 0, filter: all(place) };
  const facets = [
    { field: "type", asked: "type", type: "value", size: 10, sort: { by: "count", direction: "desc" } } as const,
  ];
  const [outcome, counts, narrowings] = await Promise.all([
    ask(request),
    search.countTypes === false ? null : ask({ ...byType, size: 1, sort: [], facets: [...facets] }),
    search.facets ? countFacets(ask, { ...byType, sort: [] }, [...place, ...typed], narrowing) : null,
  ]);
  const results = outcome.hits.map((hit) => resultOf(hit.id, hit.fields, outcome.marked));
  const [first] = counts?.hits.map((hit) => resultOf(hit.id, hit.fields, counts.marked)) ?? [];
  const counted = (counts?.facets[0] ?? []) as { value: DocumentType; count: number }[];
  return {
    results,
    total: outcome.total,
    totalPages: request.size === 0 ? 0 : Math.min(maxPages, Math.ceil(outcome.total / request.size)),
    requestId: outcome.requestId,
    types: Object.fromEntries(counted.map(({ value, count }) => [value, count])),
    answering: first && isAnswerTo(first, question.words) ? first.type : null,
    meant: outcome.meant && spelled(outcome.meant, results),
    facets: narrowings,
  };
}

/** A single word must equal the result's name: "board" is part of many article titles. */
function isAnswerTo({ type, title, names }: ShopResult, words: string): boolean {
  if (type === "product" || type === "category") return true;
  const asked = fold(words.trim());
  if (asked === "") return false;
  const isJapanese = hasKana(asked);
  if (!isJapanese && asked.includes(" ")) return true;
  return [title, ...names].map(fold).some((name) => name === asked || (isJapanese && asked.includes(name)));
}

/**
 * Returns the type of results to show for a query: products, unless another type answers it better. A query for a
 * category shows its products, and so does a narrowed search.
 */
export function shownKind({ types: counts, answering }: ShopResults, isNarrowed: boolean): DocumentType {
  if (isNarrowed) return "product";
  if (answering && answering !== "category") return answering;
  if (counts.product) return "product";
  const most = documentTypes.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0];
  return most && counts[most] ? most : "product";
}

/** The index stores words without accents. The found results provide the original spelling. */
function spelled(question: string, results: readonly ShopResult[]): string {
  const written = new Map(
    results
      .flatMap(({ title, categories }) => tokens([title, ...categories].join(" ")))
      .map(({ raw }) => [fold(raw), raw.toLowerCase()]),
  );
  return question.replace(/\S+/g, (word) => written.get(word) ?? word);
}

function resultOf(id: string, fields: Record<string, unknown>, marked: ReadonlySet<string>): ShopResult {
  const text = (name: FieldName) => String(fields[name] ?? "");
  return {
    id,
    uid: text("uid"),
    type: text("type") as DocumentType,
    title: text("title"),
    categories: Array.isArray(fields.categories) ? fields.categories.map(String) : [],
    url: text("url"),
    image: text("image") || null,
    description: text("description"),
    snippet: fieldSnippet(fields.description, marked, 160, false),
    productId: typeof fields.product_id === "number" ? fields.product_id : null,
    names: Array.isArray(fields.keywords) ? fields.keywords.map(String) : [],
    inStock: fields.in_stock === "true",
  };
}
