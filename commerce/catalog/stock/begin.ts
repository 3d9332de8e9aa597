import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

/**
 * Gives the tracked variants of these products a row of stock where they have none: before anybody has counted them, lists
 * of stock and of what is sold out show them, too.
 */
export async function beginStock(trx: Transaction, productIds: readonly number[]): Promise<void> {
  await sql`
    insert into stock (variant_id, available, of_product)
    select v.id, 0, p.id from products p join variants v on v.product_id = p.id
    where p.id = any(${[...productIds]}::int[]) and p.inventory_tracking <> 'none'
      and not exists (select from stock s where s.variant_id = v.id)
    order by v.id on conflict do nothing`.execute(trx);
}
