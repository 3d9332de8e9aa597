import { type Static, Type } from "typebox";
import { filterNames } from "#commerce/catalog/products/rules.ts";
import type { Bounds } from "#commerce/catalog/products/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { parseIds, wordsOf } from "#commerce/shared/rest/lists.ts";
import { literals } from "#commerce/shared/rest/shapes.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type Include, includes, productFieldNames, variantFields } from "./rest.ts";

/**
 * The query strings of the catalogue's REST routes: their schemas, and parsing of selections and filters. Lists of ids
 * are separated by commas; keys such as "id:in" are part of the protocol. Pure.
 */

const Ids = Type.String({ pattern: "^\\d+(,\\d+)*$", maxLength: 5000 });
const Page = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
};
const Words = Type.String({ maxLength: 1000 });
const Fields = Type.Optional(
  Type.String({
    maxLength: 1000,
    description: "The answer holds only these and the id: name,sku. Without: all fields.",
  }),
);
const Amount = Type.Number({ minimum: 0, maximum: 1e12 });
/** The language of texts in own fields; untranslated texts are returned in English. */
const Lang = Type.Optional(literals(languages));

/**
 * "filter:color=glacier,moss". Any other attribute named by the facets is accepted too, as are own fields
 * ("filter:own_wood") and for numbers "filter:own_length:min" and ":max".
 */
const Filters = Object.fromEntries(filterNames.map((name) => [`filter:${name}`, Type.Optional(Words)]));

const productsQuery = {
  ...Page,
  "categories:in": Type.Optional(Ids),
  "id:in": Type.Optional(Ids),
  sku: Type.Optional(Type.String({ maxLength: 200 })),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  /** Hidden products are never returned, so false finds nothing. */
  is_visible: Type.Optional(Type.Boolean()),
  availability: Type.Optional(
    Type.Union([Type.Literal("available"), Type.Literal("preorder"), Type.Literal("disabled")]),
  ),
  in_stock: Type.Optional(Type.Boolean({ description: "true: these alone; false: all, as without it" })),
  /** In units of the region's currency, both inclusive. */
  "price:min": Type.Optional(Amount),
  "price:max": Type.Optional(Amount),
  /** "variants", "options"; on lists also "facets", which are returned in meta. */
  include: Type.Optional(Words),
  include_fields: Fields,
  lang: Lang,
  sort: Type.Optional(Words),
  direction: Type.Union([Type.Literal("asc"), Type.Literal("desc")], { default: "asc" }),
};
export const ProductsQuery = Type.Object({ ...productsQuery, ...Filters });
const Plain = Type.Object(productsQuery);
export type ProductsQuery = Static<typeof Plain>;

export const ProductQuery = Type.Object({ include: Type.Optional(Words), include_fields: Fields, lang: Lang });
export type ProductQuery = Static<typeof ProductQuery>;

/** All variants of a product fit on one page unless another size is requested. */
export const ProductVariantsQuery = Type.Object({
  page: Page.page,
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 250 }),
  include_fields: Fields,
  lang: Lang,
});
export type ProductVariantsQuery = Static<typeof ProductVariantsQuery>;

export const VariantsQuery = Type.Object({
  ...Page,
  "product_id:in": Type.Optional(Ids),
  product_id: Type.Optional(Ids),
  "id:in": Type.Optional(Ids),
  id: Type.Optional(Ids),
  sku: Type.Optional(Type.String({ maxLength: 200 })),
  include_fields: Fields,
  lang: Lang,
});
export type VariantsQuery = Static<typeof VariantsQuery>;

export const PageQuery = Type.Object(Page);
export type PageQuery = Static<typeof PageQuery>;
export const IdsQuery = Type.Object({ ids: Ids });
export type IdsQuery = Static<typeof IdsQuery>;
export const VariantParams = Type.Object({ id: Type.String(), variantId: Type.String() });
export type VariantParams = Static<typeof VariantParams>;

const productSorts = ["id", "name", "price", "popularity"] as const;
export type ProductSort = (typeof productSorts)[number];

type BadQuery = Problem<"bad-query">;

