import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { upsertCategories } from "#commerce/catalog/products/writes.ts";
import { pinnedElsewhere } from "#commerce/catalog/shared/elsewhere.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import { type ManagementProblem, noFaults, problemOf } from "#commerce/catalog/shared/problems.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag, everything, fillCategoryTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type CategoryChange, plannedCategories, type StoredCategory } from "./plan.ts";
import { reconcileCategories } from "./reconcile-categories.ts";
import { writeTexts } from "./texts.ts";

type Answer<T> = Result<T, ManagementProblem>;

/**
 * All categories including hidden ones, in the shop's order, parents before children. With `isBin`, only those in the
 * bin.
 */
export async function listCategories(db: Db, isBin = false): Promise<StoredCategory[]> {
  return (await readCategories(db)).filter(({ deletedAt }) => (deletedAt !== null) === isBin);
}

async function readCategories(db: Db): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    with recursive tree as (
      select id, null::text as parent, array[position, id] as place from categories where parent_id is null
      union all
      select c.id, above.uid, tree.place || array[c.position, c.id]
      from tree join categories above on above.id = tree.id join categories c on c.parent_id = tree.id
    )
    select id, uid, name, tree.parent, position, is_visible as "isVisible", rule, sort, pins, tile, hero,
      local_images as "localImages",
      deleted_at as "deletedAt", version
    from tree join categories using (id) order by place
  `.execute(db);
  return rows;
}

/**
 * Adds or changes categories, found by id, else uid: all or none, in one transaction. Returns their uids in the order
 * of the changes. With `mayBeThere` false, categories are only added; staff of some `markets` pin nothing in others.
 */
export function putCategories(
  db: Db,
  changes: readonly CategoryChange[],
  mayBeThere = true,
  markets: Staff["markets"] = null,
): Promise<Answer<{ uids: string[]; merged: string[] }>> {
  return db.transaction().execute(async (trx): Promise<Answer<{ uids: string[]; merged: string[] }>> => {
    await lockCatalog(trx);
    const stored = await readCategories(trx);
    const faults = noFaults();
    const current = await reconcileCategories(trx, changes, stored);
    if (!current.ok) return current;
    const planned = plannedCategories(stored, current.value.changes, mayBeThere, faults);
    const problem = problemOf(faults);
    const refused = problem ?? pinnedElsewhere(stored, planned, markets);
    if (refused) return refused;
    await upsertCategories(
      trx,
      planned.map(({ uid, name, parent, position, isVisible }) => ({
        uid,
        name,
        position,
        isVisible,
        ...(parent !== null && { parent }),
      })),
    );
    await writeSettings(trx, planned);
    await writeAllTexts(trx, planned, current.value.changes);
    const before = new Map(stored.map((category) => [category.uid, category]));
    const ruled = planned.filter(({ uid, rule }) => !isDeepStrictEqual(rule, before.get(uid)?.rule ?? null));
    await recordChange(trx, (await idsOf(trx, ruled)).map(fillCategoryTag));
    const moved = planned.filter(({ uid, parent, isVisible }) => {
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
    return ok({ uids: planned.map(({ uid }) => uid), merged: current.value.merged });
  });
}

/** Writes the settings of categories besides their place in the tree. */
async function writeSettings(trx: Transaction, categories: readonly StoredCategory[]): Promise<void> {
  const rows = categories.map(({ uid, rule, sort, pins, tile, hero, localImages }) => ({
    uid,
    rule,
    sort,
    pins,
    tile,
    hero,
    local: localImages,
  }));
  await sql`
    update categories stored
    set rule = nullif(given.rule, 'null'), sort = given.sort, pins = given.pins, tile = given.tile, hero = given.hero,
      local_images = given.local
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (uid text, rule jsonb, sort text, pins jsonb, tile text, hero text, local jsonb)
    where stored.uid = given.uid and (stored.rule, stored.sort, stored.pins, stored.tile, stored.hero, stored.local_images)
      is distinct from (nullif(given.rule, 'null'), given.sort, given.pins, given.tile, given.hero, given.local)`.execute(
    trx,
  );
}

async function writeAllTexts(
  trx: Transaction,
  categories: readonly StoredCategory[],
  changes: readonly CategoryChange[],
): Promise<void> {
  const given = categories.flatMap(({ uid }, place) => {
    const texts = changes[place]?.body.texts;
    return texts ? [{ uid, texts }] : [];
  });
  if (given.length === 0) return;
  const all = new Map((await readCategories(trx)).map((category) => [category.uid, category]));
  const pathOf = (uid: string): string => {
    const above = all.get(uid)?.parent ?? null;
    return above === null ? uid : `${pathOf(above)}/${uid}`;
  };
  for (const { uid, texts } of given) {
    const category = all.get(uid);
    if (category) await writeTexts(trx, { ...category, path: pathOf(uid) }, texts);
  }
}

async function idsOf(trx: Transaction, categories: readonly StoredCategory[]): Promise<number[]> {
  if (categories.length === 0) return [];
  const uids = categories.map(({ uid }) => uid);
  const rows = await trx.selectFrom("categories").select("id").where("uid", "in", uids).execute();
  return rows.map(({ id }) => id);
}

/** Deletes a category without children; its products are no longer in it. */
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

export async function productsBelow(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from categories where id = any (${[...ids]}::int[])
      union select categories.id from categories join below on categories.parent_id = below.id)
    select distinct product_id as id from product_categories join below on category_id = below.id order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

const productsPerStep = 250;
/** Above this number, announcing that everything has changed is cheaper than naming each product. */
const mostNamed = 2000;

/** Updates what depends on a product's categories and their ancestors: lists, search and cached answers. */
export async function followCategories(trx: Transaction, products: readonly number[]): Promise<void> {
  for (let start = 0; start < products.length; start += productsPerStep)
    await recordProducts(trx, products.slice(start, start + productsPerStep));
  if (products.length > mostNamed) await recordChange(trx, [everything]);
}
