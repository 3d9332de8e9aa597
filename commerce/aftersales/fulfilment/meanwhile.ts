import { sql } from "kysely";
import type { HistoryFact } from "#commerce/sales/orders/history/fact.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { statusV2 } from "#commerce/sales/orders/states.ts";
import type { Db } from "#database/tables.ts";
import { type Failure, fail, type Problem } from "#platform/result.ts";

/**
 * The id of the latest entry in an order's history; 0 when there is none. Clients send it with a change to say what
 * they have seen.
 */
export async function latestSeen(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    select coalesce(max(id), 0)::bigint as seen from order_history where order_id = ${orderId}`.execute(db);
  return rows[0]?.seen ?? 0;
}

type Event = { at: Date; by: string; note: string; fact: HistoryFact | null; status: OrderStatus };

/**
 * Returns a problem with what has happened to an order since the caller saw it. Null when nothing has, or without
 * `seen`. Call it with the order locked.
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
    // For people, who read it in their own language.
    state: status,
    fact,
  }));
  return fail("changed-meanwhile", "Something has happened to this order meanwhile.", { detail: { meanwhile } });
}
