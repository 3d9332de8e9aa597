import { type RawBuilder, sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { addressesTag, listingTag, listsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";

/** A product by both of its keys: the commerce id, and the uid that its content entry shares. */
export type ProductKey = { id: number; uid: string };

/** Both keys of existing visible products; one query, in no particular order. */
export async function findProductKeys(
  db: Db,
  { uids = [], ids = [] }: { uids?: readonly string[]; ids?: readonly number[] },
): Promise<ProductKey[]> {
  const keys = uids.filter((uid) => /^[a-z0-9-]{1,200}$/.test(uid));
  if (keys.length + ids.length === 0) return [];
  noteTags([listsTag]);
  return db
    .selectFrom("products")
    .select(["id", "uid"])
    .where("is_visible", "=", true)
    .where(({ or, eb }) =>
      or([
        eb("uid", "=", sql<string>`any(${keys}::text[])`),
        eb("id", "=", sql<number>`any(${[...new Set(ids)]}::int[])`),
      ]),
    )
    .execute();
}

/** Current uids of moved products: old → new. */
export async function findAddresses(db: Db): Promise<Map<string, string>> {
  noteTags([addressesTag]);
  const { rows } = await sql<{ former: string; uid: string }>`
    select a.uid as former, p.uid from product_addresses a join products p on p.id = a.product_id
    where not exists (select from products living where living.uid = a.uid)`.execute(db);
  return new Map(rows.map(({ former, uid }) => [former, uid]));
}

/** What similar products share: for each attribute, one of these terms (see refresh-listings.ts). */
export type Kinship = readonly (readonly string[])[];

/**
 * Products that the region sells in a category or below it, and that match one of the kinships (all, when there are
 * none): those of the first kinship first, each by popularity. One query.
 */
export async function findAlike(
  db: Db,
  region: PriceRegion,
  categoryId: number,
  kinships: readonly Kinship[],
  limit: number,
): Promise<ProductKey[]> {
  noteTags([listsTag]);
  const fits = kinships.map((kinship) => all(kinship.map((terms) => sql`terms && ${[...terms]}::text[]`)));
  const rank = fits.length === 0 ? sql`0` : sql`case ${sql.join(fits.map(whenThen), sql` `)} end`;
  const { rows } = await sql<ProductKey>`
    select product_id as id, card ->> 'uid' as uid
    from listings, lateral (select ${rank} as rank) as kin
    where region = ${region} and terms @> ${[`category:${categoryId}`]}::text[] and rank is not null
    order by rank, popularity desc, product_id limit ${limit}::int
  `.execute(db);
  return rows;
}

const all = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
const whenThen = (condition: RawBuilder<unknown>, index: number) => sql`when ${condition} then ${index}::int`;

/** A product's list terms in a region; empty when it is not listed. */
export async function termsOf(db: Db, region: PriceRegion, productId: number): Promise<string[]> {
  noteTags([listingTag(productId), listsTag]);
  const row = await db
    .selectFrom("listings")
    .select("terms")
    .where("region", "=", region)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row?.terms ?? [];
}
