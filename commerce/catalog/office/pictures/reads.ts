import { type RawBuilder, sql } from "kysely";
import { type Counted, countOf, exactness } from "#commerce/catalog/office/list-reads.ts";
import { literal } from "#commerce/catalog/office/narrowing.ts";
import { eachAfterName } from "#commerce/staff/exports.ts";
import type { Db } from "#database/tables.ts";
import { contentTexts, findShownByContent } from "./content-texts.ts";
import {
  type LibrarySort,
  type Picture,
  type PictureFilter,
  type PictureQuery,
  type PictureUse,
  usesShown,
} from "./schema.ts";

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
 * Not shown anywhere. Reads only the pictures that perhaps no product shows (database/functions/idle-pictures.sql), with
 * one index lookup for each possible place, besides the ids known beforehand.
 */
const isUnused = (shown: readonly string[]) => sql`
  a.id <> all (${[...shown]}::text[]) and a.id in (select id from idle_pictures)
  and not exists (select from product_pictures where picture = a.id)
  and not exists (select from variants where image = a.id)
  and not exists (select from option_values where picture = a.id)`;

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

function wanted(
  alias: string,
  { q = "", ids, show, missing_alt: missing }: PictureFilter,
  shown: readonly string[],
): RawBuilder<unknown> {
  const all = [
    inLibrary(alias),
    show === "deleted" ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`,
    ids !== undefined && sql`a.id = any (${ids.split(",")}::text[])`,
    q.trim() && sql`lower(a.id || ' ' || a.title) like ${`%${literal(q.trim().toLowerCase())}%`}`,
    missing && (missing === "all" ? sql`a.alt = '{}'` : sql`not a.alt ? ${missing}`),
    show === "unused" && isUnused(shown),
  ];
  return sql.join(
    all.filter((one) => typeof one === "object"),
    sql` and `,
  );
}

/** Its displayed name, as the index media_assets_by_name has it. */
const name = sql`lower(coalesce(nullif(a.title, ''), a.id))`;
/** Sort orders of the library's assets `a`; each has an index. */
export const libraryOrders: Record<LibrarySort, RawBuilder<unknown>> = {
  "-changed": sql`a.updated_at desc, a.id`,
  changed: sql`a.updated_at, a.id desc`,
  name: sql`${name}, a.id`,
  "-name": sql`${name} desc, a.id desc`,
  size: sql`a.bytes, a.id`,
  "-size": sql`a.bytes desc, a.id desc`,
};

export async function listPictures(
  db: Db,
  alias: string,
  query: PictureQuery,
): Promise<{ rows: Picture[] } & Partial<Counted>> {
  const condition = wanted(alias, query, query.show === "unused" ? await findShown(db, alias) : []);
  const order = libraryOrders[query.sort];
  const [found, counted] = await Promise.all([
    query.count === "only"
      ? null
      : sql<Row>`/* once */ select ${columns} from media_assets a where ${condition}
      order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}::bigint`.execute(db),
    query.count === "no"
      ? null
      : countOf(sql`from media_assets a where ${condition} order by ${libraryOrders["-changed"]}`).execute(db),
  ]);
  return { rows: (found?.rows ?? []).map(toPicture), ...(counted && exactness(counted.rows[0]?.total)) };
}

/** All pictures that match, in the order of their ids, in batches. */
export async function* eachPicture(db: Db, alias: string, filter: PictureFilter): AsyncGenerator<Picture[]> {
  const condition = wanted(alias, filter, filter.show === "unused" ? await findShown(db, alias) : []);
  yield* eachAfterName(async (after, limit) => {
    const { rows } = await sql<Row>`
      select ${columns} from media_assets a where ${condition} and a.id > ${after} order by a.id limit ${limit}`.execute(
      db,
    );
    return rows.map(toPicture);
  });
}

/** Also finds one in the bin. */
export async function findPicture(db: Db, alias: string, id: string): Promise<Picture | null> {
  const { rows } = await sql<Row>`
    select ${columns} from media_assets a where ${inLibrary(alias)} and a.id = ${id}`.execute(db);
  return rows[0] ? toPicture(rows[0]) : null;
}

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
