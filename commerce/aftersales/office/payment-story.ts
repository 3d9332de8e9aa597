import { sql } from "kysely";
import type { OrderRefund } from "#commerce/aftersales/fulfilment/reads.ts";
import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import { disputeKey } from "#commerce/sales/payments/writes.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import type { OrderDetailPaymentEvent, PaymentEventKind } from "./payment-schema.ts";
import type { OrderDetail } from "./schema.ts";

export type StoredPayment = {
  id: string;
  provider: string;
  reference: string | null;
  status: OrderDetail["payments"][number]["status"];
  amount: number;
  refunded: number;
  detail: string;
  with: PaidWith | null;
  createdAt: Date;
  updatedAt: Date;
  dueOn: string | null;
  paidOn: string | null;
};

type ProviderReport = {
  paymentId: string;
  id: string;
  kind: PaymentEventKind | "other";
  at: Date;
  refunded: number | null;
  disputed: number | null;
  reason: string | null;
};

/** What providers reported by themselves about an order's payments, oldest first, found by our payment id or theirs. */
export async function reportsOf(db: Db, orderId: number): Promise<ProviderReport[]> {
  const { rows } = await sql<ProviderReport>`
    select p.id as "paymentId", e.id, e.event ->> 'kind' as kind, e.received_at as at,
      (e.event ->> 'refunded')::bigint as refunded, (e.event -> 'dispute' ->> 'amount')::bigint as disputed,
      e.event ->> 'reason' as reason
    from payments p join lateral (
      select * from payment_events where event ->> 'paymentId' = p.id::text
      union
      select * from payment_events where event ->> 'reference' = p.reference
    ) e on e.provider = p.provider
    where p.order_id = ${orderId} order by e.received_at, e.id limit 500`.execute(db);
  return rows;
}

type Facts = {
  currency: string;
  confirmedAt: Date | null;
  refunds: readonly OrderRefund[];
  reports: readonly ProviderReport[];
};

/**
 * The events of one payment, oldest first: what the shop did with the provider's response, and what the provider
 * reported by itself (`report`: its id of that message). Amounts are decimal.
 */
export function storyOf(
  payment: StoredPayment,
  { currency, confirmedAt, refunds, reports }: Facts,
): OrderDetailPaymentEvent[] {
  const { id, status, reference, createdAt, updatedAt, amount, paidOn } = payment;
  const nothing = { amount: null, reference: null, reason: null, report: null };
  const money = (value: number) => toDecimal(value, currency);
  const own = (at: Date, kind: PaymentEventKind, more: Partial<OrderDetailPaymentEvent> = {}) => ({
    ...nothing,
    at: at.toISOString(),
    kind,
    ...more,
  });
  const story: OrderDetailPaymentEvent[] = [own(createdAt, "started", { amount: money(amount) })];
  const isTaken = status === "captured" || status === "refunded";
  const isInvoice = payment.dueOn !== null;
  if (isInvoice) story.push(own(createdAt, "invoiced", { amount: money(amount) }));
  if (isInvoice && paidOn) story.push(own(updatedAt, "paid", { amount: money(amount) }));
  if (isTaken && !isInvoice && (amount > 0 || reference)) {
    // The payment was captured when the order was confirmed: later changes of the payment's row are refunds.
    const at = confirmedAt && confirmedAt >= createdAt ? confirmedAt : updatedAt;
    story.push(own(at, "captured", { amount: money(amount), reference }));
  }
  if (status === "declined" || status === "cancelled" || status === "action_required") {
    const kind = status === "action_required" ? "waits" : status;
    const asked = kind === "waits" ? { amount: money(amount) } : {};
    story.push(own(updatedAt, kind, { reference, reason: payment.detail || null, ...asked }));
  }
  for (const refund of refunds) {
    if (refund.paymentId !== id || refund.key.startsWith(disputeKey)) continue;
    const kind =
      refund.status === "done" ? "refunded" : refund.status === "failed" ? "refund-failed" : "refund-pending";
    story.push(
      own(refund.createdAt, kind, { amount: money(refund.amount - refund.giftAmount), reference: refund.reference }),
    );
  }
  for (const { paymentId, kind, at, refunded, disputed, reason, id: report } of reports) {
    if (paymentId !== id || kind === "other") continue;
    const said = refunded ?? disputed ?? (kind === "captured" || kind === "authorized" ? amount : null);
    story.push(own(at, kind, { amount: said === null ? null : money(said), reason, report }));
  }
  return story.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
