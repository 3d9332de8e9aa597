import { type RawBuilder, sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { Changes } from "#database/changes/follow.ts";
import type { Reader } from "#database/changes/reader.ts";
import { everything, filledCategoriesIn, ownFieldsTag, productIdsIn } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ruleCondition } from "./conditions.ts";
import type { Rule } from "./schema.ts";

/**
 * Keeps categories with rules filled. Changes of products are recorded, and one process per database checks the changed
 * products against the rules. A changed rule is checked against all products once, in batches.
 */

const perStep = 250;
/** The version of the rules' evaluation: increasing it checks every rule against every product once more. */
const way = 1;

export const followRules = (changes: Pick<Changes, "work">, db: Db): Reader =>
  changes.work("category-rules", way, async (tags) => {
    if (tags.has(everything)) await fillCategories(db, null);
    else {
      await fillCategories(db, filledCategoriesIn(tags));
      if (tags.has(ownFieldsTag)) await fillCategories(db, await askingOwnFields(db));
      await applyCategoryRules(db, productIdsIn(tags));
    }
  });

/** Categories whose rules use own fields: a field in the bin has no values. */
async function askingOwnFields(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where rule @? '$.conditions[*] ? (@.field starts with "own")'`.execute(db);
  return rows.map(({ id }) => id);
}

type RuledCategory = { id: number; rule: Rule | null };

/**
 * Fills these categories, or all that have rules. A category without a rule, or in the bin, contains nothing by rule.
 */
export async function fillCategories(db: Db, ids: readonly number[] | null): Promise<void> {
  if (ids?.length === 0) return;
  const { rows } = await sql<RuledCategory>`
    select id, case when deleted_at is null then rule end as rule from categories
    where ${ids === null ? sql`rule is not null or id in (select category_id from product_categories where by_rule)` : sql`id = any (${[...ids]}::integer[])`} order by id`.execute(
    db,
  );
  for (const category of rows) {
    const wrong = await differing(db, category, null);
    await applyCategoryRules(db, wrong);
  }
}

/** Adds these products to the categories whose rules they match, and removes them from the others. */
export async function applyCategoryRules(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = [...productIds].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += perStep) {
    const step = ids.slice(start, start + perStep);
    // Almost every change moves nothing; this is checked before anything is locked.
    if (await isSettled(db, step)) continue;
    await db.transaction().execute(async (trx) => {
      await lockCatalog(trx);
      await recordProducts(trx, await move(trx, step));
    });
  }
}

/** Includes categories that still contain products by a rule they no longer have. */
async function findRuled(db: Db, productIds: readonly number[]): Promise<RuledCategory[]> {
  const { rows } = await sql<RuledCategory>`
    select id, case when deleted_at is null then rule end as rule from categories
    where rule is not null or id in (
      select category_id from product_categories where by_rule and product_id = any (${[...productIds]}::integer[]))
    order by id`.execute(db);
  return rows;
}

async function isSettled(db: Db, ids: readonly number[]): Promise<boolean> {
  for (const category of await findRuled(db, ids)) {
    if ((await differing(db, category, ids)).length > 0) return false;
  }
  return true;
}

/** Returns the products whose categories have changed. */
async function move(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const moved = new Set<number>();
  for (const category of await findRuled(trx, ids)) {
    const wrong = await differing(trx, category, ids);
    if (wrong.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      with gone as (
        delete from product_categories
        where category_id = ${category.id} and by_rule and product_id = any (${wrong}::integer[]) returning product_id
      ), added as (
        insert into product_categories (product_id, category_id, by_rule)
        select id, ${category.id}::integer, true from unnest(${wrong}::integer[]) id
        where id not in (select product_id from gone) on conflict do nothing returning product_id
      )
      select product_id as id from gone union select product_id from added`.execute(trx);
    for (const { id } of rows) moved.add(id);
  }
  return [...moved].sort((a, b) => a - b);
}

/** Products missing from a category, or in it by a rule that they do not match. */
async function differing(db: Db, { id, rule }: RuledCategory, ids: readonly number[] | null): Promise<number[]> {
  const met: RawBuilder<boolean> = rule ? ruleCondition(rule) : sql<boolean>`false`;
  const meant = ids === null ? sql`true` : sql`p.id = any (${[...ids]}::integer[])`;
  const { rows } = await sql<{ id: number }>`/* once */
    select p.id from products p left join product_categories c on c.product_id = p.id and c.category_id = ${id}::integer
    where ${meant} and ((c.product_id is null and ${met}) or (c.by_rule and not ${met})) order by p.id`.execute(db);
  return rows.map((row) => row.id);
}
