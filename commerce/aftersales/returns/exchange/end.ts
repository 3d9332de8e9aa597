import { sql } from "kysely";
import { changedSince } from "#commerce/aftersales/fulfilment/meanwhile.ts";
import { settleRefund } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { type ReturnResult, returnNotFound } from "#commerce/aftersales/returns/actions.ts";
import { exchangeKeyOf, findReturn } from "#commerce/aftersales/returns/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { findAttemptByOrder } from "#commerce/sales/checkout/placing/attempts.ts";
import { endSecondStep, giveUpDetail, releaseIn } from "#commerce/sales/checkout/placing/settle.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { type ExchangeServices, refuse } from "./decide.ts";

export type EndServices = ExchangeServices & CheckoutServices;

/**
 * `seen`: the latest history entry of the exchange order that the caller saw. `note` is written to the history and sent
 * to the customer.
 */
export type ExchangeEnd = { by: string; note: string; seen?: number };

/** How often a payment attempt that the provider cannot end is tried again. */
const rounds = 3;

/**
 * Ends an exchange early whose difference is not paid yet: its goods are released, what was kept is refunded the way it
 * was paid, the payment link says that it has ended, and the customer gets an email. A payment attempt under way is
 * first ended at the provider; when it was approved meanwhile, the exchange stands. Calling it again changes nothing.
 * Problems: "not-exchangeable" with `why`: "none", "paid", "under-way" (the result of a payment attempt is not known
 * yet); "changed-meanwhile". Calls the provider.
 */
export async function endExchange(
  services: EndServices,
  id: number,
  ending: ExchangeEnd,
): Promise<ReturnResult<Return>> {
  const { db } = services;
  const found = await findReturn(db, id);
  if (!found) return returnNotFound;
  const ended = await endIn(services, found, ending);
  if (!ended.ok) return ended;
  await payKeptBack(services, found);
  const after = await findReturn(db, id);
  return after ? ok(after) : returnNotFound;
}

async function endIn(
  services: EndServices,
  found: Return,
  { seen, ...ending }: ExchangeEnd,
): Promise<ReturnResult<void>> {
  const orderId = found.exchangeOrderId;
  if (orderId === null) return refuse("none");
  for (let round = 0; round < rounds; round++) {
    const step = { ...ending, orderId, isTried: round > 0, ...(round === 0 && seen !== undefined && { seen }) };
    const ended = await services.db.transaction().execute((trx) => end(services, trx, found, step));
    if (!ended.ok) return ended;
    if (ended.value === "ended") return ok(undefined);
    const attempt = await findAttemptByOrder(services.db, orderId);
    try {
      if (attempt && (await endSecondStep(services, attempt)) === "waiting") return refuse("under-way");
    } catch (error) {
      if (!(error instanceof PaymentUnclear)) services.log.error({ error, orderId }, "the payment provider failed");
      return refuse("under-way");
    }
  }
  return refuse("under-way");
}

type Step = Omit<ExchangeEnd, "seen"> & { orderId: number; isTried: boolean; seen?: number };

/** "open": a payment attempt may still succeed. */
async function end(
  services: EndServices,
  trx: Transaction,
  found: Return,
  { orderId, isTried, by, note, seen }: Step,
): Promise<ReturnResult<"ended" | "open">> {
  const payment = await lockDifference(trx, orderId);
  const order = await lockOrder(trx, orderId);
  if (!payment || !order) return refuse("none");
  if (order.status === "cancelled" && !order.confirmedAt) return ok("ended");
  if (order.confirmedAt) return refuse("paid", { exchange_order_id: orderId });
  const since = await changedSince(trx, orderId, seen);
  if (since) return since;
  const { id, status, reference } = payment;
  if (status !== "action_required" || (reference !== null && !isTried)) return ok("open");
  const said = { what: "exchange-ended", number: found.id, order: orderId, text: note || null } as const;
  for (const about of [orderId, found.orderId]) await noteHistory(trx, about, { note: told(said), by });
  await sql`update payments set open_until = now() where id = ${id}`.execute(trx);
  // The payment is checked once more, as after any abandoned payment: money that arrives late is refunded.
  const ended = { status: "cancelled" as const, reference: null, detail: giveUpDetail };
  await releaseIn(services, trx, id, { ...ended, reason: "ended by the shop", note });
  return ok("ended");
}

type Difference = { id: string; status: string; reference: string | null };

/** Locks the payment that an exchange waits for, and its payer before that, as docs/locks.md says. */
async function lockDifference(trx: Transaction, orderId: number): Promise<Difference | null> {
  await sql`select hold_payer(id) from payments where order_id = ${orderId}`.execute(trx);
  const { rows } = await sql<Difference>`
    select id, status, reference from payments where order_id = ${orderId} for update`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Refunds what was kept for the exchange. When the provider does not respond now, it is tried again like any refund.
 */
async function payKeptBack(services: EndServices, { id, orderId }: Return): Promise<void> {
  const kept = await findKept(services.db, orderId, exchangeKeyOf(id));
  if (!kept) return;
  const split = { payment: kept.amount, cards: kept.cards };
  const settled = await settleRefund(services, orderId, split, exchangeKeyOf(id));
  if (!settled.ok)
    services.log.warn({ orderId, problem: settled.problem.code }, "an ended exchange is not paid back yet");
}

async function findKept(db: Db, orderId: number, key: string): Promise<{ amount: number; cards: number } | null> {
  const { rows } = await sql<{ amount: number; cards: number }>`
    select r.amount, r.gift_amount as cards from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.key = ${key} and r.status = 'pending'`.execute(db);
  return rows[0] ?? null;
}
