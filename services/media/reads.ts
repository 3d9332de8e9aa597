import { type Selectable, sql } from "kysely";
import { mediaTag } from "#database/changes/tags.ts";
import type { Db, Tables } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type Asset, type AssetKey, type AssetKind, assetName, type SetItem } from "./schema.ts";

type Row = Omit<Selectable<Tables["media_assets"]>, "created_at">;

const columns = [
  ...(["alias", "kind", "id", "title", "description", "file", "version", "format", "width", "height"] as const),
  ...(["has_alpha", "bytes", "point_of_interest", "items", "film", "updated_at"] as const),
] as const;

const toAsset = ({ has_alpha, point_of_interest, updated_at, ...row }: Row): Asset => ({
  ...row,
  hasAlpha: has_alpha,
  pointOfInterest: point_of_interest,
  updatedAt: updated_at,
});

export async function findAsset(db: Db, { alias, kind, id }: AssetKey): Promise<Asset | null> {
  noteTags([mediaTag({ alias, kind, id })]);
  const row = await db
    .selectFrom("media_assets")
    .select(columns)
    .where("alias", "=", alias)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? toAsset(row) : null;
}

/** Those of the items that there are, in the order asked for. */
export const findItems = (db: Db, alias: string, items: readonly SetItem[]): Promise<Asset[]> =>
  findAssets(
    db,
    items.map((item) => ({ alias, ...item })),
  );

/** Those that there are, in one query, in the order asked for. */
export async function findAssets(db: Db, keys: readonly AssetKey[]): Promise<Asset[]> {
  noteTags(keys.map(mediaTag));
  if (keys.length === 0) return [];
  const list = (name: keyof AssetKey) => keys.map((key) => key[name]);
  const rows = await db
    .selectFrom("media_assets")
    .select(columns)
    .where(
      sql<boolean>`(alias, kind, id) in (select * from unnest(${list("alias")}::text[], ${list("kind")}::text[], ${list("id")}::text[]))`,
    )
    .execute();
  const found = new Map(rows.map((row) => [assetName(row), toAsset(row)]));
  return keys.flatMap((key) => found.get(assetName(key)) ?? []);
}

export type Listing = { alias: string; kind: AssetKind; after: string; limit: number };

/** Assets of a kind by id, from the one after `after` on. */
export async function listAssets(db: Db, { alias, kind, after, limit }: Listing): Promise<Asset[]> {
  const rows = await db
    .selectFrom("media_assets")
    .select(columns)
    .where("alias", "=", alias)
    .where("kind", "=", kind)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toAsset);
}
