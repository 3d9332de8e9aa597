import { sql } from "kysely";
import { findField, type Source } from "#services/content/delivery/fields.ts";
import { isObject } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";
import { asList, type Condition, readList } from "./conditions.ts";

/**
 * Conditions on an entry's taxonomy terms: { "taxonomies.terrain": "park" }, or up to a number of levels above or below
 * a term.
 */

const maxLevels = 20;
const reaches = {
  $below: { leads: "down", from: 1 },
  $eq_below: { leads: "down", from: 0 },
  $above: { leads: "up", from: 1 },
  $eq_above: { leads: "up", from: 0 },
} as const;

/** Returns the taxonomy that a name in a filter refers to, or null when it is a field of the entry. */
export function taxonomyOf(name: string): string | null {
  const [, uid] = /^taxonomies\.([^.]+)$/.exec(name) ?? [];
  return uid && uid !== "taxonomy_uid" && uid !== "term_uid" ? uid : null;
}

export function hasTerms(source: Source, taxonomy: string, operand: unknown): Condition {
  if (!isObject(operand) || asList(operand)) return carries(source, taxonomy, termsOf(operand, taxonomy));
  const { levels, ...operators } = operand;
  const conditions = Object.entries(operators).map(([operator, value]): Condition => {
    if (operator in reaches) {
      const reach = reaches[operator as keyof typeof reaches];
      return carries(source, taxonomy, termsOf(value, taxonomy), reach.leads, reach.from, readLevels(levels));
    }
    if (operator === "$exists") {
      const some = carries(source, taxonomy, null);
      return value === true || value === "true" ? some : sql<boolean>`not ${some}`;
    }
    if (operator === "$in") return carries(source, taxonomy, termsOf(value, taxonomy));
    if (operator === "$nin" || operator === "$ne") {
      return sql<boolean>`not ${carries(source, taxonomy, termsOf(value, taxonomy))}`;
    }
    throw invalid("query", `has an operator ${operator} on a taxonomy`);
  });
  if (conditions.length === 0) throw invalid("query", `has no operator for taxonomies.${taxonomy}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function carries(
  source: Source,
  taxonomy: string,
  terms: string[] | null,
  leads: "up" | "down" = "down",
  from = 0,
  levels = 0,
): Condition {
  const { document, path } = findField(source, "taxonomies");
  const step = leads === "down" ? sql`next.parent = reached.uid` : sql`next.uid = reached.parent`;
  const isWanted =
    terms === null
      ? sql`true`
      : sql`found ->> 'term_uid' in (
          with recursive reached (uid, parent, level) as (
            select uid, parent, 0 from content_terms where taxonomy = ${taxonomy} and uid = any(${terms}::text[])
            union
            select next.uid, next.parent, level + 1
            from reached join content_terms next on next.taxonomy = ${taxonomy} and ${step}
            where level < ${levels}::integer
          )
          select uid from reached where level >= ${from}::integer
        )`;
  return sql<boolean>`exists (
    select from jsonb_path_query(${document}, ${`${path}[*]`}::jsonpath) as found
    where found ->> 'taxonomy_uid' = ${taxonomy} and ${isWanted}
  )`;
}

function termsOf(operand: unknown, taxonomy: string): string[] {
  const values = readList(asList(operand) ?? [operand], `taxonomies.${taxonomy}`);
  if (values.some((value) => typeof value !== "string")) throw invalid("query", `needs terms for ${taxonomy}`);
  return values as string[];
}

function readLevels(levels: unknown): number {
  if (levels === undefined) return maxLevels;
  const number = Number(levels);
  if (!Number.isInteger(number) || number < 0) throw invalid("levels", "is not a whole number");
  return Math.min(number, maxLevels);
}
