import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { handOut, undoHandOut } from "#commerce/sales/orders/writes.ts";
import type { Db } from "#database/tables.ts";
import { fail } from "#platform/result.ts";
import { changedSince } from "../meanwhile.ts";
import { type FulfilmentResult, orderNotFound } from "../problems.ts";
import { heldBack } from "../rules.ts";

type HandOver = { takenBy?: string; note?: string; by: string; seen?: number };

/**
 * Hands an order over at the store: the order is completed, and what had not left yet counts as handed out now.
 * `takenBy`: the person who took it. Refused when the order is on hold.
 */
export const handOver = (
  db: Db,
  id: number,
  { takenBy, note, by, seen }: HandOver,
): Promise<FulfilmentResult<unknown>> =>
  db.transaction().execute(async (trx): Promise<FulfilmentResult<unknown>> => {
    const order = await lockOrder(trx, id);
    if (!order) return orderNotFound;
    const since = await changedSince(trx, id, seen);
    if (since) return since;
    if (!order.extras?.pickUp) return notCollected("This order is sent to its buyer, and not collected.");
    const held = heldBack(order);
    if (held) return held;
    return handOut(trx, id, { note: note || told({ what: "collected", text: takenBy || null }), by });
  });

/**
 * Undoes a hand-over made by mistake: the order is ready for collection again. Refused when something of it was
 * returned or refunded.
 */
export const undoHandOver = (
  db: Db,
  id: number,
  { reason, by }: { reason: string; by: string },
): Promise<FulfilmentResult<unknown>> =>
  db.transaction().execute(async (trx): Promise<FulfilmentResult<unknown>> => {
    const order = await lockOrder(trx, id);
    if (!order) return orderNotFound;
    const note = told({ what: "not-collected", text: reason || null });
    const isUndone = order.extras?.pickUp !== undefined && (await undoHandOut(trx, id, { note, by }));
    if (isUndone) return { ok: true, value: id };
    return notCollected("It was not handed over, or something of it came back or was paid back since.");
  });

const notCollected = (message: string) => fail("not-collected", message);
