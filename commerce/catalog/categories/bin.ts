import { sql } from "kysely";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag, fillCategoryTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { followCategories, noCategory, productsBelow } from "./actions.ts";
import type { RestoredCategory } from "./office-schema.ts";

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
 * Restores it as it was, including whether it was visible. While the category above it is in the bin, it comes below the
 * nearest one above that which is not, else to the top level.
 */
export const restoreCategory = (db: Db, id: number): Promise<Result<RestoredCategory, ManagementProblem>> =>
  db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const { rows } = await sql<{ former: number | null; parent: RestoredCategory["parent"] }>`
      with recursive above as (
        select p.id, p.name, p.parent_id, p.deleted_at, 1 as level
        from categories c join categories p on p.id = c.parent_id where c.id = ${id}
        union all
        select p.id, p.name, p.parent_id, p.deleted_at, level + 1
        from above join categories p on p.id = above.parent_id where level < 100
      ), living as (select id, name from above where deleted_at is null order by level limit 1),
      before as (select parent_id from categories where id = ${id})
      update categories c set deleted_at = null, is_visible = coalesce(was_visible, false), was_visible = null,
        parent_id = (select id from living)
      where id = ${id} and deleted_at is not null
      returning (select parent_id from before) as former,
        (select json_build_object('id', id, 'name', name) from living) as parent`.execute(trx);
    const [restored] = rows;
    if (!restored) return noCategory;
    await recordChange(trx, [categoriesTag, fillCategoryTag(id)]);
    await followCategories(trx, await productsBelow(trx, [id]));
    const { former, parent } = restored;
    return ok({ id, parent, isMoved: (parent?.id ?? null) !== former });
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
