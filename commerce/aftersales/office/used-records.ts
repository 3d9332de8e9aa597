import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

/** Which records something uses, so that the revert of a job that made them leaves them. */

/** Those products that are in an order, in whatever state, on a store's shelf, or that shoppers wrote about. */
export async function usedProducts(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id::text as id from products p
    where p.id = any (${ids.map(Number)}::integer[]) and (
      exists (select from variants v where v.product_id = p.id and ${isOrdered})
      or exists (select from reviews r where r.product_id = p.id)
      or exists (select from product_questions q where q.product_id = p.id))`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function usedVariants(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id::text as id from variants v where v.id = any (${ids.map(Number)}::integer[]) and ${isOrdered}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Lines are found by their SKU's index. */
const isOrdered = sql<boolean>`(
  exists (select from order_lines l where lower(l.sku) = lower(v.sku) and l.variant_id = v.id)
  or exists (select from store_stock s where s.variant_id = v.id))`;

/**
 * Those customers who have ordered or written something, or have taken their account into use: customers that an import
 * makes have no password until they set one.
 */
export async function usedCustomers(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id::text as id from customers c
    where c.id = any (${ids.map(Number)}::integer[]) and (
      c.password_hash is not null or c.email_verified_at is not null
      or exists (select from passkeys k where k.customer_id = c.id)
      or exists (select from orders o where o.customer_id = c.id)
      or exists (select from reviews r where r.customer_id = c.id)
      or exists (select from product_questions q where q.customer_id = c.id)
      or exists (select from pro_applications p where p.customer_id = c.id)
      or exists (select from invoice_terms t where t.customer_id = c.id))`.execute(trx);
  return rows.map(({ id }) => id);
}
