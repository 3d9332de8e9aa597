import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

/** Whether a product's options, their values and its variants go together, which a revert looks after. */

/** The values that a variant has. */
export async function usedValues(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id::text as id from option_values w join product_options o on o.id = w.option_id
    where w.id = any (${ids.map(Number)}::integer[]) and exists (
      select from variants v where v.product_id = o.product_id and w.id = any (v.option_value_ids))`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The options that have a value, which would go with them. */
export async function usedOptions(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct option_id::text as id from option_values where option_id = any (${ids.map(Number)}::integer[])`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** The products without a variant, with a variant that lacks a value of an option, or with two that have the same values. */
export async function unsoundProducts(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id::text as id from products p
    left join lateral (
      select array_agg(o.id order by o.id) as ids from product_options o where o.product_id = p.id) wanted on true
    left join lateral (
      select count(*) as number, count(distinct chosen.choice) as different,
        bool_or(chosen.options is distinct from wanted.ids or cardinality(v.option_value_ids) <> coalesce(cardinality(wanted.ids), 0)) as lacks
      from variants v left join lateral (
        select array_agg(w.option_id order by w.option_id) as options,
          coalesce(array_agg(w.id order by w.option_id), '{}') as choice
        from option_values w where w.id = any (v.option_value_ids)) chosen on true
      where v.product_id = p.id) variants on true
    where p.id = any (${ids.map(Number)}::integer[])
      and (variants.number = 0 or variants.different < variants.number or variants.lacks)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Carts look up anew what variants are called whose options or values were put back. */
export async function forgetShownOptions(trx: Transaction, products: readonly number[]): Promise<void> {
  await sql`
    update variants set shown_options = null
    where product_id = any (${[...products]}::integer[]) and shown_options is not null
      and shown_options::jsonb is distinct from options_shown(option_value_ids)::jsonb`.execute(trx);
}
