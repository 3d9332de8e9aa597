import { sql } from "kysely";
import { emptyCategoryBin } from "#commerce/catalog/categories/bin.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { noProduct, removeProduct } from "./actions.ts";

/** Deleted products are hidden and kept for 30 days. */

export const daysKept = 30;

/** The caller must record the products as changed. */
export async function moveToBin(trx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update products set deleted_at = now(), was_visible = is_visible, is_visible = false, updated_at = now()
    where id = any (${[...ids]}::integer[]) and deleted_at is null`.execute(trx);
}

export const binProduct = (db: Db, id: number): Promise<Result<void, ManagementProblem>> =>
  db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const row = await trx.selectFrom("products").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    if (!row) return noProduct;
    await moveToBin(trx, [id]);
    await recordProducts(trx, [id]);
    return ok(undefined);
  });

/** Restores it as it was, including whether it was visible. */
export const restoreProduct = (db: Db, id: number): Promise<Result<void, ManagementProblem>> =>
  db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const { rows } = await sql`
      update products set deleted_at = null, is_visible = coalesce(was_visible, false), was_visible = null, updated_at = now()
      where id = ${id} and deleted_at is not null returning id`.execute(trx);
    if (rows.length === 0) return noProduct;
    await recordProducts(trx, [id]);
    return ok(undefined);
  });

/** Deletes what was in the bin for longer. */
export async function emptyBin(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from products where deleted_at < now() - make_interval(days => ${daysKept}) order by id limit 1000`.execute(
    db,
  );
  for (const { id } of rows) await removeProduct(db, id);
  await emptyCategoryBin(db, daysKept);
}
