import { type Selectable, sql } from "kysely";
import type { Db, Tables } from "#database/tables.ts";
import type { Asset, AssetKey, AssetKind, SetItem } from "./schema.ts";

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
export async function findItems(db: Db, alias: string, items: readonly SetItem[]): Promise<Asset[]> {
  if (items.length === 0) return [];
  const rows = await db
    .selectFrom("media_assets")
    .select(columns)
    .where("alias", "=", alias)
    .where(
      sql<boolean>`(kind, id) in (select * from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::text[]))`,
    )
    .execute();
  const found = new Map(rows.map((row) => [`${row.kind}/${row.id}`, toAsset(row)]));
  return items.flatMap(({ kind, id }) => found.get(`${kind}/${id}`) ?? []);
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
