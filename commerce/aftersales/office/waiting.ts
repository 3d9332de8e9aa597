import { type RawBuilder, sql } from "kysely";
import { type Static, Type } from "typebox";
import { countedPickUps } from "#commerce/aftersales/fulfilment/pick-ups/reads.ts";
import { withdrawalDates } from "#commerce/aftersales/returns/withdrawal/rules.ts";
import { orNull } from "#commerce/shared/rest/shapes.ts";
import type { Db } from "#database/tables.ts";

/** The numbers of waiting collections and returns, each counted by an index of its own and up to 10,000. */

const whole = Type.Integer();
export const OpenWork = Type.Object({
  /** Orders to make ready for collection, and ready ones that were not collected in time. */
  pickUpsToPrepare: whole,
  pickUpsLate: whole,
  returnsToReceive: whole,
  /** Received returns whose refund is not decided yet. */
  returnsUndecided: whole,
  /** Withdrawals that are not refunded yet, and the earliest legal deadline for that; null when there is none. */
  withdrawals: whole,
  withdrawalsRefundBy: orNull(Type.String()),
});
export type OpenWork = Static<typeof OpenWork>;

type Regions = readonly string[] | null;

const returnsWhere = (condition: RawBuilder<unknown>, regions: Regions) => sql<{ count: number; first: Date | null }>`
  select count(*)::integer as count, min(created_at) as first from (
    select r.created_at from returns r join orders o on o.id = r.order_id
    where ${condition} and (${regions}::text[] is null or o.region = any (${regions}::text[])) limit 10000) counted`;

export const waitingReturns = (regions: Regions) => ({
  returnsToReceive: returnsWhere(sql`r.status in ('requested', 'approved')`, regions),
  returnsUndecided: returnsWhere(sql`r.status = 'received' and r.settlement = 'undecided'`, regions),
  withdrawals: returnsWhere(
    sql`r.status in ('requested', 'approved', 'received')
      and exists (select from return_items i where i.return_id = r.id and i.reason = 'withdrawal')`,
    regions,
  ),
});

/** `regions`: whose orders may be shown; null means all. */
export async function findWaiting(db: Db, regions: Regions): Promise<OpenWork> {
  const { returnsToReceive, returnsUndecided, withdrawals } = waitingReturns(regions);
  const count = async (question: ReturnType<typeof returnsWhere>) => {
    const { count: total = 0, first = null } = (await question.execute(db)).rows[0] ?? {};
    return { total, first };
  };
  const [pickUps, toReceive, undecided, withdrawn] = await Promise.all([
    countedPickUps({ regions }).execute(db),
    count(returnsToReceive),
    count(returnsUndecided),
    count(withdrawals),
  ]);
  const { toPrepare = 0, late = 0 } = pickUps.rows[0] ?? {};
  return {
    pickUpsToPrepare: toPrepare,
    pickUpsLate: late,
    returnsToReceive: toReceive.total,
    returnsUndecided: undecided.total,
    withdrawals: withdrawn.total,
    withdrawalsRefundBy: withdrawn.first && withdrawalDates(withdrawn.first).refundBy.toISOString(),
  };
}
