import { fail, ok, type Result } from "#platform/result.ts";
import { type Include, includes, productFieldNames } from "./product-rest.ts";
import { type BadQuery, type ProductQuery, parseIds, readIncludes, refuse, wordsOf } from "./queries.ts";
import { variantFields } from "./rest.ts";

/** What a query of the REST door asks to see of products and variants, and by which attributes it narrows. Pure. */

const maxIds = 250;

export const listIncludes = [...includes, "facets"] as const;
export type ListInclude = (typeof listIncludes)[number];

/** What is asked for of one product or of each in a list; `fields` is null when all of them are. */
export type Asked<I extends ListInclude> = { include: readonly I[]; fields: readonly string[] | null };

const fieldsOf: Record<Include, readonly string[]> = {
  variants: ["variants"],
  options: ["options", "product_options"],
};

/** A field that comes with an include is included; what is included is told among few fields too. */
export function readAsked<I extends ListInclude>(
  query: ProductQuery,
  allowed: readonly I[],
): Result<Asked<I>, BadQuery> {
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

/** As many as one answer tells of; more are refused, not forgotten. */
export function readFewIds(text: string): Result<number[], BadQuery> {
  const ids = parseIds(text);
  const message = `must name at most ${maxIds} products`;
  return ids.length <= maxIds ? ok(ids) : fail("bad-query", `ids ${message}`, { fields: { ids: message } });
}

/** "filter:color=glacier,moss&filter:color=ink" → { color: ["glacier", "moss", "ink"] }. */
export function readFilters(query: object): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const [key, given] of Object.entries(query)) {
    const name = /^filter:([\p{L}\p{N}_ -]{1,40})$/u.exec(key)?.[1]?.toLowerCase();
    const values = [given].flat().flatMap((text) => wordsOf(String(text).toLowerCase()));
    if (name && values.length > 0) filters[name] = [...new Set(values)].slice(0, 100);
  }
  return filters;
}