/** "variants,options" → the list; other values give a problem that names the allowed ones. */
function readIncludes<I extends string>(text: string | undefined, allowed: readonly I[]): Result<I[], BadQuery> {
  const names = wordsOf(text);
  const known = allowed.filter((one) => names.includes(one));
  return names.every((name) => allowed.some((one) => one === name)) ? ok(known) : refuse("include", allowed);
}

/** "category": the order in which shoppers see the requested category. */
export function readSort(
  text: string | undefined,
  categories: string | undefined,
): Result<ProductSort | "category", BadQuery> {
  const isOne = parseIds(categories ?? "").length === 1;
  const allowed = isOne ? ([...productSorts, "category"] as const) : productSorts;
  const sort = allowed.find((one) => one === (text || "id"));
  return sort ? ok(sort) : refuse("sort", allowed);
}

const refuse = (field: string, allowed: readonly string[]) => {
  const message = `must be of: ${allowed.join(", ")}`;
  return fail("bad-query", `${field} ${message}`, { fields: { [field]: message } });
};

const maxIds = 250;

export const listIncludes = [...includes, "facets"] as const;
type ListInclude = (typeof listIncludes)[number];

/** What a query selects of each product; `fields` is null when all fields are selected. */
export type ProductSelection<I extends ListInclude> = { include: readonly I[]; fields: readonly string[] | null };

const fieldsOf: Record<Include, readonly string[]> = {
  variants: ["variants"],
  options: ["options", "product_options"],
};

/**
 * Requesting a field that belongs to an include adds the include, and included data is returned in addition to selected
 * fields.
 */
export function readSelection<I extends ListInclude>(
  query: ProductQuery,
  allowed: readonly I[],
): Result<ProductSelection<I>, BadQuery> {
  const known = readIncludes(query.include, allowed);
  if (!known.ok) return known;
  const fields = readFields(query.include_fields, productFieldNames);
  if (!fields.ok) return fields;
  const comesWith = (include: string) => fieldsOf[include as Include] ?? [];
  const include = allowed.filter(
    (one) => known.value.includes(one) || comesWith(one).some((field) => fields.value?.includes(field)),
  );
  return ok({ include, fields: fields.value && [...fields.value, ...include.flatMap(comesWith)] });
}

export const readVariantFields = (text: string | undefined) => readFields(text, variantFields);

function readFields(text: string | undefined, allowed: readonly string[]): Result<readonly string[] | null, BadQuery> {
  const names = wordsOf(text);
  if (names.some((name) => !allowed.includes(name))) return refuse("include_fields", allowed);
  return ok(names.length > 0 ? names : null);
}

/** At most as many as one answer can contain; more are refused instead of ignored. */
export function readFewIds(text: string): Result<number[], BadQuery> {
  const ids = parseIds(text);
  const message = `must name at most ${maxIds} products`;
  return ids.length <= maxIds ? ok(ids) : fail("bad-query", `ids ${message}`, { fields: { ids: message } });
}

/** "filter:own_length:min=150&filter:own_length:max=160" → { own_length: { from: 150, to: 160 } }. */
export function readRanges(query: object): Result<Record<string, Bounds>, BadQuery> {
  const ranges: Record<string, Bounds> = {};
  for (const [key, given] of Object.entries(query)) {
    const [, name = "", end] = /^filter:(own_[a-z0-9_]{1,40}):(min|max)$/.exec(key) ?? [];
    if (!end) continue;
    const bound = Number(given);
    const message = "must be a number";
    if (String(given).trim() === "" || !Number.isFinite(bound))
      return fail("bad-query", `${key} ${message}`, { fields: { [key]: message } });
    ranges[name] = { ...ranges[name], ...(end === "min" ? { from: bound } : { to: bound }) };
  }
  return ok(ranges);
}

/** "filter:color=glacier,moss&filter:color=ink" → { color: ["glacier", "moss", "ink"] }. */
export function readFilters(query: object): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const [key, given] of Object.entries(query)) {
    const name = /^filter:([\p{L}\p{N}_ -]{1,44})$/u.exec(key)?.[1]?.toLowerCase();
    const values = [given].flat().flatMap((text) => wordsOf(String(text).toLowerCase()));
    if (name && values.length > 0) filters[name] = [...new Set(values)].slice(0, 100);
  }
  return filters;
}
