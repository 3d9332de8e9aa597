import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { includeEmbedded } from "./embedded.ts";
import type { Wish } from "./field-selection.ts";
import type { Place } from "./fields.ts";
import { isInLanguage } from "./filters/filter.ts";
import { draftEntries } from "./filters/relation.ts";
import { invalid, unknownEntry, unknownType } from "./problem.ts";
import { project } from "./projection.ts";
import { includeReferences } from "./references.ts";
import { selectList, withinTime } from "./select.ts";
import { type EntryJson, type EntryRow, toEntryJson } from "./shape.ts";
import { asTypeJson, findType, hasType } from "./types.ts";

/** Entries of one type: { entries, count?, content_type?, schema? }, or { entries: number } when only a count is asked for. */
export async function listEntries(db: Db, place: Place, type: string, wish: Wish): Promise<object> {
  const condition = sql<boolean>`item.content_type = ${type} and ${isInLanguage("item", wish)}`;
  const { rows, count } = await selectList<EntryRow>(db, place, "entries", condition, wish);
  if (rows.length === 0 && !(await hasType(db, type))) throw unknownType(type);
  if (wish.is("count")) return { entries: count };
  return {
    entries: await complete(db, place, rows, wish),
    ...(count !== null && { count }),
    ...(await description(db, type, wish)),
  };
}

/** One entry: { entry, content_type?, schema? }. */
export async function findEntry(db: Db, place: Place, type: string, uid: string, wish: Wish): Promise<object> {
  const { rows } = await sql<EntryRow>`
    select * from ${wish.entries} as item
    where content_type = ${type} and uid = ${uid} and ${isInLanguage("item", wish)}
  `.execute(db);
  const version = wish.value("version");
  const asked = version ? await inVersion(db, rows, version, wish) : rows;
  const [entry] = await complete(db, place, asked, wish);
  if (!entry && !(await hasType(db, type))) throw unknownType(type);
  if (!entry) throw unknownEntry();
  return { entry, ...(await description(db, type, wish)) };
}

/**
 * The entry as it was in a version: any of them for those who see drafts; for others, of an entry that is published, those
 * that once were.
 */
async function inVersion(db: Db, shown: readonly EntryRow[], text: string, { entries }: Wish): Promise<EntryRow[]> {
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

/** Entries of any type that carry terms of taxonomies, each with its type's uid. */
export async function listByTaxonomy(db: Db, place: Place, wish: Wish): Promise<object> {
  const condition = sql<boolean>`item.data ? 'taxonomies' and ${isInLanguage("item", wish)}`;
  const { rows, count } = await selectList<EntryRow>(db, place, "entries", condition, wish);
  if (wish.is("count")) return { entries: count };
  const entries = await complete(db, place, rows, wish, true);
  return { entries, ...(count !== null && { count }) };
}

async function complete(
  db: Db,
  place: Place,
  rows: readonly EntryRow[],
  wish: Wish,
  namesType = false,
): Promise<EntryJson[]> {
  const entries = rows.map(
    (row): EntryJson => ({
      ...toEntryJson(row, place.environment),
      ...(namesType && { _content_type_uid: row.content_type }),
      ...(wish.is("include_metadata") && { _metadata: {} }),
      ...(wish.is("include_branch") && { _branch: "main" }),
    }),
  );
  if (wish.include.length > 0) {
    await withinTime(db, (trx) => includeReferences(trx, entries, wish.include, wish, place.environment));
  }
  if (wish.list("include_embedded_items").length > 0) {
    await withinTime(db, (trx) => includeEmbedded(trx, entries, wish, place));
  }
  return entries.map((entry) => project(entry, wish.only, wish.except));
}

async function description(db: Db, type: string, wish: Wish): Promise<object> {
  const [withType, withSchema] = [wish.is("include_content_type"), wish.is("include_schema")];
  if (!withType && !withSchema) return {};
  const row = await findType(db, type, wish.is("include_global_field_schema"));
  const found = asTypeJson(row ?? type);
  return { ...(withType && { content_type: found }), ...(withSchema && { schema: found.schema }) };
}
