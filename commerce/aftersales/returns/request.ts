import { orderNotFound } from "#commerce/aftersales/fulfilment/problems.ts";
import { type FulfilmentServices, orderEmailQueue } from "#commerce/aftersales/fulfilment/services.ts";
import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";
import type { ReturnResult } from "./problems.ts";
import { findReturn, findReturnable } from "./reads.ts";
import { longestNote } from "./rules.ts";
import type { Return, ReturnPiece } from "./schema.ts";
import { insertReturn } from "./writes.ts";

type Wish = { items: readonly ReturnPiece[]; note: string; by: string };

/**
 * Announces pieces of an order for return. Staff look at it (review.ts); the customer gets a mail. Problems: there are not
 * as many pieces to return ("bad-quantity", with the line in detail), or none at all ("not-returnable").
 */
export async function requestReturn(
  services: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  { items, note, by }: Wish,
): Promise<ReturnResult<Return>> {
  const { db, jobs } = services;
  const made = await db.transaction().execute(async (trx): Promise<ReturnResult<number>> => {
    // The lock makes two requests for the same piece queue up.
    const order = await lockOrder(trx, orderId);
    if (!order) return orderNotFound;
    const left = await findReturnable(trx, order);
    if (left.size === 0) return fail("not-returnable", "Nothing of this order can be returned, or not any more.");
    if (items.length === 0) return refuseQuantity("say which pieces come back");
    for (const { orderLineId, quantity } of items) {
      const rest = (left.get(orderLineId) ?? 0) - quantity;
      if (!(Number.isInteger(quantity) && quantity > 0 && rest >= 0))
        return refuseQuantity("hold more pieces than can come back", orderLineId);
      // A line that is named twice would be two reasons for one piece.
      left.set(orderLineId, -1);
    }
    const id = await insertReturn(trx, { orderId, items, note: note.slice(0, longestNote), by });
    await noteHistory(trx, orderId, { note: `return ${id} requested`, by });
    await jobs.send(orderEmailQueue, { orderId, kind: "return", state: "requested", returnId: id }, trx);
    return ok(id);
  });
  if (!made.ok) return made;
  const found = await findReturn(db, made.value);
  return found ? ok(found) : orderNotFound;
}

const refuseQuantity = (text: string, orderLineId?: number) =>
  fail("bad-quantity", `The items ${text}.`, {
    fields: { items: text },
    ...(orderLineId !== undefined && { detail: { orderLineId } }),
  });
