import { lockPayment } from "#commerce/aftersales/fulfilment/reads.ts";
import { announceRefunds } from "#commerce/aftersales/fulfilment/refund.ts";
import { giveCredit } from "#commerce/aftersales/fulfilment/refunds/credit.ts";
import { findFacts } from "#commerce/aftersales/fulfilment/refunds/decide.ts";
import { planRefund } from "#commerce/aftersales/fulfilment/refunds/rules.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { describeRefund } from "#commerce/aftersales/fulfilment/writes.ts";
import { payBack, type ReturnResult, returnNotFound } from "#commerce/aftersales/returns/actions.ts";
import { findReturn, lockReturn } from "#commerce/aftersales/returns/reads.ts";
import { arrivedPieces } from "#commerce/aftersales/returns/rules.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { decideReturn } from "#commerce/aftersales/returns/writes.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { beginRefund } from "#commerce/sales/payments/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { replacementOf, type Swap } from "./rules.ts";
import { findVariants, takeStock, writeReplacement } from "./writes.ts";

type Exchange = { swaps: readonly Swap[]; by: string };

/**
 * Other variants of the same products go out for pieces of a return that are here. What the pieces cost is given as a gift
 * card that nobody is told of, and pays for an order of its own in the same transaction, so that stock, taxes and a later
 * return of the new pieces are those of any order. What is not exchanged is paid back. Problems: another product, another
 * price, or no stock ("not-exchangeable" with `why`), more pieces than came ("bad-quantity").
 */
export async function exchangeReturn(
  services: FulfilmentServices,
  id: number,
  request: Exchange,
): Promise<ReturnResult<Return>> {
  const { db } = services;
  const seen = await findReturn(db, id);
  if (!seen) return returnNotFound;
  const made = await db.transaction().execute((trx) => exchange(services, trx, seen.orderId, id, request));
  if (!made.ok) return made;
  await announceRefunds(services, seen.orderId);
  await payBack(services, id, request.by);
  const found = await findReturn(db, id);
  return found ? ok(found) : returnNotFound;
}

async function exchange(
  services: FulfilmentServices,
  trx: Transaction,
  orderId: number,
  id: number,
  { swaps, by }: Exchange,
): Promise<ReturnResult<void>> {
  const facts = await findFacts(trx, orderId, await lockPayment(trx, orderId));
  if (!facts.ok) return facts;
  await lockOrder(trx, orderId);
  const found = await lockReturn(trx, id);
  if (!found) return returnNotFound;
  // Asked again: it was exchanged already.
  if (found.exchangeOrderId !== null) return ok(undefined);
  if (found.status !== "received" || found.settlement !== "undecided")
    return fail("impossible-return", "Nothing of this return is left to be decided.", {
      detail: { from: found.status },
    });
  const { order, before } = facts.value;
  const { lines }: Pick<Order, "lines"> = order;
  const arrived = new Map<number, number>();
  for (const { orderLineId, quantity } of arrivedPieces(found))
    arrived.set(orderLineId, (arrived.get(orderLineId) ?? 0) + quantity);
  for (const { orderLineId, quantity } of swaps) {
    const rest = (arrived.get(orderLineId) ?? 0) - quantity;
    if (rest < 0) return refuseQuantity();
    arrived.set(orderLineId, rest);
  }
  const variants = await findVariants(trx, order, swaps);
  for (const swap of swaps) {
    const line = lines.find((one) => one.id === swap.orderLineId);
    const [was, next] = [variants.get(line?.variantId ?? 0), variants.get(swap.variantId)];
    if (!line || !next?.isOffered || next.productId !== line.productId) return refuse("product", swap.variantId);
    if (was?.price !== next.price) return refuse("price", swap.variantId);
  }
  const items = swaps.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  const plan = planRefund(facts.value, { items, asCredit: true });
  if (typeof plan === "string" || plan.cards > 0 || plan.credit !== plan.amount || plan.other > 0)
    return refuse("payment");
  const short = await takeStock(trx, swaps, variants);
  if (short !== null) return refuse("stock", short);
  const begun = await beginRefund(trx, orderId, plan.credit, `exchange:${id}`, 0);
  if ("problem" in begun) return refuse("payment");
  const reason = `exchange for return ${id}`;
  await describeRefund(trx, begun.refundId, { items, reason, by, isCredit: true });
  const credit = { refundId: begun.refundId, amount: plan.credit, by };
  const cardId = await giveCredit(services, trx, order, credit, false);
  if (cardId === null) return refuse("payment");
  const replacement = replacementOf(order, before, swaps);
  const provider = services.payments.name;
  const exchangeOrderId = await writeReplacement(trx, {
    order,
    replacement,
    variants,
    cardId,
    provider,
    by,
    returnId: id,
  });
  await decideReturn(trx, id, { settlement: "refund", exchangeOrderId });
  await noteHistory(trx, orderId, { note: told({ what: "return-exchanged", number: id, order: exchangeOrderId }), by });
  await services.jobs.send("order-confirmation", { orderId: exchangeOrderId }, trx);
  return ok(undefined);
}

const refuseQuantity = () => {
  const text = "hold more pieces than came";
  return fail("bad-quantity", `The items ${text}.`, { fields: { items: text } });
};

const reasons = {
  product: "Only another variant of the same product, which is for sale, goes out in exchange.",
  price: "This variant costs something else today: pay back, and let it be ordered anew.",
  stock: "There are not enough pieces of this variant.",
  payment: "What these pieces cost cannot be kept for an exchange: pay back instead.",
} as const;

const refuse = (why: keyof typeof reasons, variantId?: number) =>
  fail("not-exchangeable", reasons[why], {
    fields: { items: reasons[why] },
    detail: { why, ...(variantId !== undefined && { variant_id: variantId }) },
  });
