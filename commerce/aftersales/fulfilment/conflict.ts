import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { statusV2 } from "#commerce/sales/orders/states.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { conflictIn, laterVersion } from "#commerce/staff/versions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Problem } from "#platform/result.ts";

/**
 * What stands against bringing an order into a state by whoever saw an older version: somebody else has brought it into another
 * since. Null: nothing. What happens between this look and the change, the states themselves refuse.
 */
export async function findConflict(db: Db, id: number, seen: number, to: OrderStatus): Promise<Problem | null> {
  const order = await findOrder(db, id);
  if (order?.version === undefined || seen === order.version || order.status === to) return null;
  if (seen > order.version) return laterVersion().problem;
  const since = await changesSince(db, "order", id, seen, order.version);
  if (since.isComplete && !("status" in formerColumns(since, "order"))) return null;
  return conflictIn(["status"], { status: statusV2[order.status].name }, order.version).problem;
}
