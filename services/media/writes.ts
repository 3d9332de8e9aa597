import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { mediaTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import type { Asset, AssetKey } from "./schema.ts";

export type NewAsset = AssetKey & Partial<Omit<Asset, "updatedAt" | "deletedAt">> & { version: string };

/**
 * Adds assets, or replaces those of the same name, including ones in the bin (unless `mayReplace` is false). Uses one
 * statement for any number of different assets. Returns how many were written.
 */
export async function putAssets(trx: Transaction, assets: readonly NewAsset[], mayReplace = true): Promise<number> {
  if (assets.length === 0) return 0;
  const rows = assets.map(({ hasAlpha, pointOfInterest, ...asset }) => ({
    title: "",
    description: "",
    file: null,
    format: "",
    width: 0,
    height: 0,
    bytes: 0,
    items: [],
    film: null,
    alt: {},
    ground: null,
    ...asset,
    has_alpha: hasAlpha ?? false,
    point_of_interest: pointOfInterest ?? null,
  }));
  const { numAffectedRows = 0n } = await sql`
    insert into media_assets (alias, kind, id, title, description, file, version, format, width, height, has_alpha,
      bytes, point_of_interest, items, film, alt, ground)
    select alias, kind, id, title, description, file, version, format, width, height, has_alpha, bytes,
      point_of_interest, items, film, alt, ground
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (alias text, kind text, id text, title text,
      description text, file text, version text, format text, width integer, height integer, has_alpha boolean,
      bytes bigint, point_of_interest jsonb, items jsonb, film jsonb,
      alt jsonb, ground text)
    on conflict (alias, kind, id) ${
      mayReplace
        ? sql`do update set title = excluded.title, description = excluded.description, file = excluded.file,
            version = excluded.version, format = excluded.format, width = excluded.width, height = excluded.height,
            has_alpha = excluded.has_alpha, bytes = excluded.bytes, items = excluded.items, film = excluded.film,
            point_of_interest = excluded.point_of_interest, alt = excluded.alt, ground = excluded.ground,
            deleted_at = null, updated_at = now()`
        : sql`do nothing`
    }`.execute(trx);
  await recordChange(trx, assets.map(mediaTag));
  return Number(numAffectedRows);
}

export async function removeAsset(trx: Transaction, key: AssetKey): Promise<boolean> {
  const { alias, kind, id } = key;
  const removed = await trx
    .deleteFrom("media_assets")
    .where("alias", "=", alias)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  await recordChange(trx, [mediaTag(key)]);
  return removed.numDeletedRows > 0n;
}

/** Moves an asset into the bin or out of it. Returns false when there was no such asset to move. */
export async function setDeleted(
  trx: Transaction,
  { alias, kind, id }: AssetKey,
  isDeleted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("media_assets")
    .set({ deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where("alias", "=", alias)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("deleted_at", isDeleted ? "is" : "is not", null)
    .executeTakeFirst();
  await recordChange(trx, [mediaTag({ alias, kind, id })]);
  return numUpdatedRows > 0n;
}
