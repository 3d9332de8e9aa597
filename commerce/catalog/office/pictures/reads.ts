import { type RawBuilder, sql } from "kysely";
import { type Counted, countOf, exactness, literal } from "#commerce/catalog/office/list-reads.ts";
import type { Db } from "#database/tables.ts";
import { contentTexts, findShownByContent } from "./content-texts.ts";
import { type Picture, type PictureQuery, type PictureUse, usesShown } from "./schema.ts";

type Row = Omit<Picture, "updatedAt" | "deletedAt"> & { updatedAt: Date; deletedAt: Date | null };

const columns = sql`a.id, a.title, a.alt, a.point_of_interest as "pointOfInterest", a.version, a.format, a.width, a.height,
  a.bytes::float8 as bytes, a.has_alpha as "hasAlpha", a.updated_at as "updatedAt", a.deleted_at as "deletedAt"`;

const toPicture = ({ updatedAt, deletedAt, ...row }: Row): Picture => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** The pictures of the library; what visitors sent with a review belongs to the review. */
const inLibrary = (alias: string) => sql`a.alias = ${alias} and a.kind = 'image'
  and not exists (select from review_photos where media_id = a.id)`;

/** The ids of all pictures that something but content shows: one pass, however many pictures there are. */
const usedIds = (alias: string) => sql`
  select image ->> 'id' as id from products, jsonb_array_elements(images) image
  union all select image from variants where image is not null
  union all select picture from option_values where picture is not null
  union all select item ->> 'id' from media_assets, jsonb_array_elements(items) item
  where alias = ${alias} and kind in ('set', 'video')
  union all select film ->> 'poster' from media_assets where alias = ${alias} and kind in ('set', 'video')
  union all select thumb ->> 'id' from media_assets, jsonb_array_elements(film -> 'thumbs') thumb
  where alias = ${alias} and kind in ('set', 'video') and film is not null
  union all select tile from categories where tile is not null
  union all select hero from categories where hero is not null
  union all select unnest(array[logo, logo_dark, icon]) from shop_settings`;

function wanted(
  alias: string,
  { q = "", ids, show, missing_alt: missing }: PictureQuery,
  inContent: readonly string[],
): RawBuilder<unknown> {
  const all = [
    inLibrary(alias),
    show === "deleted" ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`,
    ids !== undefined && sql`a.id = any (${ids.split(",")}::text[])`,
    q.trim() && sql`lower(a.id || ' ' || a.title) like ${`%${literal(q.trim().toLowerCase())}%`}`,
    missing && (missing === "all" ? sql`a.alt = '{}'` : sql`not a.alt ? ${missing}`),
    show === "unused" &&
      sql`a.id <> all (${[...inContent]}::text[]) and not exists (select from used where used.id = a.id)`,
  ];
  return sql.join(
    all.filter((one) => typeof one === "object"),
    sql` and `,
  );
}

const orders: Record<PictureQuery["sort"], RawBuilder<unknown>> = {
  "-changed": sql`a.updated_at desc, a.id`,
  changed: sql`a.updated_at, a.id`,
  name: sql`a.id`,
};

export async function listPictures(
  db: Db,
  alias: string,
  query: PictureQuery,
): Promise<{ rows: Picture[] } & Partial<Counted>> {
  const condition = wanted(alias, query, query.show === "unused" ? await findShownByContent(db, alias) : []);
  const order = orders[query.sort];
  // Beside the question and not within it: what is used is read once, and all pictures are held against that at once.
  const used = query.show === "unused" ? sql`with used as materialized (${usedIds(alias)})` : sql``;
  const [found, counted] = await Promise.all([
    query.count === "only"
      ? null
      : sql<Row>`/* once */ ${used} select ${columns} from media_assets a where ${condition}
      order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}::bigint`.execute(db),
    query.count === "no"
      ? null
      : countOf(sql`from media_assets a where ${condition} order by a.updated_at, a.id`, used).execute(db),
  ]);
  return { rows: (found?.rows ?? []).map(toPicture), ...(counted && exactness(counted.rows[0]?.total)) };
}

/** Also one that is in the bin. */
export async function findPicture(db: Db, alias: string, id: string): Promise<Picture | null> {
  const { rows } = await sql<Row>`
    select ${columns} from media_assets a where ${inLibrary(alias)} and a.id = ${id}`.execute(db);
  return rows[0] ? toPicture(rows[0]) : null;
}

/** The shop's own look, categories, products by their pictures and their variants', then content by what its texts name. */
export async function findUses(db: Db, alias: string, id: string): Promise<PictureUse[]> {
  const [shop, categories, products, content] = await Promise.all([
    sql<{ name: string }>`select name from shop_settings where ${id} in (logo, logo_dark, icon)`.execute(db),
    sql<{ id: number; name: string }>`
      select id, name from categories where ${id} in (tile, hero) and deleted_at is null
      order by name, id limit ${usesShown}`.execute(db),
    sql<{ id: number; name: string }>`
      select id, name from products where deleted_at is null and (
        images @> ${JSON.stringify([{ id }])}::jsonb
        or id in (select product_id from variants where image = ${id}
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
    ...categories.rows.map((row) => ({ kind: "category" as const, ...row })),
    ...products.rows.map((row) => ({ kind: "product" as const, ...row })),
    ...content.rows.map((row) => ({ kind: "content" as const, ...row })),
  ];
}

const escaped = (id: string) => encodeURIComponent(id).replace(/[.+*?^${}()|[\]\\]/g, "\\$&");
