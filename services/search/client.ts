import { fold, tokens } from "./language/fold.ts";
import { countFacets, type FacetCounts, narrowed, type ProductFilter, type ShopSorting, sortOf } from "./narrowing.ts";
import { maxPages } from "./query/response.ts";
import type { SearchFunction, ShopRequest } from "./query/run.ts";
import type { Filter } from "./query/schema.ts";
import { fieldSnippet } from "./query/snippet.ts";
import { type DocumentType, type FieldName, type SearchLocale, searchLocales } from "./schema.ts";

export type ShopSearch = {
  query: string;
  /** Content locale: "en-us", "de" … */
  locale: string;
  /** Map region of the visitor: what must not be shown there is left out. */
  region: string;
  /** From 1. */
  page?: number;
  size?: number;
  /** Kinds of results; all of them when left out. */
  types?: readonly DocumentType[];
  narrowing?: ProductFilter;
  sort?: ShopSorting;
  /** Whether to count what the results could be narrowed by. */
  facets?: boolean;
  /** False: `types` stays empty, which saves a query. */
  countTypes?: boolean;
  environment?: string;
};

export type ShopResult = {
  id: string;
  uid: string;
  type: DocumentType;
  title: string;
  /** In this language, the most specific first. */
  categories: string[];
  url: string;
  /** Media id. */
  image: string | null;
  description: string;
  /** The description's passage that matches, as HTML with <em>; null where only other fields do. */
  snippet: string | null;
  /** The catalog's id; null for what is no product. */
  productId: number | null;
  inStock: boolean;
};

export type ShopResults = {
  results: ShopResult[];
  total: number;
  /** At most 100. */
  totalPages: number;
  requestId: string;
  /** How many there are of each type, without regard to `types`. */
  types: Partial<Record<DocumentType, number>>;
  /** The kind of what comes first among all types, where its title is the question itself; null without `types`. */
  named: DocumentType | null;
  /** The question with its misspelt words put right; null where it was understood as written. */
  meant: string | null;
  facets: FacetCounts | null;
};

const resultFields: readonly FieldName[] = [
  ...(["uid", "type", "title", "categories", "url", "image", "description", "product_id", "in_stock"] as const),
];

const values = (field: FieldName, list: readonly string[]): Filter => ({ kind: "values", field, values: [...list] });

/** What the shop's own search page and its completions ask. Never throws for what was typed. */
export async function searchShop(ask: SearchFunction, search: ShopSearch): Promise<ShopResults> {
  const { page = 1, size = 24, types = [], environment = "production" } = search;
  const locale: SearchLocale = searchLocales.find((one) => one === search.locale) ?? "en-us";
  const place: Filter[] = [
    values("locale", [locale]),
    values("environment", [environment]),
    values("regions_include", [search.region]),
    { kind: "none", filters: [values("regions_exclude", [search.region])] },
  ];
  const typed: Filter[] = types.length > 0 ? [values("type", types)] : [];
  const request: ShopRequest = {
    query: search.query.replaceAll("\0", " ").toWellFormed(),
    size: Math.min(1000, Math.max(0, Math.trunc(size) || 0)),
    current: Math.min(maxPages, Math.max(1, Math.trunc(page) || 1)),
    sort: sortOf(search.sort, search.narrowing),
    filter: { kind: "all", filters: [...place, ...typed, ...narrowed(search.narrowing)] },
    facets: [],
    resultFields: resultFields.map((field) => ({ field, asked: field })),
  };
  const byType = { ...request, current: 1, size: 0, filter: { kind: "all" as const, filters: place } };
  const facets = [
    { field: "type", asked: "type", type: "value", size: 10, sort: { by: "count", direction: "desc" } } as const,
  ];
  const [outcome, counts, narrowings] = await Promise.all([
    ask(request),
    search.countTypes === false ? null : ask({ ...byType, size: 1, sort: [], facets: [...facets] }),
    search.facets ? countFacets(ask, { ...byType, sort: [] }, [...place, ...typed], search.narrowing) : null,
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
    named: first && fold(first.title) === fold(search.query.trim()) ? first.type : null,
    meant: outcome.meant && spelled(outcome.meant, results),
    facets: narrowings,
  };
}

/** The index knows words without their accents; what was found shows how they are written. */
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
    inStock: fields.in_stock === "true",
  };
}
