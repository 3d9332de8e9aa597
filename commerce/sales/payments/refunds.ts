import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { type Failure, fail, ok, type Problem, type Result } from "#platform/result.ts";
import { invoiceProvider } from "./invoice/order.ts";
import { type PaymentProvider, PaymentRefused } from "./provider.ts";
import { findPendingRefunds } from "./reads.ts";
import type { Refund, RefundProblemCode } from "./schema.ts";
import { beginRefund, endRefund, type RefundInProgress } from "./writes.ts";

export type RefundProblem = Problem<RefundProblemCode>;
export type RefundServices = { db: Db; payments: PaymentProvider; log: Pick<Logger, "warn" | "error"> };

const messages: Record<RefundProblemCode, string> = {
  "not-paid": "Nothing was paid for this order.",
  "bad-amount": "The amount is not a whole number of minor units above zero.",
  "refund-exceeds": "That is more than is left of the payment.",
  "key-reused": "This idempotency key was used for another refund. Use a new one.",
  "refund-refused": "The payment provider refused to give the money back.",
  "refund-unclear": "The payment provider has not answered yet. It will be asked again; nothing goes back twice.",
};

const refundProblem = (code: RefundProblemCode, detail?: Record<string, unknown>): Failure<RefundProblem> =>
  fail(code, messages[code], detail && { detail });

/**
 * Refunds money of an order, and `giftAmount` to the gift cards that paid. `amount`: minor units of the order's
 * currency, the whole or a part, once per `key`. In the transaction that records the refund, the order becomes refunded
 * (nothing of the payment is left) or partially_refunded, when commerce/sales/orders/states.ts allows it; a caller that
 * needs another state (cancelled) sets it before. Calls the provider, so never call this inside a transaction.
 */
export async function refundPayment(
  services: RefundServices,
  orderId: number,
  amount: number,
  key: string,
  giftAmount = 0,
): Promise<Result<Refund, RefundProblem>> {
  const isAmount = Number.isSafeInteger(amount) && amount >= 0 && amount + giftAmount > 0;
  if (!isAmount) return refundProblem("bad-amount");
  const refund = await services.db.transaction().execute((trx) => beginRefund(trx, orderId, amount, key, giftAmount));
  if ("problem" in refund) return refundProblem(refund.problem, refund.detail);
  return finish(services, refund);
}

async function finish(
  { db, payments, log }: RefundServices,
  refund: RefundInProgress,
): Promise<Result<Refund, RefundProblem>> {
  const { refundId, status, reference, amount, provider, providerKey, orderId } = refund;
  const { paymentId, captured, refunded } = refund;
  const answer = ok({ paymentId, amount, captured, refunded, isWhole: refunded === captured });
  if (status === "done") return answer;
  if (status === "failed") return refundProblem("refund-refused");
  const giveUp = (detail: string) =>
    db.transaction().execute((trx) => endRefund(trx, refundId, { status: "failed", reference: null, detail }));
  if (amount === 0 || provider === invoiceProvider) {
    // It was paid by gift cards only, or by invoice: no provider is involved.
    await db.transaction().execute((trx) => endRefund(trx, refundId, { status: "done", reference: null }));
    return answer;
  }
  if (provider !== payments.name) {
    // Only the provider that took the money can refund it.
    await giveUp(`paid through ${provider}`);
    return refundProblem("refund-refused", { provider });
  }
  try {
    const refundReference = await payments.refund(reference, amount, providerKey);
    await db.transaction().execute((trx) => endRefund(trx, refundId, { status: "done", reference: refundReference }));
    return answer;
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await giveUp(error.message);
      return refundProblem("refund-refused", { reason: error.message });
    }
    log.error({ err: error, orderId, refundId }, "a refund was not answered");
    return refundProblem("refund-unclear");
  }
}

/** Repeats refunds that were not answered, or whose process was killed. Runs every minute. */
export async function sweepRefunds(services: RefundServices, olderThanSeconds = 60): Promise<number> {
  let settled = 0;
  const providers = [services.payments.name, invoiceProvider];
  for (const refund of await findPendingRefunds(services.db, providers, olderThanSeconds)) {
    const ended = await finish(services, refund);
    if (ended.ok || ended.problem.code !== "refund-unclear") settled += 1;
  }
  return settled;
}
