import { type Selectable, sql } from "kysely";
import { mediaTag } from "#database/changes/tags.ts";
import type { Db, Tables } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type AltTexts, type Asset, type AssetKey, type AssetKind, assetName, type SetItem } from "./schema.ts";

type Row = Omit<Selectable<Tables["media_assets"]>, "created_at" | "revision">;

const columns = [
  ...(["alias", "kind", "id", "title", "description", "file", "version", "format", "width", "height"] as const),
  ...([
    "has_alpha",
    "bytes",
    "point_of_interest",
    "items",
    "film",
    "alt",
    "ground",
    "updated_at",
    "deleted_at",
  ] as const),
] as const;

const toAsset = ({ has_alpha, point_of_interest, updated_at, deleted_at, ...row }: Row): Asset => ({
  ...row,
  hasAlpha: has_alpha,
  pointOfInterest: point_of_interest,
  updatedAt: updated_at,
  deletedAt: deleted_at,
});

/** Also one that is in the bin. With `lock` nobody else writes it until the transaction ends. */
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

/** Those of the items that there are, in the order asked for. */
export const findItems = (db: Db, alias: string, items: readonly SetItem[]): Promise<Asset[]> =>
  findAssets(
    db,
    items.map((item) => ({ alias, ...item })),
  );

/** Those that there are and that are not in the bin, in one query, in the order asked for. */
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

/** Assets of a kind by id, from the one after `after` on. */
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

/** What pages say of a picture beside its id. `version` stands in its address (`v`), so that no browser shows an older one. */
export type PictureFacts = {
  id: string;
  alt: AltTexts;
  version: string | null;
  /** "goods" are shown whole, "scene" fills its frame; null: drawn by the demo world, for the frames that it stands in. */
  look: "goods" | "scene" | null;
  /** What goods stand on: "#ffffff"; null: on whatever is behind them. */
  ground: string | null;
  isDeleted: boolean;
};

/** Of those pictures of which there is something to say: what the demo world draws, and nobody changed, says nothing. */
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
