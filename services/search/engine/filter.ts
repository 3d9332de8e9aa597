import { sql } from "kysely";
import type { Filter } from "#services/search/engine/request.ts";
import { fold, tokens } from "#services/search/language/fold.ts";
import { documentTypes, type FieldName, fields, storedFields } from "#services/search/schema.ts";
import type { LanguageIndex } from "./language-index.ts";
import { storedValues } from "./stored-values.ts";

/** One bit per document. Bits beyond the end count as 0. */
export type DocBits = Uint32Array;

export const has = (bits: DocBits, number: number): boolean =>
  (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;

/**
 * A filter compiled for one language: a bit set per condition, and ranges, which are checked only for documents that
 * were found.
 */
export type CompiledFilter = { bits: DocBits[]; ranges: ((number: number) => boolean)[] };

export async function compileFilter(language: LanguageIndex, filter: Filter | null): Promise<CompiledFilter> {
  const compiled: CompiledFilter = { bits: [], ranges: [] };
  for (const one of filter?.kind === "all" ? filter.filters : filter ? [filter] : []) {
    if (one.kind === "range") compiled.ranges.push(await withinRange(language, one));
    else compiled.bits.push(await bitsOf(language, one));
  }
  return compiled;
}

/** `from` is inclusive, `to` is exclusive. Documents without a number are in no range. */
async function withinRange(
  language: LanguageIndex,
  { field, ...bounds }: Extract<Filter, { kind: "range" }>,
): Promise<(number: number) => boolean> {
  const values = await language.numericField(field);
  const from = boundOf(field, bounds.from) ?? Number.NEGATIVE_INFINITY;
  const to = boundOf(field, bounds.to);
  return (number) => {
    const value = values.of(number);
    return value >= from && (to === undefined ? true : value < to);
  };
}

/** Writes the documents that exist and have all these bits into `room`. */
export function applyFilter({ alive }: LanguageIndex, all: readonly DocBits[], room: DocBits): DocBits {
  const found = room.subarray(0, alive.length);
  found.set(alive);
  for (const bits of all) for (let at = 0; at < found.length; at++) found[at]! &= bits[at] ?? 0;
  return found;
}

/** Returns the documents that pass a condition. The bits are shared and must not be changed. */
export async function bitsOf(language: LanguageIndex, filter: Filter): Promise<DocBits> {
  const key = JSON.stringify(filter);
  const known = language.filtered.get(key);
  if (known?.seen === language.seen) return known.bits;
  const { seen } = language;
  const bits = await makeBits(language, filter);
  if (key.length < longestCached) language.filtered.set(key, { seen, bits });
  return bits;
}

const longestCached = 300;

async function makeBits(language: LanguageIndex, filter: Filter): Promise<DocBits> {
  if (filter.kind === "values") return valueBits(language, filter.field, filter.values);
  if (filter.kind === "range") return chosen(language, await withinRange(language, filter));
  const parts = await Promise.all(filter.filters.map((one) => bitsOf(language, one)));
  const found = new Uint32Array(language.alive.length);
  if (filter.kind === "all") {
    for (let at = 0; at < found.length; at++) {
      let word = 0xffffffff;
      for (const bits of parts) word &= bits[at] ?? 0;
      found[at] = word;
    }
    return found;
  }
  for (const bits of parts)
    for (let at = 0; at < bits.length; at++) found[at] = (found[at] as number) | (bits[at] as number);
  if (filter.kind === "none") for (let at = 0; at < found.length; at++) found[at] = ~(found[at] as number);
  return found;
}

/** Returns numbers and dates as numbers. */
export const boundOf = (field: FieldName, value: number | string | undefined): number | undefined =>
  value === undefined ? undefined : fields[field] === "date" ? new Date(value).getTime() : Number(value);

async function valueBits(language: LanguageIndex, field: FieldName, values: readonly string[]): Promise<DocBits> {
  if (field === "locale") {
    const isHere = values.includes(language.locale);
    return new Uint32Array(language.alive.length).fill(isHere ? 0xffffffff : 0);
  }
  const bits = new Uint32Array(language.alive.length);
  const set = (number: number) => {
    bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << (number & 31));
  };
  if (storedFields.includes(field)) {
    for (const number of await storedWith(language, field, values)) set(number);
    return bits;
  }
  if (fields[field] !== "text") {
    const stored = await language.numericField(field);
    const wanted = new Set(values.map((value) => boundOf(field, value)));
    return chosen(language, (number) => wanted.has(stored.of(number)));
  }
  const terms = values.map((value) => `${field}:${value}`);
  const base = await language.view.terms(language.locale, terms);
  for (const docIds of base.values()) for (let at = 0; at < docIds.length; at++) set(docIds[at] as number);
  for (const term of terms) for (const number of language.delta.term(term)) set(number);
  return bits;
}

function chosen(language: LanguageIndex, isOne: (number: number) => boolean): DocBits {
  const bits = new Uint32Array(language.alive.length);
  for (let number = 0; number < language.top; number++)
    if (isOne(number)) bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << (number & 31));
  return bits;
}

/** Returns the documents with one of these values in a field that has no lists. */
async function storedWith(language: LanguageIndex, field: FieldName, values: readonly string[]): Promise<number[]> {
  const candidates = await candidatesFor(language, field, values);
  if (candidates === null) {
    const { view, locale } = language;
    const ids =
      field === "uid" ? values.flatMap((uid) => documentTypes.map((type) => `${type}-${uid}-${locale}`)) : values;
    const named = field === "uid" || field === "id" ? sql`id` : sql`fields ->> ${field}`;
    const { rows } = await sql<{ number: number }>`
      select number from search_documents where generation = ${view.generation}::int and locale = ${locale}
        and not is_removed and ${named} = any(${[...ids]}::text[])
    `.execute(view.db);
    return rows.map(({ number }) => number).filter((number) => number < language.top);
  }
  const stored = await storedValues(language, field, Uint32Array.from(candidates));
  return candidates.filter((number) => stored.get(number)?.some((value) => values.includes(value)));
}

/**
 * Returns the documents that may have one of these values, judging by their titles or words. Null when these do not
 * narrow it down.
 */
async function candidatesFor(
  language: LanguageIndex,
  field: FieldName,
  values: readonly string[],
): Promise<number[] | null> {
  if (field === "title") {
    const wanted = new Set(values.map((value) => fold(value).trim().replace(/\s+/g, " ")));
    return language.titles.with(wanted);
  }
  if (field !== "sku" && field !== "variant_skus") return null;
  const words = values.flatMap((value) => tokens(value)[0]?.word ?? []);
  const lists = await language.words([...new Set(words)]);
  return [...new Set([...lists.values()].flat().flatMap(({ docIds }) => [...docIds]))];
}
