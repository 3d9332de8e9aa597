import { sql } from "kysely";
import { storesTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { OnShelf } from "./schema.ts";

/** Returns a page of a store's stock, sorted by SKU, of all variants or of some. */
export async function findStock(
  db: Db,
  storeId: number,
  page: number,
  limit: number,
  variantIds?: readonly number[],
): Promise<{ rows: OnShelf[]; total: number }> {
  const of = variantIds ? sql`s.variant_id = any (${[...variantIds]}::integer[])` : sql`true`;
  const [{ rows }, counted] = await Promise.all([
    sql<OnShelf>`
      select s.variant_id, v.product_id, v.sku, p.name, s.quantity, s.updated_at
      from store_stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
      where s.store_id = ${storeId} and ${of} order by v.sku limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`
      select count(*)::integer as total from store_stock s where s.store_id = ${storeId} and ${of}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A store that has some of a product, and which variants it has. */
export type StoreWithStock = { slug: string; name: string; variantIds: number[] };

/**
 * Returns the stores of a country that have a product in stock: the brand's own first, then those with the most
 * variants of it.
 */
export async function findWhoHas(
  db: Db,
  productId: number,
  country: string,
  limit: number,
): Promise<{ stores: StoreWithStock[]; total: number }> {
  noteTags([storesTag]);
  const { rows } = await sql<StoreWithStock & { total: number }>`
    select st.slug, st.name, array_agg(v.id order by v.position, v.id) as "variantIds", (count(*) over ())::integer as total
    from variants v join store_stock s on s.variant_id = v.id join stores st on st.id = s.store_id
    where v.product_id = ${productId} and st.country = ${country} and st.is_visible
    group by st.id order by st.is_own desc, count(*) desc, st.id limit ${limit}`.execute(db);
  return { stores: rows.map(({ total: _, ...store }) => store), total: rows[0]?.total ?? 0 };
}

/** Returns the products of which a store has most pieces, with their number. */
export async function findShelf(db: Db, storeId: number, limit: number): Promise<{ id: number; pieces: number }[]> {
  noteTags([storesTag]);
  const { rows } = await sql<{ id: number; pieces: number }>`
    select v.product_id as id, sum(s.quantity)::int as pieces from store_stock s join variants v on v.id = s.variant_id
    where s.store_id = ${storeId} group by v.product_id order by sum(s.quantity) desc, v.product_id limit ${limit}`.execute(
    db,
  );
  return rows;
}
