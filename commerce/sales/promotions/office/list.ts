import { type RawBuilder, sql } from "kysely";
import { toPromotion } from "#commerce/sales/promotions/reads.ts";
import type { Promotion } from "#commerce/sales/promotions/schema.ts";
import { exactness, literal, mostCounted, type RowCount } from "#commerce/shared/lists/reads.ts";
import type { Db } from "#database/tables.ts";
import type { PromotionFilter, PromotionQuery, promotionStates } from "./list-schema.ts";

/**
 * Matches a part of the name, or the beginning of a stored code. The ids of matching codes are read first, so that the
 * planner can estimate the matches and choose between an index lookup and walking the requested order.
 */
const named = (q: string) => sql<boolean>`(
  lower(name) like ${`%${literal(q.toLowerCase())}%`} or id = any (array(
    select distinct promotion_id from promotion_codes
    where code like ${`${literal(q.normalize("NFKC").replace(/\s+/g, "").toUpperCase())}%`})))`;

const isOver = sql<boolean>`ends_at is not null and ends_at <= now()`;
const states: Record<(typeof promotionStates)[number], RawBuilder<boolean>> = {
  running: sql`is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`,
  scheduled: sql`is_active and starts_at > now() and (ends_at is null or ends_at > now())`,
  over: sql`ends_at <= now()`,
  off: sql`not is_active and not (${isOver})`,
};

const orders: Record<PromotionQuery["sort"], RawBuilder<unknown>> = {
  name: sql`lower(name), id`,
  "-name": sql`lower(name) desc, id desc`,
  starts: sql`starts_at, id`,
  "-starts": sql`starts_at desc, id desc`,
  ends: sql`ends_at, id`,
  "-ends": sql`ends_at desc, id desc`,
  newest: sql`id desc`,
};

function matching(db: Db, { q = "", kind, state, redemption }: PromotionFilter) {
  let found = db.selectFrom("promotions").selectAll().where("deleted_at", "is", null);
  if (q.trim() !== "") found = found.where(named(q.trim()));
  if (kind !== undefined) found = found.where("kind", "=", kind);
  if (state !== undefined) found = found.where(states[state]);
  if (redemption !== undefined) found = found.where("is_automatic", "=", redemption === "AUTOMATIC");
  return found;
}

/** For staff: promotions after a given id, in the order of their ids. */
export const promotionsAfter = async (
  db: Db,
  filter: PromotionFilter,
  after: number,
  limit: number,
): Promise<Promotion[]> =>
  (await matching(db, filter).where("id", ">", after).orderBy("id").limit(limit).execute()).map(toPromotion);

/** The ids of all promotions that match, ascending. */
export const promotionIds = async (db: Db, filter: PromotionFilter): Promise<number[]> =>
  (await matching(db, filter).clearSelect().select("id").orderBy("id").execute()).map(({ id }) => id);

/** The number of promotions, counted up to 10,000. */
export async function countPromotions(db: Db, filter: PromotionFilter): Promise<RowCount> {
  const some = matching(db, filter)
    .clearSelect()
    .select("id")
    .orderBy("id", "desc")
    .limit(mostCounted + 1);
  const { total } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return exactness(Number(total));
}

/** A page for staff, newest first by default. Promotions without a date come last, or first in reverse order. */
export async function listPromotions(db: Db, { page, limit, sort, ...filter }: PromotionQuery): Promise<Promotion[]> {
  const ordered = matching(db, filter).orderBy(orders[sort] as RawBuilder<string>);
  return (
    await ordered
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
  ).map(toPromotion);
}
