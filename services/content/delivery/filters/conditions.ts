import { type RawBuilder, sql } from "kysely";
import type { Field } from "#services/content/delivery/fields.ts";
import { checkText, isObject } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";
import { readPattern } from "./regex.ts";

/** A condition on one field. Values are always passed as parameters, never as part of the statement. */

export type Condition = RawBuilder<boolean>;
type Scalar = string | number | boolean | null;

const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;

export function equals(field: Field, operand: unknown): Condition {
  if (operand === null) return not(exists(field));
  const list = asList(operand);
  if (list?.length && field.column?.kind === "list") return isIn(field, list);
  if (typeof operand === "object") return isSame(field, list?.length ? list : operand);
  return isIn(field, [operand]);
}

/** Matches when the field is one of the values, or a list that contains one of them. */
export function isIn(field: Field, operand: unknown): Condition {
  const values = readList(operand, field.name);
  if (values.includes(null)) {
    const others = values.filter((value) => value !== null);
    return sql<boolean>`(${not(exists(field))} or ${isIn(field, others)})`;
  }
  if (values.length === 0) return sql<boolean>`false`;
  if (field.column?.kind === "text" && field.path === "$") {
    const texts = values.filter((value) => typeof value === "string");
    const { value } = field.column;
    return sql<boolean>`(${value} is not null and ${value} = any(${texts}::text[]))`;
  }
  if (field.column?.kind === "time") {
    const times = values.map((value) => readTime(value, field.name));
    return sql<boolean>`date_trunc('milliseconds', ${field.column.value}) = any(${times}::timestamptz[])`;
  }
  return matches(field, "[*] ? (@ == $v[*])", { v: values.map((value) => asKind(field, value)) });
}

/** Numbers that answers show as text (file_size) may be queried as either. */
const asKind = (field: Field, value: Scalar): Scalar =>
  field.column?.kind === "number" && typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;

const comparisons = { $lt: "<", $lte: "<=", $gt: ">", $gte: ">=" } as const;

export function compare(field: Field, operator: keyof typeof comparisons, operand: unknown): Condition {
  const sign = comparisons[operator];
  if (field.column?.kind === "time") {
    const time = readTime(operand, field.name);
    return sql<boolean>`date_trunc('milliseconds', ${field.column.value}) ${sql.raw(sign)} ${time}::timestamptz`;
  }
  if (typeof operand !== "string" && typeof operand !== "number") {
    throw invalid("query", `compares ${field.name} with neither a text nor a number`);
  }
  return matches(field, `[*] ? (@ ${sign} $v)`, { v: asKind(field, readScalar(operand, field.name)) });
}

/** Matches when there is a value other than null. An empty list counts as a value. */
export const exists = (field: Field): Condition =>
  sql<boolean>`coalesce(jsonb_path_query_first(${field.document}, ${field.path}::jsonpath), 'null') <> 'null'::jsonb`;

export function hasPattern(field: Field, operand: unknown, options: unknown): Condition {
  const { pattern, isCaseSensitive } = readPattern(operand, options);
  const sign = sql.raw(isCaseSensitive ? "~" : "~*");
  return sql<boolean>`exists (
    select from jsonb_path_query(${field.document}, ${`${field.path}[*]`}::jsonpath) as found
    where jsonb_typeof(found) = 'string' and found #>> '{}' ${sign} ${pattern}
  )`;
}

const isSame = (field: Field, operand: object): Condition => {
  checkDeep(operand, 0);
  return sql<boolean>`exists (
    select from jsonb_path_query(${field.document}, ${field.path}::jsonpath) as found
    where found = ${JSON.stringify(operand)}::jsonb
  )`;
};

const matches = (field: Field, predicate: string, variables: object): Condition => sql<boolean>`coalesce(
  jsonb_path_exists(${field.document}, ${field.path + predicate}::jsonpath, ${JSON.stringify(variables)}::jsonb, true),
  false)`;

/** Reads a list of scalar values. One client encodes lists a second time as objects with the positions as keys. */
export function readList(operand: unknown, name: string): Scalar[] {
  const list = asList(operand);
  if (!list) throw invalid("query", `needs a list for ${name}`);
  return list.map((value) => readScalar(value, name));
}

export function asList(operand: unknown): unknown[] | null {
  if (Array.isArray(operand)) return operand;
  if (!isObject(operand)) return null;
  return Object.keys(operand).every((key, place) => key === String(place)) ? Object.values(operand) : null;
}

function readScalar(value: unknown, name: string): Scalar {
  if (typeof value === "string") return checkText(value);
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value === "boolean" || value === null) return value;
  throw invalid("query", `needs plain values for ${name}`);
}

function readTime(value: unknown, name: string): string {
  const time = typeof value === "string" || typeof value === "number" ? new Date(value) : null;
  const year = time?.getUTCFullYear() ?? Number.NaN;
  if (!time || !(year >= 0 && year <= 9999)) throw invalid("query", `needs a date for ${name}`);
  return time.toISOString();
}

function checkDeep(value: unknown, depth: number): void {
  if (depth > 20) throw invalid("query", "is nested too deeply");
  if (typeof value === "string") checkText(value);
  if (typeof value === "number" && !Number.isFinite(value)) throw invalid("query", "holds a number out of range");
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    checkText(key);
    checkDeep(part, depth + 1);
  }
}
