import { sql } from "kysely";
import type { findFacts } from "#commerce/aftersales/fulfilment/refunds/decide.ts";
import { planRefund } from "#commerce/aftersales/fulfilment/refunds/rules.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { type ReturnResult, returnNotFound } from "#commerce/aftersales/returns/actions.ts";
import { arrivedPieces } from "#commerce/aftersales/returns/rules.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import type { PricingServices } from "#commerce/sales/checkout/taxes.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { creditOf, type StoredCredit } from "#commerce/sales/payments/invoice/credit.ts";
import type { TaxAnswer, TaxedLine } from "#commerce/sales/tax/schema.ts";
import { TaxUnknown } from "#commerce/sales/tax/tax-service.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { findVariants } from "./reads.ts";
import { taxedLinesOf, termsOf } from "./rules.ts";
import type { Swap, Terms, Variant } from "./schema.ts";

export type ExchangeServices = FulfilmentServices & PricingServices;

/**
 * `seen`: the difference that the caller saw, in minor units of the currency (negative: it is refunded). When it has
 * changed, nothing is exchanged.
 */
export type Exchange = {
  swaps: readonly Swap[];
  by: string;
  /** The shop waives the difference. */
  waive?: boolean;
  /**
   * Refunds a difference in the customer's favour as a new gift card. For an open invoice it always reduces the amount
   * due.
   */
  asCredit?: boolean;
  seen?: (currency: string) => number | null;
};

export type Facts = Extract<Awaited<ReturnType<typeof findFacts>>, { ok: true }>["value"];
export type ExchangeDecision = {
  facts: Facts;
  terms: Terms;
  variants: ReadonlyMap<number, Variant>;
  taxes: TaxAnswer;
  /**
   * For an order with an open invoice: the number of days within which the invoice for what goes out is due. Null for
   * other orders.
   */
  invoiceDays: number | null;
};

/**
 * The taxes on what goes out, with the lines they were calculated for, because prices may change before the exchange is
 * written.
 */
export type ExchangeTaxes = { lines: readonly TaxedLine[]; taxes: TaxAnswer };

/** Calculates the taxes of an exchange. It calls a tax service, so never call it inside a transaction. */
export async function taxesFor(
  { db, tax, log }: ExchangeServices,
  orderId: number,
  swaps: readonly Swap[],
): Promise<ReturnResult<ExchangeTaxes>> {
  const order = await findOrder(db, orderId);
  if (!order) return returnNotFound;
  const lines = taxedLinesOf(order, await findVariants(db, order, swaps), swaps);
  if (lines.length === 0) return ok({ lines, taxes: { lines: [] } });
  const { country, state, postalCode, city, address1 } = order.shippingAddress;
  const place = { country: country || order.country, state, postalCode, city, address1 };
  // Tax requests are identified by their goods; this id keeps the request apart from the one of the order's cart.
  const question = { cartId: `exchange-${orderId}`, currency: order.currency, place, lines, shipping: 0 };
  try {
    return ok({ lines, taxes: await tax.taxesOf(question) });
  } catch (error) {
    if (!(error instanceof TaxUnknown)) throw error;
    log.warn({ err: error, orderId }, "the tax service does not answer");
    return refuse("tax");
  }
}

/**
 * Returns the terms of an exchange, or why it is refused; "changed" when a price is no longer the one that was taxed.
 * Writes nothing; both the preview and the exchange itself call it. `facts` must be locked when the exchange is made.
 */
