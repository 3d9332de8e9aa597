import { sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { listingTag, listsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { pricesBehind } from "./reads.ts";
import type { ProductCard } from "./schema.ts";

/**
 * Product cards. With a region of null the cards are those of the United States: the page shows them without prices.
 */

/** In the order of `ids`; products that the region does not list are left out. */
export async function cardsByIds(db: Db, region: PriceRegion | null, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  noteTags(ids.map(listingTag));
  const rows = await db
    .selectFrom("listings")
    .select(["product_id", "card"])
    .where("region", "=", pricesBehind(region))
    .where("product_id", "=", sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.product_id, row.card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The list terms of products, by id: "kind:boot", "size:43" (see refresh-listings.ts). */
export async function termsByIds(
  db: Db,
  region: PriceRegion | null,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  noteTags(ids.map(listingTag));
  const rows = await db
    .selectFrom("listings")
    .select(["product_id", "terms"])
    .where("region", "=", pricesBehind(region))
    .where("product_id", "=", sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.terms]));
}

/** In the order of `uids`, which may be former ones; products that the region does not list are left out. */
export async function cardsByUids(db: Db, region: PriceRegion | null, uids: readonly string[]): Promise<ProductCard[]> {
  const keys = uids.filter((uid) => /^[a-z0-9-]+$/.test(uid));
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("products")
    .innerJoin("listings", "listings.product_id", "products.id")
    .select(["products.uid", "card"])
    .where("listings.region", "=", pricesBehind(region))
    .where("products.uid", "=", sql<string>`any(${keys}::text[])`)
    .execute();
  const missing = keys.filter((key) => !rows.some(({ uid }) => uid === key));
  if (missing.length > 0) rows.push(...(await cardsByFormerUids(db, region, missing)));
  const byUid = new Map(rows.map((row) => [row.uid, row.card]));
  // A product that is not listed yet has no id whose tag could be noted.
  noteTags([...rows.map(({ card }) => listingTag(card.id)), ...(rows.length < keys.length ? [listsTag] : [])]);
  const cards = keys.flatMap((uid) => byUid.get(uid) ?? []);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

async function cardsByFormerUids(db: Db, region: PriceRegion | null, uids: readonly string[]) {
  return db
    .selectFrom("product_addresses")
    .innerJoin("listings", "listings.product_id", "product_addresses.product_id")
    .select(["product_addresses.uid", "card"])
    .where("listings.region", "=", pricesBehind(region))
    .where("product_addresses.uid", "=", sql<string>`any(${[...uids]}::text[])`)
    .execute();
}

/** Products with all `terms` (see refresh-listings.ts), the most popular first; `without` leaves one out. */
export async function cardsByTerms(
  db: Db,
  region: PriceRegion | null,
  terms: readonly string[],
  limit: number,
  without = 0,
): Promise<ProductCard[]> {
  const { rows } = await sql<{ card: ProductCard }>`
    select card from listings
    where region = ${pricesBehind(region)} and terms @> ${[...terms]}::text[] and product_id <> ${without}::int
    order by popularity desc, product_id limit ${limit}::int
  `.execute(db);
  return chosen(rows);
}

/** The products that were added last. */
export async function newestCards(db: Db, region: PriceRegion | null, limit: number): Promise<ProductCard[]> {
  const { rows } = await sql<{ card: ProductCard }>`
    select card from listings where region = ${pricesBehind(region)} order by product_id desc limit ${limit}::int
  `.execute(db);
  return chosen(rows);
}

function chosen(rows: readonly { card: ProductCard }[]): ProductCard[] {
  noteTags([listsTag, ...rows.map(({ card }) => listingTag(card.id))]);
  return rows.map(({ card }) => card);
}

/**
 * Products similar to this one, without it: first those of its most specific category, then of its kind, each by
 * popularity. One query; its second half runs only when the first does not fill the list.
 */
export async function relatedCards(
  db: Db,
  region: PriceRegion | null,
  productId: number,
  limit: number,
): Promise<ProductCard[]> {
  const listed = sql`region = ${pricesBehind(region)} and product_id <> ${productId}::int`;
  const { rows } = await sql<{ card: ProductCard }>`
    with own as materialized (
      select array['kind:' || kind] as kind, array['category:' || coalesce((
        select categories.id from product_categories join categories on categories.id = category_id
        where product_id = products.id order by categories.parent_id is null, categories.position limit 1), 0)] as place
      from products where id = ${productId}::int
    )
    (select card from listings where ${listed} and terms @> (select place from own)
      order by popularity desc, product_id limit ${limit}::int)
    union all
    (select card from listings where ${listed} and terms @> (select kind from own) and not terms @> (select place from own)
      order by popularity desc, product_id limit ${limit}::int)
    limit ${limit}::int
  `.execute(db);
  return chosen(rows);
}
