import type { CheckoutFacts } from "#commerce/sales/checkout/rules.ts";
import type { Checkout } from "#commerce/sales/checkout/schema.ts";
import { holdCards, spendCards } from "#commerce/sales/gift-cards/writes.ts";
import { findOwed, lockCustomer } from "#commerce/sales/payments/credit.ts";
import { invoiceOrder } from "#commerce/sales/payments/invoice.ts";
import { takePromotions } from "#commerce/sales/promotions/writes.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";

/** What became of writing an order down: what order_reserve answers, and what stands in the way besides. */
export type Written = {
  orderId?: number;
  emptied?: number[] | null;
  low?: number[] | null;
  replay?: { paymentId: string };
  same?: boolean;
  problem?:
    | "cart-not-found"
    | "cart-owned"
    | "changed"
    | "already-placed"
    | "under-way"
    | "not-enough-stock"
    | "pro-limit"
    | "invoice-limit";
  paymentId?: string;
  short?: { variantId: number; available: number }[];
  /** What a professional's other orders come to. */
  spent?: number;
  /** What the customer owes by other invoices. */
  owed?: number;
};

/** What was priced can no longer be had: a promotion is used up, a gift card spent. */
class Overtaken extends Error {}

/** The customer owes more than when it was priced. */
class OverLimit extends Error {
  readonly owed: number;
  constructor(owed: number) {
    super();
    this.owed = owed;
  }
}

type Order = {
  facts: CheckoutFacts;
  checkout: Checkout;
  paymentId: string;
  /** Until when it is to be paid by invoice; undefined: it is not. */
  days: number | undefined;
  sessionHash: Buffer | null;
};

/**
 * An order with promotions, gift cards and payment by invoice, all of it or nothing: a customer whose orders have a limit
 * comes first, then cards, then stock, so that nobody waits in a circle, and each use and each part is written down with the
 * order. What is invoiced stands with that: nobody has to be asked.
 */
export async function reserveWhole(
  db: Db,
  { facts, checkout, paymentId, days, sessionHash }: Order,
  reserveIn: (at: Db) => Promise<Written>,
): Promise<Written> {
  const { savings, giftCards, due, state, credit, currency } = checkout;
  const { customerId, region } = facts.cart;
  const user = { customerId, email: state.email ?? "" };
  try {
    return await db.transaction().execute(async (trx) => {
      if (customerId !== null && (credit || isProRegion(region))) await lockCustomer(trx, customerId);
      if (giftCards.length > 0 && !(await holdCards(trx, giftCards))) throw new Overtaken();
      const written = await reserveIn(trx);
      const { orderId, problem } = written;
      if (orderId === undefined || problem) return written;
      if (days !== undefined && credit && customerId !== null) {
        const owed = await findOwed(trx, customerId, currency);
        if (owed + due > credit.limit) throw new OverLimit(owed);
      }
      if (!(await takePromotions(trx, orderId, savings.lines, user))) throw new Overtaken();
      await spendCards(trx, orderId, giftCards);
      if (giftCards.length > 0)
        await trx.updateTable("payments").set({ amount: due }).where("id", "=", paymentId).execute();
      if (days !== undefined) await invoiceOrder(trx, paymentId, days, sessionHash);
      return written;
    });
  } catch (error) {
    if (error instanceof Overtaken) return { problem: "changed" };
    if (error instanceof OverLimit) return { problem: "invoice-limit", owed: error.owed };
    throw error;
  }
}
