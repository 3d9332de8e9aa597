import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { isInLanguage } from "./filter.ts";
import { unknownEntry, unknownType } from "./problem.ts";
import { project } from "./projection.ts";
import { includeReferences } from "./references.ts";
import { selectList } from "./select.ts";
import { type EntryJson, type EntryRow, toEntryJson } from "./shape.ts";
import { asTypeJson, findType, hasType } from "./types.ts";
import type { Wish } from "./wish.ts";

/** Entries of one type: { entries, count?, content_type?, schema? }, or { entries: number } when only a count is asked for. */
export async function listEntries(db: Db, environment: string, type: string, wish: Wish): Promise<object> {
  const condition = sql<boolean>`item.content_type = ${type} and ${isInLanguage("item", wish)}`;
  const { rows, count } = await selectList<EntryRow>(db, "content_entries", condition, wish);
  if (rows.length === 0 && !(await hasType(db, type))) throw unknownType(type);
  if (wish.is("count")) return { entries: count };
  return {
    entries: await complete(db, environment, rows, wish),
    ...(count !== null && { count }),
    ...(await description(db, type, wish)),
  };
}

/** One entry: { entry, content_type?, schema? }. */
export async function findEntry(db: Db, environment: string, type: string, uid: string, wish: Wish): Promise<object> {
  const { rows } = await sql<EntryRow>`
    select * from content_entries item
    where content_type = ${type} and uid = ${uid} and ${isInLanguage("item", wish)}
  `.execute(db);
  const [entry] = await complete(db, environment, rows, wish);
  if (!entry && !(await hasType(db, type))) throw unknownType(type);
  if (!entry) throw unknownEntry();
  return { entry, ...(await description(db, type, wish)) };
}

/** Entries of any type that carry terms of taxonomies, each with its type's uid. */
export async function listByTaxonomy(db: Db, environment: string, wish: Wish): Promise<object> {
  const condition = sql<boolean>`item.data ? 'taxonomies' and ${isInLanguage("item", wish)}`;
  const { rows, count } = await selectList<EntryRow>(db, "content_entries", condition, wish);
  if (wish.is("count")) return { entries: count };
  const entries = await complete(db, environment, rows, wish, true);
  return { entries, ...(count !== null && { count }) };
}

async function complete(
  db: Db,
  environment: string,
  rows: readonly EntryRow[],
  wish: Wish,
  namesType = false,
): Promise<EntryJson[]> {
  const entries = rows.map(
    (row): EntryJson => ({
      ...toEntryJson(row, environment),
      ...(namesType && { _content_type_uid: row.content_type }),
      ...(wish.is("include_metadata") && { _metadata: {} }),
      ...(wish.is("include_branch") && { _branch: "main" }),
    }),
  );
  await includeReferences(db, entries, wish.include, wish, environment);
  return entries.map((entry) => project(entry, wish.only, wish.except));
}

async function description(db: Db, type: string, wish: Wish): Promise<object> {
  const [withType, withSchema] = [wish.is("include_content_type"), wish.is("include_schema")];
  if (!withType && !withSchema) return {};
  const row = await findType(db, type, wish.is("include_global_field_schema"));
  const found = asTypeJson(row ?? type);
  return { ...(withType && { content_type: found }), ...(withSchema && { schema: found.schema }) };
}
