import { sql } from "kysely";
import {
  type ContentEnvironment,
  entrySource,
  type Field,
  findField,
  type Source,
} from "#services/content/delivery/fields.ts";
import { isObject } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";
import { contentLocales } from "#services/content/schema.ts";
import { asList, type Condition, compare, equals, exists, hasPattern, isIn } from "./conditions.ts";
import type { EntryRelation } from "./relation.ts";
import { hasTerms, taxonomyOf } from "./taxonomy-filter.ts";

export type Language = { locale: string; hasFallback: boolean; entries: EntryRelation };

type Context = {
  language: Language;
  place: ContentEnvironment;
  depth: number;
  budget: { left: number; sources: number };
};

const maxConditions = 2000;
const maxDepth = 20;

/** Compiles a filter to one SQL condition. Throws a DeliveryError that names the part it does not understand. */
export function compileFilter(source: Source, filter: Record<string, unknown>, language: Language): Condition {
  return compile(source, filter, {
    language,
    place: source.place,
    depth: 0,
    budget: { left: maxConditions, sources: 0 },
  });
}

/**
 * Matches entries in the requested locale. With fallback, also those in the default locale when the requested one is
 * missing.
 */
export function isInLanguage(alias: string, { locale, hasFallback, entries }: Language): Condition {
  const own = sql<boolean>`${sql.id(alias, "locale")} = ${locale}`;
  if (!hasFallback || locale === contentLocales[0]) return own;
  return sql<boolean>`(${own} or ${sql.id(alias, "locale")} = ${contentLocales[0]} and not exists (
    select from ${entries} as other
    where other.content_type = ${sql.id(alias, "content_type")} and other.uid = ${sql.id(alias, "uid")}
      and other.locale = ${locale}
  ))`;
}

function compile(source: Source, filter: Record<string, unknown>, context: Context): Condition {
  if (context.depth > maxDepth) throw invalid("query", "is nested too deeply");
  const deeper = { ...context, depth: context.depth + 1 };
  const conditions = Object.entries(filter).map(([name, operand]) => {
    context.budget.left -= 1;
    if (context.budget.left < 0) throw invalid("query", `has more than ${maxConditions} conditions`);
    if (name === "$or" || name === "$and") return branches(source, name, operand, deeper);
    if (name.startsWith("$")) throw invalid("query", `has an unknown operator ${name}`);
    const taxonomy = taxonomyOf(name);
    return taxonomy ? hasTerms(source, taxonomy, operand) : onField(findField(source, name), operand, deeper);
  });
  return all(conditions);
}

function branches(source: Source, name: "$or" | "$and", operand: unknown, context: Context): Condition {
  const filters = asList(operand);
  if (!filters?.length || !filters.every(isObject)) throw invalid("query", `needs a list of filters for ${name}`);
  const same = name === "$or" ? valuesOfOneField(filters) : null;
  if (same) return isIn(findField(source, same.name), same.values);
  const conditions = filters.map((filter) => compile(source, filter, context));
  return name === "$and" ? all(conditions) : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Detects filters like [{ uid: "a" }, { uid: "b" }] on a single field, which become one look-up. A hundred separate
 * conditions would be slow.
 */
function valuesOfOneField(filters: readonly Record<string, unknown>[]): { name: string; values: unknown[] } | null {
  const pairs = filters.flatMap((filter) => Object.entries(filter));
  const [name = "$"] = pairs[0] ?? [];
  const isPlain = (value: unknown) => typeof value === "string" || typeof value === "number";
  const isOne = pairs.length === filters.length && pairs.every(([key, value]) => key === name && isPlain(value));
  if (!isOne || name.startsWith("$") || taxonomyOf(name)) return null;
  return { name, values: pairs.map(([, value]) => value) };
}

function onField(field: Field, operand: unknown, context: Context): Condition {
  const isOperation = isObject(operand) && Object.keys(operand).some((key) => key.startsWith("$"));
  if (!isOperation) return equals(field, operand);
  const { $options, ...operators } = operand;
  if ($options !== undefined && !("$regex" in operators)) throw invalid("query", "has $options without $regex");
  return all(Object.entries(operators).map(([name, value]) => operation(field, name, value, $options, context)));
}

function operation(field: Field, name: string, value: unknown, options: unknown, context: Context): Condition {
  context.budget.left -= 1;
  switch (name) {
    case "$in":
      return isIn(field, value);
    case "$nin":
      return sql<boolean>`not ${isIn(field, value)}`;
    case "$eq":
      return equals(field, value);
    case "$ne":
      return sql<boolean>`not ${equals(field, value)}`;
    case "$lt":
    case "$lte":
    case "$gt":
    case "$gte":
      return compare(field, name, value);
    case "$exists":
      return isYes(value) ? exists(field) : sql<boolean>`not ${exists(field)}`;
    case "$regex":
      return hasPattern(field, value, options);
    case "$in_query":
      return refersTo(field, value, context);
    case "$nin_query":
      return sql<boolean>`not ${refersTo(field, value, context)}`;
    default:
      throw invalid("query", `has an unknown operator ${name}`);
  }
}

/** Matches when the field refers to an entry that matches a nested filter. */
function refersTo(field: Field, filter: unknown, context: Context): Condition {
  if (!isObject(filter)) throw invalid("query", `needs a filter for ${field.name}`);
  context.budget.sources += 1;
  const alias = `target${context.budget.sources}`;
  return sql<boolean>`exists (
    select from jsonb_path_query(${field.document}, ${`${field.path}[*]`}::jsonpath) as found
    join ${context.language.entries} as ${sql.id(alias)}
      on ${sql.id(alias, "content_type")} = found ->> '_content_type_uid' and ${sql.id(alias, "uid")} = found ->> 'uid'
    where ${isInLanguage(alias, context.language)} and ${compile(entrySource(alias, context.place), filter, context)}
  )`;
}

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

function isYes(value: unknown): boolean {
  if (value === true || value === "true" || value === 1) return true;
  if (value === false || value === "false" || value === 0) return false;
  throw invalid("query", "needs true or false for $exists");
}
