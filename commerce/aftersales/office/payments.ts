import { sql } from "kysely";
import { type OrderRefund, refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { causeOf } from "#commerce/aftersales/fulfilment/refunds/causes.ts";
import { paymentPage } from "#commerce/sales/payments/providers.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import { reportsOf, type StoredPayment, storyOf } from "./payment-story.ts";
import type { OrderDetail } from "./schema.ts";

/** An order's payments including failed attempts, oldest first. */
async function paymentsOf(db: Db, orderId: number): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    select id, provider, reference, status, amount, refunded, detail, paid_with as with, created_at as "createdAt",
      updated_at as "updatedAt", due_on::text as "dueOn", paid_on::text as "paidOn"
    from payments where order_id = ${orderId} order by created_at, id`.execute(db);
  return rows;
}

export type OrderMoney = { payments: OrderDetail["payments"]; refunds: readonly OrderRefund[] };

/**
 * An order's payments with the events of each, and its refunds. `settings`: the current ones, for links to the
 * providers.
 */
export async function moneyOf(
  db: Db,
  order: { id: number; currency: string; confirmedAt?: Date | null },
  settings: Readonly<Record<string, unknown>>,
): Promise<OrderMoney> {
  const [payments, refunds, reports] = await Promise.all([
    paymentsOf(db, order.id),
    refundsOf(db, order.id),
    reportsOf(db, order.id),
  ]);
  const money = (value: number) => toDecimal(value, order.currency);
  const facts = { currency: order.currency, confirmedAt: order.confirmedAt ?? null, refunds, reports };
  return {
    refunds,
    payments: payments.map((payment) => {
      const { with: paidWith, createdAt, updatedAt, ...rest } = payment;
      return {
        ...rest,
        amount: money(payment.amount),
        refunded: money(payment.refunded),
        link: payment.reference === null ? null : paymentPage(payment.provider, payment.reference, settings),
        paidWith,
        events: storyOf(payment, facts),
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      };
    }),
  };
}

export const toRefund = (refund: OrderRefund, currency: string): OrderDetail["refunds"][number] => {
  const { id, amount, giftAmount, status, reason, reference, by, createdAt } = refund;
  return {
    id,
    status,
    reason,
    reference,
    by,
    because: causeOf(refund),
    amount: toDecimal(amount, currency),
    giftAmount: toDecimal(giftAmount, currency),
    createdAt: createdAt.toISOString(),
  };
};
