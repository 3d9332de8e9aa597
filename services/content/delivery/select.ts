import { type RawBuilder, sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { ContentQuery } from "./content-query.ts";
import { assetSource, type ContentEnvironment, entrySource, findField, type Source } from "./fields.ts";
import { type Condition, equals } from "./filters/conditions.ts";
import { compileFilter } from "./filters/filter.ts";

/**
 * The longest that one request may keep the database busy, in milliseconds. Patterns and deep filters come from
 * outside.
 */
const timeLimit = "3000";

/** Runs reads whose cost depends on the visitor's input within a time limit. Beyond it, PostgreSQL fails with 57014. */
export function withinTime<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${timeLimit}, true)`.execute(trx);
      return work(trx);
    });
}

const tables = {
  entries: { sourceIn: entrySource, newest: sql`item.updated_at desc, item.uid, item.content_type` },
  assets: { sourceIn: assetSource, newest: sql`item.updated_at desc, item.uid` },
};

type List<Row> = { rows: Row[]; count: number | null };

/**
 * Returns the rows of a table, aliased as `item`, that meet `condition` and the query: filter, tags, text, order and
 * page. `count` (over all pages) is returned only when requested.
 */
export async function selectList<Row>(
  db: Db,
  place: ContentEnvironment,
  table: keyof typeof tables,
  condition: Condition,
  query: ContentQuery,
): Promise<List<Row>> {
  const { sourceIn, newest } = tables[table];
  const source = sourceIn("item", place);
  const from = sql`from ${table === "entries" ? query.entries : sql`content_assets`} as item where ${sql.join([condition, ...conditionsOf(source, query)], sql` and `)}`;
  const order = [...query.order.map(({ field, isDescending }) => orderBy(source, field, isDescending)), newest];
  // The statement's text depends on the filter and is rarely repeated.
  const once = sql.raw("/* once */");
  return withinTime(db, async (trx) => {
    let rows: Row[] = [];
    if (!query.is("count")) {
      const page = sql`order by ${sql.join(order)} limit ${query.limit} offset ${query.skip}`;
      rows = (await sql<Row>`${once} select item.* ${from} ${page}`.execute(trx)).rows;
    }
    if (!query.is("count") && !query.is("include_count")) return { rows, count: null };
    const counted = await sql<{ count: number }>`${once} select count(*)::integer as count ${from}`.execute(trx);
    return { rows, count: counted.rows[0]?.count ?? 0 };
  });
}

function conditionsOf(source: Source, query: ContentQuery): Condition[] {
  const conditions = [compileFilter(source, query.filter, query)];
  if (query.tags.length > 0) conditions.push(equals(findField(source, "tags"), query.tags));
  if (query.typeahead) conditions.push(hasText(source, query.typeahead));
  return conditions;
}

/** Matches when the text occurs in the title or in any text of the document, ignoring case. */
function hasText(source: Source, text: string): Condition {
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(${sql.id(source.alias, "title")} ilike ${like} or exists (
    select from jsonb_path_query(${source.document}, 'strict $.** ? (@.type() == "string")') as found
    where found #>> '{}' ilike ${like}
  ))`;
}

function orderBy(source: Source, name: string, isDescending: boolean): RawBuilder<unknown> {
  const field = findField(source, name);
  const isColumn = field.column && field.path === "$";
  const value = isColumn
    ? field.column?.value
    : sql`jsonb_path_query_first(${field.document}, ${field.path}::jsonpath)`;
  return sql`${value} ${sql.raw(isDescending ? "desc" : "asc")} nulls last`;
}
