import { type Selectable, sql } from "kysely";
import { mediaTag } from "#database/changes/tags.ts";
import type { Db, Tables } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type AltTexts, type Asset, type AssetKey, type AssetKind, assetName, type SetItem } from "./schema.ts";

type Row = Omit<Selectable<Tables["media_assets"]>, "created_at" | "revision">;

const columns = [
  "alias",
  "kind",
  "id",
  "title",
  "description",
  "file",
  "version",
  "format",
  "width",
  "height",
  "has_alpha",
  "bytes",
  "point_of_interest",
  "items",
  "film",
  "alt",
  "ground",
  "updated_at",
  "deleted_at",
] as const;

const toAsset = ({ has_alpha, point_of_interest, updated_at, deleted_at, ...row }: Row): Asset => ({
  ...row,
  hasAlpha: has_alpha,
  pointOfInterest: point_of_interest,
  updatedAt: updated_at,
  deletedAt: deleted_at,
});

/** Also returns an asset that is in the bin. With `lock`, the row is locked until the transaction ends. */
export async function findAsset(db: Db, { alias, kind, id }: AssetKey, lock = false): Promise<Asset | null> {
  noteTags([mediaTag({ alias, kind, id })]);
  const row = await db
    .selectFrom("media_assets")
    .select(columns)
    .where("alias", "=", alias)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? toAsset(row) : null;
}

/** Returns the items that exist, in the given order. */
export const findItems = (db: Db, alias: string, items: readonly SetItem[]): Promise<Asset[]> =>
  findAssets(
    db,
    items.map((item) => ({ alias, ...item })),
  );

/** Returns the assets that exist and are not in the bin, in the given order, with one query. */
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
    .where("deleted_at", "is", null)
    .execute();
  const found = new Map(rows.map((row) => [assetName(row), toAsset(row)]));
  return keys.flatMap((key) => found.get(assetName(key)) ?? []);
}

export type Listing = { alias: string; kind: AssetKind; after: string; limit: number };

/** Returns assets of a kind by id, starting after `after`. */
export async function listAssets(db: Db, { alias, kind, after, limit }: Listing): Promise<Asset[]> {
  const rows = await db
    .selectFrom("media_assets")
    .select(columns)
    .where("alias", "=", alias)
    .where("kind", "=", kind)
    .where("id", ">", after)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toAsset);
}

/**
 * The data that pages need for a picture. `version` is part of its address (`v`), so that browsers never show an older
 * version.
 */
export type PictureFacts = {
  id: string;
  alt: AltTexts;
  version: string | null;
  /**
   * "goods" are shown whole; a "scene" fills its frame. Null when the demo world draws the picture to fit its frames.
   */
  look: "goods" | "scene" | null;
  /** The background colour of goods: "#ffffff". Null means that the page's background is visible. */
  ground: string | null;
  isDeleted: boolean;
};

/** Returns facts for pictures that have any. Unchanged pictures drawn by the demo world have none. */
export async function findPictureFacts(db: Db, alias: string, ids: readonly string[]): Promise<PictureFacts[]> {
  noteTags(ids.map((id) => mediaTag({ alias, kind: "image", id })));
  if (ids.length === 0) return [];
  const { rows } = await sql<PictureFacts>`
    select id, alt, case when file is not null or version like '%.%' then version end as version,
      case when file is not null then case when has_alpha or ground is not null then 'goods' else 'scene' end end as look,
      ground, deleted_at is not null as "isDeleted"
    from media_assets
    where alias = ${alias} and kind = 'image' and id = any (${[...ids]}::text[])
      and (file is not null or version like '%.%' or alt <> '{}' or deleted_at is not null)`.execute(db);
  return rows;
}