export async function decideExchange(
  db: Db,
  facts: Facts,
  found: Return,
  { swaps, waive = false, seen }: Exchange,
  { lines: taxed, taxes }: ExchangeTaxes,
): Promise<ReturnResult<ExchangeDecision | "changed">> {
  if (found.status !== "received" || found.settlement !== "undecided")
    return fail("impossible-return", "Nothing of this return is left to be decided.", {
      detail: { from: found.status, exchange_order_id: found.exchangeOrderId },
    });
  const { order, before } = facts;
  if (!areHere(found, swaps)) return refuseQuantity();
  const variants = await findVariants(db, order, swaps);
  for (const { orderLineId, variantId } of swaps) {
    const line = order.lines.find(({ id }) => id === orderLineId);
    const next = variants.get(variantId);
    const isCard = order.giftCardLines?.includes(orderLineId) ?? false;
    if (!line || isCard || !next?.isOffered || next.price === null) return refuse("variant", { variant_id: variantId });
  }
  if (JSON.stringify(taxedLinesOf(order, variants, swaps)) !== JSON.stringify(taxed)) return ok("changed");
  const items = swaps.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  const invoiceDays = facts.left.isOwed ? (order.extras?.invoice?.days ?? null) : null;
  if (facts.left.isOwed && (invoiceDays === null || order.customerId === null)) return refuse("payment");
  const plan = planRefund(facts, { items, asCredit: invoiceDays === null });
  // A part of what these pieces cost was refunded before or is not paid, so their value is not certain.
  if (typeof plan === "string" || plan.goods !== worthOf(facts, items)) return refuse("payment");
  const terms = termsOf({ order, before, swaps, variants, taxes: taxes.lines, worth: plan.amount, waive });
  if (terms.kept === 0) return refuse("payment");
  const wanted = seen?.(order.currency);
  const difference = terms.due - terms.back;
  if (wanted !== undefined && wanted !== difference) return refuse("changed", differenceIn(order, difference));
  if (invoiceDays !== null && terms.due > 0 && !(await mayOwe(db, order, terms.due))) return refuse("limit");
  return ok({ facts, terms, variants, taxes, invoiceDays });
}

/**
 * Whether an order's customer may owe this much more by invoice: they may still buy on invoice, and it is within their
 * limit.
 */
async function mayOwe(db: Db, { region, currency, customerId }: Order, more: number): Promise<boolean> {
  const { rows } = await sql<{ extras: { invoiceDays: number | null; credit: StoredCredit | null } | null }>`
    select checkout_extras('{}', ${region}, ${customerId}) as extras`.execute(db);
  const { invoiceDays = null, credit = null } = rows[0]?.extras ?? {};
  const limited = creditOf(credit, currency);
  return invoiceDays !== null && (!limited || more <= limited.left);
}

const worthOf = (facts: Facts, items: { orderLineId: number; quantity: number }[]): number => {
  const plan = planRefund({ ...facts, left: { payment: Number.MAX_SAFE_INTEGER, cards: 0, isOwed: false } }, { items });
  return typeof plan === "string" ? -1 : plan.goods;
};

export const differenceIn = ({ currency }: Pick<Order, "currency">, amount: number) => ({
  difference: `${amount < 0 ? "-" : ""}${toDecimalText(Math.abs(amount), currency)}`,
});

/** Whether this many pieces came, in any condition. */
function areHere(found: Return, swaps: readonly Swap[]): boolean {
  const arrived = new Map<number, number>();
  for (const { orderLineId, quantity } of arrivedPieces(found))
    arrived.set(orderLineId, (arrived.get(orderLineId) ?? 0) + quantity);
  for (const { orderLineId, quantity } of swaps) {
    const rest = (arrived.get(orderLineId) ?? 0) - quantity;
    if (rest < 0) return false;
    arrived.set(orderLineId, rest);
  }
  return swaps.length > 0;
}

const refuseQuantity = () => {
  const text = "hold more pieces than came";
  return fail("bad-quantity", `The items ${text}.`, { fields: { items: text } });
};

const reasons = {
  variant: "Only what is for sale in the order's market goes out in exchange, and no gift cards.",
  stock: "There are not enough pieces of this variant.",
  payment: "A part of what these pieces cost went back before, or is still owed: pay back instead.",
  limit: "The customer may not owe so much more by invoice.",
  tax: "The tax service does not answer now: nobody knows what this comes to.",
  changed: "The difference is another one by now.",
  exchanged: "This return was exchanged for something else meanwhile.",
  none: "Nothing was given in exchange for this return.",
  paid: "The customer has paid the difference meanwhile: the exchange stands.",
  "under-way":
    "Somebody is paying the difference at this moment, and it is not known yet what becomes of that. Try again soon.",
} as const;

export const refuse = (why: keyof typeof reasons, detail: Record<string, unknown> = {}) =>
  fail("not-exchangeable", reasons[why], { fields: { items: reasons[why] }, detail: { why, ...detail } });
