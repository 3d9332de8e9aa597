import { sql } from "kysely";
import type { HistoryFact } from "#commerce/sales/orders/history/fact.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { statusV2 } from "#commerce/sales/orders/states.ts";
import type { Db } from "#database/tables.ts";
import { type Failure, fail, type Problem } from "#platform/result.ts";

/** The number of the latest line of an order's history: who sends it with a change says what they have seen. 0: none. */
export async function latestSeen(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    select coalesce(max(id), 0)::bigint as seen from order_history where order_id = ${orderId}`.execute(db);
  return rows[0]?.seen ?? 0;
}

type Event = { at: Date; by: string; note: string; fact: HistoryFact | null; status: OrderStatus };

/**
 * What has happened to an order since somebody looked at it, as a refusal that tells it; null: nothing, or they did not say
 * what they saw. To be asked with the order locked.
 */
export async function changedSince(
  db: Db,
  orderId: number,
  seen: number | undefined,
): Promise<Failure<Problem<"changed-meanwhile">> | null> {
  if (seen === undefined) return null;
  const { rows } = await sql<Event>`
    select at, made_by as by, note, fact, status from order_history where order_id = ${orderId} and id > ${seen}
    order by id desc limit 5`.execute(db);
  if (rows.length === 0) return null;
  const meanwhile = rows.reverse().map(({ at, by, note, fact, status }) => ({
    date: at.toISOString(),
    made_by: by,
    note,
    status: statusV2[status].name,
    // For people, in their own language.
    state: status,
    fact,
  }));
  return fail("changed-meanwhile", "Something has happened to this order meanwhile.", { detail: { meanwhile } });
}
