import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { upsertCategories } from "#commerce/catalog/products/writes.ts";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag, everything } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { lockCatalog } from "./actions.ts";
import { type CategoryChange, mergedCategories, type StoredCategory } from "./category-merge.ts";
import { type ManagementProblem, noFaults, problemOf } from "./problems.ts";
import { reconcileCategories } from "./reconcile.ts";

type Answer<T> = Result<T, ManagementProblem>;

/** Hidden ones too, in the shop's order, those above before those below. */
export async function listCategories(db: Db): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    with recursive tree as (
      select id, uid, name, null::text as parent, position, is_visible, version, array[position, id] as place
      from categories where parent_id is null
      union all
      select c.id, c.uid, c.name, tree.uid, c.position, c.is_visible, c.version, tree.place || array[c.position, c.id]
      from categories c join tree on tree.id = c.parent_id
    )
    select id, uid, name, parent, position, is_visible as "isVisible", version from tree order by place
  `.execute(db);
  return rows;
}

/**
 * Adds categories or changes those that are there, found by id, else uid: all or none, in one transaction. Answers their
 * uids in the order of the changes. `mayBeThere` false: only adds.
 */
export function putCategories(
  db: Db,
  changes: readonly CategoryChange[],
  mayBeThere = true,
): Promise<Answer<{ uids: string[]; merged: string[] }>> {
  return db.transaction().execute(async (trx): Promise<Answer<{ uids: string[]; merged: string[] }>> => {
    await lockCatalog(trx);
    const stored = await listCategories(trx);
    const faults = noFaults();
    const current = await reconcileCategories(trx, changes, stored);
    if (!current.ok) return current;
    const merged = mergedCategories(stored, current.value.changes, mayBeThere, faults);
    const problem = problemOf(faults);
    if (problem) return problem;
    await upsertCategories(
      trx,
      merged.map(({ parent, version: _, ...category }) => ({ ...category, ...(parent !== null && { parent }) })),
    );
    const before = new Map(stored.map((category) => [category.uid, category]));
    const moved = merged.filter(({ uid, parent, isVisible }) => {
      const former = before.get(uid);
      return former && (former.parent !== parent || former.isVisible !== isVisible);
    });
    await followCategories(
      trx,
      await productsBelow(
        trx,
        moved.map(({ id }) => id),
      ),
    );
    return ok({ uids: merged.map(({ uid }) => uid), merged: current.value.merged });
  });
}

/** Removes a category with nothing below it; its products are in one category less. */
export function removeCategory(db: Db, id: number): Promise<Answer<void>> {
  return db.transaction().execute(async (trx): Promise<Answer<void>> => {
    await lockCatalog(trx);
    const child = await trx.selectFrom("categories").select("uid").where("parent_id", "=", id).executeTakeFirst();
    if (child) return fail("has-children", `Nothing was removed: ${child.uid} lies below this category.`);
    const products = await productsBelow(trx, [id]);
    const gone = await trx.deleteFrom("categories").where("id", "=", id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return noCategory;
    await recordChange(trx, [categoriesTag]);
    await followCategories(trx, products);
    return ok(undefined);
  });
}

export const noCategory = fail("not-found", "There is no such category.");

async function productsBelow(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from categories where id = any (${[...ids]}::int[])
      union select categories.id from categories join below on categories.parent_id = below.id)
    select distinct product_id as id from product_categories join below on category_id = below.id order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

const productsPerStep = 250;
/** With more of them it is cheaper to make everything anew than to name each. */
const mostNamed = 2000;

/** Lists know a product's categories and all above them, and so do search and answers. */
async function followCategories(trx: Transaction, products: readonly number[]): Promise<void> {
  for (let start = 0; start < products.length; start += productsPerStep)
    await recordProducts(trx, products.slice(start, start + productsPerStep));
  if (products.length > mostNamed) await recordChange(trx, [everything]);
}
