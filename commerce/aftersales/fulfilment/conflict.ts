import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { statusV2 } from "#commerce/sales/orders/states.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { conflictIn, laterVersion } from "#commerce/staff/versions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Problem } from "#platform/result.ts";

/**
 * Checks a status change by a caller who saw an older version of the order. Returns a problem when somebody else has
 * changed the status since, otherwise null. Changes between this check and the write are refused by the rules of the
 * statuses.
 */
export async function findConflict(db: Db, id: number, seen: number, to: OrderStatus): Promise<Problem | null> {
  const order = await findOrder(db, id);
  if (order?.version === undefined || seen === order.version || order.status === to) return null;
  if (seen > order.version) return laterVersion().problem;
  const since = await changesSince(db, "order", id, seen, order.version);
  if (since.isComplete && !("status" in formerColumns(since, "order"))) return null;
  return conflictIn(["status"], { status: statusV2[order.status].name }, order.version).problem;
}
