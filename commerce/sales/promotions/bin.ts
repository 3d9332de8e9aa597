import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { promotionsTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { notFound, type PromotionProblem } from "./actions.ts";

/**
 * Deleted promotions are kept for 30 days with their codes. They stop applying at once, automatically or by code, and
 * no other promotion can use their codes.
 */

const change = (db: Db, work: (trx: Transaction) => Promise<bigint | undefined>) =>
  db.transaction().execute(async (trx): Promise<Result<void, PromotionProblem>> => {
    if (!(await work(trx))) return notFound;
    await recordChange(trx, [promotionsTag]);
    return ok(undefined);
  });

/** Returns how many of them were not in the bin before. */
export async function moveToBin(trx: Transaction, ids: readonly number[]): Promise<bigint | undefined> {
  const done = await sql`
    update promotions set deleted_at = now(), was_active = is_active, is_active = false, updated_at = now()
    where id = any (${[...ids]}::integer[]) and deleted_at is null`.execute(trx);
  return done.numAffectedRows;
}

export const binPromotion = (db: Db, id: number) => change(db, (trx) => moveToBin(trx, [id]));

/** Restores it as it was, including whether it was active. */
export const restorePromotion = (db: Db, id: number) =>
  change(db, async (trx) => {
    const done = await sql`
      update promotions set deleted_at = null, is_active = coalesce(was_active, false), was_active = null, updated_at = now()
      where id = ${id} and deleted_at is not null`.execute(trx);
    return done.numAffectedRows;
  });

export type BinnedPromotion = { id: number; name: string; deletedAt: Date; codes: number };

/** Newest first, with the number of each one's codes. */
export async function listBinnedPromotions(db: Db): Promise<BinnedPromotion[]> {
  const { rows } = await sql<BinnedPromotion>`
    select id, name, deleted_at as "deletedAt",
      (select count(*)::integer from promotion_codes c where c.promotion_id = p.id) as codes
    from promotions p where deleted_at is not null order by deleted_at desc, id desc limit 1000`.execute(db);
  return rows;
}

/** Deletes promotions that were in the bin for longer than `daysKept`, with their codes. */
export const emptyPromotionBin = (db: Db, daysKept: number): Promise<unknown> =>
  sql`delete from promotions where deleted_at < now() - make_interval(days => ${daysKept}::integer)`.execute(db);
