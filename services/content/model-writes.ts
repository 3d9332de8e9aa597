import { sql } from "kysely";
import { jsonOf } from "#database/json.ts";
import type { Transaction } from "#database/tables.ts";
import { noteEvents, takeTurn } from "./events.ts";
import { type Asset, type ContentType, contentLocales, type Taxonomy } from "./schema.ts";

const [masterLocale] = contentLocales;

/** Adds or changes content types and global fields. Returns how many were added or changed. */
export async function upsertContentTypes(trx: Transaction, types: readonly ContentType[]): Promise<number> {
  const result = await sql`
    insert into content_types as kept (uid, title, description, is_global_field, options, schema)
    select uid, title, coalesce(description, ''), coalesce("isGlobalField", false), coalesce(options, '{}'), schema
    from jsonb_to_recordset(${jsonOf(types)})
      as given (uid text, title text, description text, "isGlobalField" boolean, options jsonb, schema jsonb)
    on conflict (uid) do update
      set title = excluded.title, description = excluded.description, is_global_field = excluded.is_global_field,
          options = excluded.options, schema = excluded.schema, version = kept.version + 1, updated_at = now()
      where (kept.title, kept.description, kept.is_global_field, kept.options, kept.schema) is distinct from
        (excluded.title, excluded.description, excluded.is_global_field, excluded.options, excluded.schema)
  `.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** Removes a content type with all its entries. Returns whether it existed. */
export async function deleteContentType(trx: Transaction, uid: string): Promise<boolean> {
  await takeTurn(trx);
  const { rows } = await sql<{ version: number }>`
    delete from content_types where uid = ${uid} returning version
  `.execute(trx);
  const [type] = rows;
  if (!type) return false;
  await trx.deleteFrom("content_entries").where("content_type", "=", uid).execute();
  await trx.deleteFrom("content_heads").where("content_type", "=", uid).execute();
  await trx.deleteFrom("content_events").where("subject", "=", "entry").where("content_type", "=", uid).execute();
  const { version } = type;
  await noteEvents(trx, [{ type: "content_type_deleted", contentType: uid, uid, locale: masterLocale, version }]);
  return true;
}

/** Publishes assets: new ones are added, changed ones get the next version. Returns how many were added or changed. */
export async function upsertAssets(trx: Transaction, assets: readonly Asset[]): Promise<number> {
  await takeTurn(trx);
  const { rows } = await sql<{ uid: string; version: number }>`
    insert into content_assets as kept
      (uid, title, description, filename, content_type, file_size, path, width, height, tags)
    select uid, title, coalesce(description, ''), filename, "contentType", "fileSize", path, width, height,
      coalesce(tags, '{}')
    from jsonb_to_recordset(${jsonOf(assets)}) as given (uid text, title text, description text, filename text,
      "contentType" text, "fileSize" bigint, path text, width integer, height integer, tags text[])
    on conflict (uid) do update
      set title = excluded.title, description = excluded.description, filename = excluded.filename,
          content_type = excluded.content_type, file_size = excluded.file_size, path = excluded.path,
          width = excluded.width, height = excluded.height, tags = excluded.tags,
          version = kept.version + 1, updated_at = now()
      where (kept.title, kept.description, kept.filename, kept.content_type, kept.file_size, kept.path, kept.width,
          kept.height, kept.tags)
        is distinct from (excluded.title, excluded.description, excluded.filename, excluded.content_type,
          excluded.file_size, excluded.path, excluded.width, excluded.height, excluded.tags)
    returning uid, version
  `.execute(trx);
  await noteAssets(trx, "asset_published", rows);
  return rows.length;
}

/** Withdraws an asset. Returns whether it existed. */
export async function deleteAsset(trx: Transaction, uid: string): Promise<boolean> {
  await takeTurn(trx);
  const { rows } = await sql<{ uid: string; version: number }>`
    delete from content_assets where uid = ${uid} returning uid, version
  `.execute(trx);
  await noteAssets(trx, "asset_deleted", rows);
  return rows.length > 0;
}

const noteAssets = (
  trx: Transaction,
  type: "asset_published" | "asset_deleted",
  rows: readonly { uid: string; version: number }[],
) =>
  noteEvents(
    trx,
    rows.map((row) => ({ type, contentType: "sys_assets", locale: masterLocale, ...row })),
  );

/** Adds a taxonomy, or brings it to the given state. Terms that it no longer contains are removed. */
export async function upsertTaxonomy(trx: Transaction, { terms, ...taxonomy }: Taxonomy): Promise<void> {
  const description = taxonomy.description ?? "";
  await trx
    .insertInto("content_taxonomies")
    .values({ uid: taxonomy.uid, name: taxonomy.name, description })
    .onConflict((conflict) =>
      conflict.column("uid").doUpdateSet({ name: taxonomy.name, description, updated_at: sql<Date>`now()` }),
    )
    .execute();
  const rows = terms.map((term, position) => ({ ...term, position }));
  await sql`
    insert into content_terms as kept (taxonomy, uid, parent, name, position)
    select ${taxonomy.uid}, uid, parent, name, position
    from jsonb_to_recordset(${jsonOf(rows)}) as given (uid text, parent text, name text, position integer)
    order by position
    on conflict (taxonomy, uid) do update
      set parent = excluded.parent, name = excluded.name, position = excluded.position, updated_at = now()
      where (kept.parent, kept.name, kept.position) is distinct from (excluded.parent, excluded.name, excluded.position)
  `.execute(trx);
  const uids = terms.map(({ uid }) => uid);
  await sql`
    delete from content_terms where taxonomy = ${taxonomy.uid} and uid <> all(${uids}::text[])
  `.execute(trx);
}
