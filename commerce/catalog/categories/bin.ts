import { sql } from "kysely";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag, fillCategoryTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { followCategories, noCategory, productsBelow } from "./actions.ts";

/** Deleted categories are hidden and kept for 30 days, with their hand-picked products. */

type Answer = Promise<Result<void, ManagementProblem>>;

export const binCategory = (db: Db, id: number): Answer =>
  db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const child = await trx
      .selectFrom("categories")
      .select("uid")
      .where("parent_id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (child) return fail("has-children", `Nothing was deleted: ${child.uid} lies below this category.`);
    const products = await productsBelow(trx, [id]);
    const { numAffectedRows = 0n } = await sql`
      update categories set deleted_at = now(), was_visible = is_visible, is_visible = false
      where id = ${id} and deleted_at is null`.execute(trx);
    if (numAffectedRows === 0n) return noCategory;
    await recordChange(trx, [categoriesTag, fillCategoryTag(id)]);
    await followCategories(trx, products);
    return ok(undefined);
  });

/**
 * Restores it as it was, including whether it was visible. Without its former parent it becomes a top-level category.
 */
export const restoreCategory = (db: Db, id: number): Answer =>
  db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const { numAffectedRows = 0n } = await sql`
      update categories c set deleted_at = null, is_visible = coalesce(was_visible, false), was_visible = null,
        parent_id = (select id from categories above where above.id = c.parent_id and above.deleted_at is null)
      where id = ${id} and deleted_at is not null`.execute(trx);
    if (numAffectedRows === 0n) return noCategory;
    await recordChange(trx, [categoriesTag, fillCategoryTag(id)]);
    await followCategories(trx, await productsBelow(trx, [id]));
    return ok(undefined);
  });

/** Deletes categories that were in the bin for longer than `daysKept`; their children become top-level categories. */
export async function emptyCategoryBin(db: Db, daysKept: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const { rows } = await sql<{ id: number }>`
      select id from categories where deleted_at < now() - make_interval(days => ${daysKept}::integer)`.execute(trx);
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return;
    await sql`update categories set parent_id = null where parent_id = any (${ids}::integer[])`.execute(trx);
    const products = await productsBelow(trx, ids);
    await sql`delete from categories where id = any (${ids}::integer[])`.execute(trx);
    await recordChange(trx, [categoriesTag]);
    await followCategories(trx, products);
  });
}
