import { sql } from "kysely";
import { findRefundableAmount, lockPayment } from "#commerce/aftersales/fulfilment/reads.ts";
import { giveCredit } from "#commerce/aftersales/fulfilment/refunds/credit.ts";
import { findFacts } from "#commerce/aftersales/fulfilment/refunds/decide.ts";
import {
  announceRefunds,
  beginIn,
  type RefundSplit,
  settleRefund,
} from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { planRefund, type RefundPlan } from "#commerce/aftersales/fulfilment/refunds/rules.ts";
import { describeRefund } from "#commerce/aftersales/fulfilment/writes.ts";
import { payBack, type ReturnResult, returnNotFound } from "#commerce/aftersales/returns/actions.ts";
import { exchangeKeyOf, findReturn, lockReturn } from "#commerce/aftersales/returns/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { decideReturn } from "#commerce/aftersales/returns/writes.ts";
import { findParts } from "#commerce/sales/gift-cards/reads.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { lockCustomer } from "#commerce/sales/payments/invoice/credit.ts";
import { beginRefund, endRefund } from "#commerce/sales/payments/writes.ts";
import { noteCalculation } from "#commerce/sales/tax/writes.ts";
import { toDecimal, toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import {
  decideExchange,
  type Exchange,
  type ExchangeDecision,
  type ExchangeServices,
  type ExchangeTaxes,
  type Facts,
  refuse,
  taxesFor,
} from "./decide.ts";
import { isSameSwaps } from "./rules.ts";
import type { Swap } from "./schema.ts";
import { takeStock, writeReplacement } from "./writes.ts";

/** The key of the refund of what an exchange costs less: one per return. */
export const differenceKeyOf = (returnId: number): string => `exchange-difference:${returnId}`;

/**
 * Exchanges received pieces of a return for other goods of the order's market, at today's prices; another variant of
 * the same product that costs the same goes out for what was paid. The value of the pieces is kept as a gift card
 * without an email, which pays for a new order in the same transaction, so that stock, taxes and later returns work as
 * for any order. When that order costs less, the difference is refunded. When it costs more, the customer pays it by a
 * link (checkout/placing/pay-later.ts) while the goods are reserved, or the shop waives it.
 * For an order with an open invoice nothing is kept: a credit note reduces that invoice, and the new order has an
 * invoice of its own. Pieces that are not exchanged are refunded. The same request again changes nothing.
 * Problems: "not-exchangeable" with `why` (decide.ts), more pieces than came ("bad-quantity"), nothing to decide
 * ("impossible-return").
 */
export async function exchangeReturn(
  services: ExchangeServices,
  id: number,
  request: Exchange,
): Promise<ReturnResult<Return>> {
  const { db } = services;
  const seen = await findReturn(db, id);
  if (!seen) return returnNotFound;
  const made = await makeOnce(services, seen, request);
  if (!made.ok) return made;
  await announceRefunds(services, seen.orderId);
  // Without a response from the provider it is tried again like any refund.
  if (made.value) await settleRefund(services, seen.orderId, made.value, differenceKeyOf(id));
  await payBack(services, id, request.by);
  const found = await findReturn(db, id);
  return found ? ok(found) : returnNotFound;
}

/**
 * Returns the part of the difference to refund, or null. When a price changes meanwhile, taxes are calculated again.
 */
async function makeOnce(
  services: ExchangeServices,
  { id, orderId }: Return,
  request: Exchange,
): Promise<ReturnResult<RefundSplit | null>> {
  for (let round = 0; round < 3; round++) {
    const taxed = await taxesFor(services, orderId, request.swaps);
    if (!taxed.ok) return taxed;
    const made = await services.db
      .transaction()
      .execute((trx) => exchange(services, trx, { orderId, id, request, taxed: taxed.value }));
    if (!made.ok || made.value !== "changed") return made as ReturnResult<RefundSplit | null>;
  }
  return refuse("changed");
}

type ExchangeInput = { orderId: number; id: number; request: Exchange; taxed: ExchangeTaxes };

async function exchange(
  services: ExchangeServices,
  trx: Transaction,
  { orderId, id, request, taxed }: ExchangeInput,
): Promise<ReturnResult<RefundSplit | null | "changed">> {
  await holdDebtor(trx, orderId);
  const facts = await findFacts(trx, orderId, await lockPayment(trx, orderId));
  if (!facts.ok) return facts;
  await lockOrder(trx, orderId);
  const found = await lockReturn(trx, id);
  if (!found) return returnNotFound;
  if (found.exchangeOrderId !== null)
    return isSameSwaps(found.exchangeItems ?? request.swaps, request.swaps)
      ? ok(null)
      : refuse("exchanged", { exchange_order_id: found.exchangeOrderId });
  const decided = await decideExchange(trx, facts.value, found, request, taxed);
  if (!decided.ok || decided.value === "changed") return decided as ReturnResult<"changed">;
  const short = await takeStock(trx, request.swaps, decided.value.variants);
  if (short !== null) return refuse("stock", { variant_id: short });
  return write(services, trx, found, request, decided.value);
}

async function write(
  services: ExchangeServices,
  trx: Transaction,
  { id, orderId }: Return,
  request: Exchange,
  { facts, terms, variants, taxes, invoiceDays }: ExchangeDecision,
): Promise<ReturnResult<RefundSplit | null>> {
  const { by, swaps } = request;
  const parts = await creditValue(services, trx, { id, facts, kept: terms.kept, by, swaps, invoiceDays });
  if (!parts) return refuse("payment");
  const { order } = facts;
  const given = { order, terms, variants, parts, invoiceDays, provider: services.payments.name, by, returnId: id };
  const exchangeOrderId = await writeReplacement(trx, given);
  const { calculation } = taxes;
  if (calculation !== undefined)
    await noteCalculation(trx, exchangeOrderId, { service: services.tax.name, calculation });
  await decideReturn(trx, id, { settlement: "refund", exchangeOrderId, exchangeItems: swaps });
  const { currency } = order;
  const fact = { what: "return-exchanged", number: id, order: exchangeOrderId } as const;
  const note =
    terms.waived > 0
      ? told(
          { ...fact, amount: toDecimal(terms.waived, currency), currency },
          `${toDecimalText(terms.waived, currency)} ${currency}`,
        )
      : told(fact);
  await noteHistory(trx, orderId, { note, by });
  if (terms.due > 0 && invoiceDays === null)
    await queueOrderEmail(services.jobs, { orderId: exchangeOrderId, kind: "to-pay" }, trx);
  else await services.jobs.send("order-confirmation", { orderId: exchangeOrderId }, trx);
  if (terms.back === 0) return ok(null);
  const reason = `exchange for return ${id} costs less`;
  const asCredit = invoiceDays === null && (request.asCredit ?? false);
  const back = { items: [], amount: () => terms.back, reason, by, key: differenceKeyOf(id), asCredit };
  return beginIn(services, trx, orderId, back);
}

type ExchangeCredit = Pick<ExchangeDecision, "facts" | "invoiceDays"> & {
  id: number;
  kept: number;
  by: string;
  swaps: readonly Swap[];
};

/**
 * Credits the value that pays for the exchange: what the payment paid as a new card, what gift cards paid to those
 * cards. An open invoice is reduced instead. Returns the cards with their parts; null when the value cannot be kept.
 */
async function creditValue(services: ExchangeServices, trx: Transaction, credited: ExchangeCredit) {
  const { id, facts, by, swaps, invoiceDays } = credited;
  const { order } = facts;
  const items = swaps.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  const isCredit = invoiceDays === null;
  const plan = planRefund(facts, { items, amount: credited.kept, asCredit: isCredit });
  if (typeof plan === "string") return null;
  const own = await findParts(trx, order.id, plan.cards);
  const begun = await beginRefund(trx, order.id, plan.credit + plan.payment, exchangeKeyOf(id), plan.cards);
  if ("problem" in begun) return null;
  const reason = `exchange for return ${id}`;
  await describeRefund(trx, begun.refundId, { items, reason, by, isCredit });
  if (!isCredit) {
    await endRefund(trx, begun.refundId, { status: "done", reference: null });
    return own;
  }
  const credit = { refundId: begun.refundId, amount: plan.credit, by };
  const cardId = await giveCredit(services, trx, order, credit, false);
  if (cardId === null) return own;
  const { last4 } = await trx
    .selectFrom("gift_cards")
    .select("last4")
    .where("id", "=", cardId)
    .executeTakeFirstOrThrow();
  return [{ id: cardId, last4, amount: plan.credit, isReturned: true }, ...own];
}

/**
 * Locks the customer of an open invoice, so that exchanges are checked against their credit limit one after the other.
 * Call it before anything else is locked.
 */
async function holdDebtor(trx: Transaction, orderId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select o.customer_id as id from orders o join payments p on p.order_id = o.id
    where o.id = ${orderId} and p.status = 'invoiced' and o.customer_id is not null`.execute(trx);
  if (rows[0]) await lockCustomer(trx, rows[0].id, "counted");
}

export type ExchangePreview = ExchangeDecision & {
  refund: RefundPlan | null;
  /** The reduction of the open invoice for what goes out, and the amount invoiced for that. */
  credited: number;
  invoiced: number;
};

/** Returns what an exchange would do, to the cent, by the same decision as the exchange itself. Writes nothing. */
export async function previewExchange(
  services: ExchangeServices,
  found: Return,
  request: Exchange,
): Promise<ReturnResult<ExchangePreview>> {
  const { db } = services;
  const { orderId } = found;
  if (found.exchangeOrderId !== null) return refuse("exchanged", { exchange_order_id: found.exchangeOrderId });
  const taxed = await taxesFor(services, orderId, request.swaps);
  if (!taxed.ok) return taxed;
  const facts = await findFacts(db, orderId, await findRefundableAmount(db, orderId));
  if (!facts.ok) return facts;
  const decided = await decideExchange(db, facts.value, found, request, taxed.value);
  if (!decided.ok) return decided;
  if (decided.value === "changed") return refuse("changed");
  const { terms, invoiceDays } = decided.value;
  const { kept, back, total } = terms;
  const left = afterKeeping(facts.value, kept);
  const credited = invoiceDays === null ? 0 : facts.value.left.payment - left.payment;
  const invoiced = invoiceDays === null ? 0 : total - (kept - credited);
  const told = { ...decided.value, credited, invoiced };
  if (back === 0) return ok({ ...told, refund: null });
  const asCredit = invoiceDays === null && (request.asCredit ?? false);
  const plan = planRefund({ ...facts.value, left }, { items: [], amount: back, asCredit });
  return typeof plan === "string" ? refuse("payment") : ok({ ...told, refund: plan });
}

/** What is left to be refunded after this amount was kept. */
function afterKeeping({ left }: Facts, kept: number): Facts["left"] {
  const payment = Math.min(kept, left.payment);
  return { ...left, payment: left.payment - payment, cards: left.cards - (kept - payment) };
}
