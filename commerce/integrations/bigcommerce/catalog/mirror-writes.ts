import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import type { Mirrored, MirroredCategory } from "./mirrored.ts";

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/**
 * Gives rows of ours the store's numbers, so that pages and /api speak of the same product and variant. What stands in the
 * way under the same uid or SKU is of something that the store no longer has, and gives them up. The import fills the rows.
 */
export async function keepCategoryIds(trx: Transaction, categories: readonly MirroredCategory[]): Promise<void> {
  const rows = categories.map(({ id, uid, name }) => ({ id, uid, name }));
  await sql`
    update categories kept set uid = 'former-' || kept.id
    from jsonb_to_recordset(${json(rows)}) as given (id int, uid text)
    where kept.uid = given.uid and kept.id <> given.id`.execute(trx);
  await sql`
    insert into categories (id, uid, name)
    select id, uid, name from jsonb_to_recordset(${json(rows)}) as given (id int, uid text, name text)
    on conflict (id) do update set uid = excluded.uid`.execute(trx);
}

export async function keepProductIds(trx: Transaction, products: readonly Mirrored[]): Promise<void> {
  const rows = products.map(({ id, product: { uid, sku, kind, name } }) => ({ id, uid, sku, kind, name }));
  const variants = products.flatMap(({ id, variantIds, product }) =>
    product.variants.map(({ sku }, index) => ({ id: variantIds[index], product_id: id, sku })),
  );
  await sql`
    update products kept set uid = 'former-' || kept.id, sku = 'former-' || kept.id
    from jsonb_to_recordset(${json(rows)}) as given (id int, uid text, sku text)
    where (kept.uid = given.uid or kept.sku = given.sku) and kept.id <> given.id`.execute(trx);
  await sql`
    insert into products (id, uid, sku, kind, name)
    select id, uid, sku, kind, name
    from jsonb_to_recordset(${json(rows)}) as given (id int, uid text, sku text, kind text, name text)
    on conflict (id) do update set uid = excluded.uid, sku = excluded.sku`.execute(trx);
  await sql`
    delete from variants kept using jsonb_to_recordset(${json(variants)}) as given (id int, sku text)
    where kept.sku = given.sku and kept.id <> given.id`.execute(trx);
  await sql`
    insert into variants (id, product_id, sku)
    select id, product_id, sku
    from jsonb_to_recordset(${json(variants)}) as given (id int, product_id int, sku text)
    on conflict (id) do update set product_id = excluded.product_id, sku = excluded.sku`.execute(trx);
}

/** Hides what the store does not have; returns whose listings are to go. */
export async function hideOthers(
  trx: Transaction,
  productIds: readonly number[],
  categoryIds: readonly number[],
): Promise<number[]> {
  await sql`
    update categories set is_visible = false
    where is_visible and id <> all(${[...categoryIds]}::int[])`.execute(trx);
  await recordChange(trx, [categoriesTag]);
  const { rows } = await sql<{ id: number }>`
    update products set is_visible = false
    where is_visible and id <> all(${[...productIds]}::int[]) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
