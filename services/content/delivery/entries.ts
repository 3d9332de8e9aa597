import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { ContentQuery } from "./content-query.ts";
import { includeEmbedded } from "./embedded.ts";
import type { ContentEnvironment } from "./fields.ts";
import { isInLanguage } from "./filters/filter.ts";
import { draftEntries } from "./filters/relation.ts";
import { invalid, unknownEntry, unknownType } from "./problem.ts";
import { project } from "./projection.ts";
import { includeReferences } from "./references.ts";
import { selectList, withinTime } from "./select.ts";
import { type EntryJson, type EntryRow, toEntryJson } from "./shape.ts";
import { asTypeJson, findType, hasType } from "./types.ts";

/**
 * Returns the entries of one type: { entries, count?, content_type?, schema? }, or { entries: number } when only a
 * count is requested.
 */
export async function listEntries(
  db: Db,
  place: ContentEnvironment,
  type: string,
  query: ContentQuery,
): Promise<object> {
  const condition = sql<boolean>`item.content_type = ${type} and ${isInLanguage("item", query)}`;
  const { rows, count } = await selectList<EntryRow>(db, place, "entries", condition, query);
  if (rows.length === 0 && !(await hasType(db, type))) throw unknownType(type);
  if (query.is("count")) return { entries: count };
  return {
    entries: await complete(db, place, rows, query),
    ...(count !== null && { count }),
    ...(await description(db, type, query)),
  };
}

/** Returns one entry: { entry, content_type?, schema? }. */
export async function findEntry(
  db: Db,
  place: ContentEnvironment,
  type: string,
  uid: string,
  query: ContentQuery,
): Promise<object> {
  const { rows } = await sql<EntryRow>`
    select * from ${query.entries} as item
    where content_type = ${type} and uid = ${uid} and ${isInLanguage("item", query)}
  `.execute(db);
  const version = query.value("version");
  const asked = version ? await inVersion(db, rows, version, query) : rows;
  const [entry] = await complete(db, place, asked, query);
  if (!entry && !(await hasType(db, type))) throw unknownType(type);
  if (!entry) throw unknownEntry();
  return { entry, ...(await description(db, type, query)) };
}

/**
 * Returns the entry as it was in a given version. Callers who see drafts get any version; others get only versions that
 * were once published, of an entry that is published now.
 */
async function inVersion(
  db: Db,
  shown: readonly EntryRow[],
  text: string,
  { entries }: ContentQuery,
): Promise<EntryRow[]> {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid("version", "is not a whole number from 1");
  const version = Number(text);
  const [row] = shown;
  if (!row || row.version === version) return [...shown];
  const seesAll = entries === draftEntries;
  const { rows } = await sql<EntryRow>`
    select kept.*, kept.created_at as updated_at, head.created_at
    from content_versions kept join content_heads head using (content_type, uid, locale)
    where content_type = ${row.content_type} and uid = ${row.uid} and locale = ${row.locale}
      and kept.version = ${version} and (${seesAll} or kept.published_at is not null)
  `.execute(db);
  return rows;
}

/** Returns entries of any type that have taxonomy terms, each with the uid of its type. */
export async function listByTaxonomy(db: Db, place: ContentEnvironment, query: ContentQuery): Promise<object> {
  const condition = sql<boolean>`item.data ? 'taxonomies' and ${isInLanguage("item", query)}`;
  const { rows, count } = await selectList<EntryRow>(db, place, "entries", condition, query);
  if (query.is("count")) return { entries: count };
  const entries = await complete(db, place, rows, query, true);
  return { entries, ...(count !== null && { count }) };
}

async function complete(
  db: Db,
  place: ContentEnvironment,
  rows: readonly EntryRow[],
  query: ContentQuery,
  namesType = false,
): Promise<EntryJson[]> {
  const entries = rows.map(
    (row): EntryJson => ({
      ...toEntryJson(row, place.environment),
      ...(namesType && { _content_type_uid: row.content_type }),
      ...(query.is("include_metadata") && { _metadata: {} }),
      ...(query.is("include_branch") && { _branch: "main" }),
    }),
  );
  if (query.include.length > 0) {
    await withinTime(db, (trx) => includeReferences(trx, entries, query.include, query, place.environment));
  }
  if (query.list("include_embedded_items").length > 0) {
    await withinTime(db, (trx) => includeEmbedded(trx, entries, query, place));
  }
  return entries.map((entry) => project(entry, query.only, query.except));
}

async function description(db: Db, type: string, query: ContentQuery): Promise<object> {
  const [withType, withSchema] = [query.is("include_content_type"), query.is("include_schema")];
  if (!withType && !withSchema) return {};
  const row = await findType(db, type, query.is("include_global_field_schema"));
  const found = asTypeJson(row ?? type);
  return { ...(withType && { content_type: found }), ...(withSchema && { schema: found.schema }) };
}
