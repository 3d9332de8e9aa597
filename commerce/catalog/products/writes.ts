import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag } from "#database/changes/tags.ts";
import { jsonOf } from "#database/json.ts";
import type { Transaction } from "#database/tables.ts";
import { columnNames, columnTypes, replacedColumns, rowOf } from "./fields/field-columns.ts";
import type { CategoryInput, WrittenProduct } from "./product-input.ts";
import { upsertOptions, upsertVariants } from "./write-variants.ts";

/**
 * Adds, renames, moves and reorders categories; their order in the list is their order in the shop, unless they have
 * positions.
 */
export async function upsertCategories(trx: Transaction, categories: readonly CategoryInput[]): Promise<void> {
  const rows = categories.map((category, place) => ({
    uid: category.uid,
    name: category.name,
    position: category.position ?? place,
    is_visible: category.isVisible ?? true,
    parent: category.parent ?? null,
  }));
  await sql`
    insert into categories (uid, name, position, is_visible)
    select uid, name, position, is_visible
    from jsonb_to_recordset(${jsonOf(rows)}) as given (uid text, name text, position int, is_visible boolean)
    order by position
    on conflict (uid) do update
      set name = excluded.name, position = excluded.position, is_visible = excluded.is_visible
  `.execute(trx);
  await sql`
    update categories child set parent_id = parent.id
    from jsonb_to_recordset(${jsonOf(rows)}) as given (uid text, parent text)
      left join categories parent on parent.uid = given.parent
    where child.uid = given.uid and child.parent_id is distinct from parent.id
  `.execute(trx);
  await recordChange(trx, [categoriesTag]);
}

/**
 * Updates products to the given state: options, variants and prices that it does not contain are deleted. A fixed
 * number of statements for any number of products (pass some hundreds at a time). Returns their ids. Update the
 * listings with recordProducts (refresh-listings.ts) at the end of the transaction.
 */
export async function upsertProducts(trx: Transaction, products: readonly WrittenProduct[]): Promise<number[]> {
  if (products.length === 0) return [];
  const ids = await upsertProductRows(trx, products);
  await replaceCategories(trx, products);
  await upsertOptions(trx, products);
  await upsertVariants(trx, products);
  return ids;
}

async function upsertProductRows(trx: Transaction, products: readonly WrittenProduct[]): Promise<number[]> {
  const rows = products.map(rowOf);
  const result = await sql<{ id: number }>`
    insert into products (${columnNames})
    select ${columnNames} from jsonb_to_recordset(${jsonOf(rows)}) as given (${columnTypes})
    on conflict (uid) do update set ${replacedColumns}, updated_at = now()
    returning id
  `.execute(trx);
  return result.rows.map((row) => row.id);
}

async function replaceCategories(trx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  const rows = products.map((product) => ({ uid: product.uid, categories: product.categories }));
  await sql`
    with given as (
      select products.id, given.categories
      from jsonb_to_recordset(${jsonOf(rows)}) as given (uid text, categories text[]) join products using (uid)
    ), wanted as (
      select given.id as product_id, categories.id as category_id
      from given join categories on categories.uid = any(given.categories)
    ), gone as (
      delete from product_categories stored using given
      where stored.product_id = given.id and not stored.by_rule and not exists (
        select from wanted where wanted.product_id = stored.product_id and wanted.category_id = stored.category_id)
    )
    insert into product_categories as stored (product_id, category_id) select product_id, category_id from wanted
    on conflict (product_id, category_id) do update set by_rule = false where stored.by_rule
  `.execute(trx);
}
