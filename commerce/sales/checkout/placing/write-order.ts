import { sql } from "kysely";
import { findAllowance } from "#commerce/customers/pro/reads.ts";
import { type CheckoutFacts, proHindranceOf } from "#commerce/sales/checkout/rules.ts";
import type { Checkout } from "#commerce/sales/checkout/schema.ts";
import { holdCards, spendCards } from "#commerce/sales/gift-cards/writes.ts";
import { openStatuses } from "#commerce/sales/orders/states.ts";
import { findOwed, lockCustomer } from "#commerce/sales/payments/invoice/credit.ts";
import { invoiceOrder, invoiceProvider } from "#commerce/sales/payments/invoice/order.ts";
import { takePromotions } from "#commerce/sales/promotions/writes.ts";
import { noteCalculation } from "#commerce/sales/tax/writes.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { orderOf } from "./order-rows.ts";

/** The key of the request, and the fingerprint that distinguishes it from another request with the same key. */
export type OrderKey = { scope: string; hash: Buffer; request: Buffer };

/** A priced order. */
export type PricedOrder = {
  facts: CheckoutFacts;
  checkout: Checkout;
  key: OrderKey;
  paymentId: string;
  /** The payment provider's name. */
  provider: string;
  accessHash: Buffer;
  /** The payment term in days when paid by invoice; otherwise undefined. */
  invoiceDays: number | undefined;
  customerId: number | null;
  sessionHash: Buffer | null;
  /** The tax service's name. */
  taxService: string;
};

/** The result of writing an order. */
export type WriteResult =
  | { orderId: number; problem?: undefined }
  /** The key was used before, for the same request or another. */
  | { problem: "used"; paymentId: string; same: boolean }
  /** "changed": the cart is no longer what was priced, so it must be priced again. */
  | { problem: "cart-not-found" | "changed" }
  | { problem: "already-placed" | "under-way"; orderId: number; paymentId: string }
  | { problem: "not-enough-stock"; short: { variantId: number; available: number }[] };

/** A promotion was used up after the order was written in this transaction. */
class UsedUp extends Error {}

/**
 * Turns a cart into a pending order, completely or not at all. Locks are always taken in the same order to avoid
 * deadlocks: customer, gift cards, cart, stock, promotions (docs/locks.md).
 */
export async function writeOrder(db: Db, order: PricedOrder): Promise<WriteResult> {
  // A single statement is its own transaction; begin and commit would cost two more round trips.
  if (isOneStatement(order)) return reserveCart(db, order);
  try {
    return await db.transaction().execute((trx) => writeIn(trx, order));
  } catch (error) {
    if (error instanceof UsedUp) return { problem: "changed" };
    throw error;
  }
}

/** Whether a guest's order needs stock only. */
const isOneStatement = ({ facts, checkout, invoiceDays }: PricedOrder): boolean =>
  facts.cart.customerId === null &&
  checkout.giftCards.length + checkout.savings.lines.length === 0 &&
  checkout.taxCalculation === null &&
  invoiceDays === undefined;

async function writeIn(trx: Transaction, order: PricedOrder): Promise<WriteResult> {
  const { checkout, facts, paymentId, invoiceDays, sessionHash } = order;
  const { savings, giftCards, state } = checkout;
  const { customerId } = facts.cart;
  await holdCustomer(trx, order);
  if (customerId !== null && (await isOverLimit(trx, customerId, order))) return { problem: "changed" };
  if (giftCards.length > 0 && !(await holdCards(trx, giftCards))) return { problem: "changed" };
  const written = await reserveCart(trx, order);
  if (written.problem) return written;
  const { orderId } = written;
  const user = { customerId, email: state.email ?? "" };
  if (savings.lines.length > 0 && !(await takePromotions(trx, orderId, savings.lines, user))) throw new UsedUp();
  await spendCards(trx, orderId, giftCards);
  const { taxCalculation: calculation } = checkout;
  if (calculation !== null) await noteCalculation(trx, orderId, { service: order.taxService, calculation });
  if (invoiceDays !== undefined) await invoiceOrder(trx, paymentId, invoiceDays, sessionHash);
  return written;
}

const hasLimit = ({ facts: { cart }, checkout }: PricedOrder): boolean =>
  cart.customerId !== null && (isProRegion(cart.region) || checkout.credit !== null);

/**
 * Locks the customer where order_reserve, which does so first, would come too late: a limit is to be counted, or gift
 * cards are locked before.
 */
async function holdCustomer(trx: Transaction, order: PricedOrder): Promise<void> {
  const customerId = order.facts.cart.customerId ?? order.customerId;
  if (customerId === null) return;
  if (hasLimit(order)) await lockCustomer(trx, customerId, "counted");
  else if (order.checkout.giftCards.length > 0) await lockCustomer(trx, customerId, "shared");
}

/** Whether a customer's spending or credit limit is too low; holdCustomer keeps other orders of theirs waiting. */
async function isOverLimit(
  trx: Transaction,
  customerId: number,
  { facts: { cart }, checkout, invoiceDays }: PricedOrder,
): Promise<boolean> {
  const { credit, currency, due, total } = checkout;
  if (
    isProRegion(cart.region) &&
    proHindranceOf({ cart, allowance: await findAllowance(trx, customerId, currency) }, total)
  )
    return true;
  if (invoiceDays === undefined || !credit) return false;
  return (await findOwed(trx, customerId, currency)) + due > credit.limit;
}

/** Takes stock and writes the order when the cart is still what was priced (database/functions/orders.sql). */
async function reserveCart(db: Db, order: PricedOrder): Promise<WriteResult> {
  const { facts, checkout, key, paymentId, provider, accessHash, invoiceDays, customerId } = order;
  const row = {
    ...orderOf(facts, checkout, invoiceDays),
    payment: paymentId,
    provider: invoiceDays === undefined ? provider : invoiceProvider,
    due: checkout.due,
    accessHash: accessHash.toString("base64"),
  };
  const { rows } = await sql<{ written: WriteResult }>`
    select order_reserve(${facts.cart.id}, ${customerId}, ${key.scope}, ${key.hash}, ${key.request},
      ${openStatuses}, ${JSON.stringify(row)}) as written`.execute(db);
  return rows[0]!.written;
}
