import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

/**
 * Adds the stock of the demo world's stores: half of all products in the brand's own stores, a few in each dealer's,
 * and of each about a quarter of the variants. The same in every database. One statement; gift cards are left out.
 */
export async function stockStores(trx: Transaction): Promise<void> {
  await sql`
    insert into store_stock (store_id, variant_id, quantity)
    select held.store_id, v.id, 1 + (hashtext(held.slug || v.sku) & 3)
    from (
      select s.id as store_id, s.slug, p.id as product_id
      from stores s cross join products p
      where p.kind <> 'gift-card' and (hashtext(s.slug || p.uid) & 127) < case when s.is_own then 64 else 6 end
    ) as held join variants v on v.product_id = held.product_id
    where (hashtext(v.sku || held.slug) & 3) = 0
  `.execute(trx);
}
