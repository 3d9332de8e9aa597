import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { contentTexts, findShownByContent } from "./content-texts.ts";
import { makeLibrary } from "./library.ts";
import { type Picture, type PictureFilter, type PictureUse, usesShown } from "./schema.ts";

type Row = Omit<Picture, "updatedAt" | "deletedAt"> & { updatedAt: Date; deletedAt: Date | null };

const columns = sql`a.id, a.title, a.alt, a.point_of_interest as "pointOfInterest", a.revision as version, a.version as "fileVersion", a.format, a.width, a.height,
  a.bytes::float8 as bytes, a.has_alpha as "hasAlpha", a.updated_at as "updatedAt", a.deleted_at as "deletedAt"`;

const toPicture = ({ updatedAt, deletedAt, ...row }: Row): Picture => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** The pictures of the library, without photos sent with reviews. */
const inLibrary = (alias: string) => sql`a.alias = ${alias} and a.kind = 'image'
  and not exists (select from review_photos where media_id = a.id)`;

/**
 * Not shown anywhere: not among the ids known beforehand, and one of those that no product shows
 * (database/functions/idle-pictures.sql). The few that are not settled yet are looked up, each in its own place: as
 * "not exists", PostgreSQL would read all products' pictures into a hash.
 */
const isUnused = (shown: readonly string[]) => sql`
  a.id <> all (${[...shown]}::text[]) and a.id in (select i.id from idle_pictures i where i.is_settled or (
    (select true from product_pictures where picture = i.id limit 1) is null
    and (select true from variants where image = i.id limit 1) is null
    and (select true from option_values where picture = i.id limit 1) is null))`;

/** Looks up new pictures and those that products have stopped showing, so that lists need not. */
export async function deriveIdlePictures(db: Db): Promise<void> {
  await sql`select settle_idle_pictures()`.execute(db);
}

/** Pictures shown by sets, films, categories, stores and the shop itself: few compared with those of products. */
async function findShownBySome(db: Db, alias: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item ->> 'id' as id from media_assets, jsonb_array_elements(items) item
    where alias = ${alias} and kind in ('set', 'video')
    union select film ->> 'poster' from media_assets where alias = ${alias} and kind in ('set', 'video')
    union select thumb ->> 'id' from media_assets, jsonb_array_elements(film -> 'thumbs') thumb
    where alias = ${alias} and kind in ('set', 'video') and film is not null
    union select tile from categories
    union select hero from categories
    union select image from categories, jsonb_each(local_images) own, jsonb_each_text(own.value) as one (place, image)
    union select image from stores
    union select mark from shop_settings, unnest(array[logo, logo_dark, icon]) mark`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Read before the query for unused pictures, so that the planner knows their number. */
const findShown = async (db: Db, alias: string): Promise<string[]> =>
  (await Promise.all([findShownByContent(db, alias), findShownBySome(db, alias)])).flat();

/** The library's pictures. */
export const pictures = makeLibrary<Row, Picture, PictureFilter>({
  columns,
  toItem: toPicture,
  inLibrary,
  isUnused: async (db, alias) => isUnused(await findShown(db, alias)),
  narrow: ({ ids, missing_alt: missing }) => [
    ids !== undefined && sql`a.id = any (${ids.split(",")}::text[])`,
    missing && (missing === "all" ? sql`a.alt = '{}'` : sql`not a.alt ? ${missing}`),
  ],
});

/**
 * The shop's own look, stores, categories, products by their pictures and their variants' pictures, then content by its
 * texts.
 */
export async function findUses(db: Db, alias: string, id: string): Promise<PictureUse[]> {
  const [shop, stores, categories, products, content] = await Promise.all([
    sql<{ name: string }>`select name from shop_settings where ${id} in (logo, logo_dark, icon)`.execute(db),
    sql<{ slug: string; name: string }>`
      select slug, name from stores where image = ${id} order by name, slug limit ${usesShown}`.execute(db),
    sql<{ id: number; name: string }>`
      select id, name from categories where deleted_at is null and (${id} in (tile, hero)
        or exists (select from jsonb_each(local_images) own, jsonb_each_text(own.value) as one (place, image) where image = ${id}))
      order by name, id limit ${usesShown}`.execute(db),
    sql<{ id: number; name: string }>`
      select id, name from products where deleted_at is null and (
        id in (select product_id from product_pictures where picture = ${id}
          union select product_id from variants where image = ${id}
          union select product_id from product_options o join option_values v on v.option_id = o.id where v.picture = ${id}))
      order by name, id limit ${usesShown}`.execute(db),
    sql<{ type: string; uid: string; name: string }>`
      select content_type as type, uid, min(title) as name from (${contentTexts}) texts
      where length(value) < 400 and strpos(value, ${id}) > 0
        and (value in (${id}, ${`${alias}/${id}`}) or value ~ ${`/i/${alias}/${escaped(id)}(?:[/?#.]|$)`})
      group by content_type, uid order by content_type, uid limit ${usesShown}`.execute(db),
  ]);
  return [
    ...shop.rows.map((row) => ({ kind: "shop" as const, ...row })),
    ...stores.rows.map((row) => ({ kind: "store" as const, ...row })),
    ...categories.rows.map((row) => ({ kind: "category" as const, ...row })),
    ...products.rows.map((row) => ({ kind: "product" as const, ...row })),
    ...content.rows.map((row) => ({ kind: "content" as const, ...row })),
  ];
}

const escaped = (id: string) => encodeURIComponent(id).replace(/[.+*?^${}()|[\]\\]/g, "\\$&");
