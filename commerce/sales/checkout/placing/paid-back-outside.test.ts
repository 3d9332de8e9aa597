import { describe, expect, test } from "vitest";
import { announceRefunds } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { historyOf } from "#commerce/sales/orders/reads.ts";
import { refundPayment } from "#commerce/sales/payments/refunds.ts";
import type { Charge, Intent } from "#tests/support/payments/stripe/ledger.ts";
import { usePaymentMessages } from "#tests/support/suites/payment-messages.ts";
import { sweepOrders } from "./sweep.ts";

const shop = usePaymentMessages();
const { base, arrives, placed, paid, statusOf, statesOf, paymentOf } = shop;

describe("money that goes back at the provider", () => {
  test("in part and in whole is recorded once, and the order follows", async () => {
    const { orderId, intent, charge, total } = await paid();
    shop.stripe.ledger.refund({ payment_intent: intent.id, amount: 1000 });
    await arrives("charge.refunded", charge);
    await arrives("charge.refunded", charge);
    expect(await statusOf(orderId)).toBe("partially_refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 1000 });
    shop.stripe.ledger.refund({ payment_intent: intent.id });
    await arrives("charge.refunded", charge);
    await arrives("payment_intent.succeeded", intent);
    expect(await statusOf(orderId)).toBe("refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: total });
    expect(shop.stripe.ledger.refunds.filter((refund) => refund.payment_intent === intent.id)).toHaveLength(2);
  });

  test("because we gave it back is not counted again", async () => {
    const { orderId, charge } = await paid();
    expect(await refundPayment(shop.services, orderId, 700, "first")).toMatchObject({ ok: true });
    await arrives("charge.refunded", charge);
    expect((await paymentOf(orderId)).refunded).toBe(700);
  });

  test("before its payment was known here settles both", async () => {
    const { orderId, secret, intent } = await placed();
    await shop.stripe.pay(secret, "pm_card_visa");
    shop.stripe.ledger.refund({ payment_intent: intent.id });
    await arrives("charge.refunded", shop.stripe.ledger.charges.get(intent.latest_charge ?? "") as Charge);
    expect(await statesOf(orderId)).toEqual(["pending", "awaiting_payment", "awaiting_fulfillment", "refunded"]);
    expect(await sweepOrders(shop.services)).toMatchObject({ failed: 0 });
  });
});

describe("a dispute that ends", () => {
  const disputeOf = (intent: Intent, id: string, more: object = {}) => ({
    id,
    object: "dispute",
    payment_intent: intent.id,
    reason: "fraudulent",
    amount: intent.amount,
    status: "needs_response",
    ...more,
  });

  test("6 and is won puts the order back to what it was, whatever comes twice or late", async () => {
    const { orderId, intent } = await paid();
    await arrives("charge.dispute.created", disputeOf(intent, "dp_won"));
    expect(await statusOf(orderId)).toBe("disputed");
    const won = disputeOf(intent, "dp_won", { status: "won" });
    await arrives("charge.dispute.closed", won);
    await arrives("charge.dispute.closed", won);
    await arrives("charge.dispute.created", disputeOf(intent, "dp_won"));
    expect((await historyOf(base.db, orderId)).slice(-2)).toMatchObject([
      { status: "disputed", note: "fraudulent" },
      { status: "awaiting_fulfillment", note: "dispute won" },
    ]);
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 0 });
  });

  test("and is lost is money that went back, once; a later refund counts only what is beyond it", async () => {
    const { orderId, intent, charge, total } = await paid();
    const lost = disputeOf(intent, "dp_lost", { status: "lost", amount: 1500 });
    // The end of a dispute is announced before its beginning.
    await arrives("charge.dispute.closed", lost);
    await arrives("charge.dispute.created", disputeOf(intent, "dp_lost"));
    await arrives("charge.dispute.closed", lost);
    expect(await statusOf(orderId)).toBe("partially_refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 1500 });
    await announceRefunds(shop.services);
    expect((await historyOf(base.db, orderId)).at(-1)?.note).toBe("15.00 USD paid back: dispute lost (fraudulent)");
    const mails =
      "select from pgboss.job where name = 'order-mail' and data ->> 'kind' = 'refunded' and data ->> 'orderId' = $1";
    expect((await base.pool.query(mails, [String(orderId)])).rowCount).toBe(0);
    shop.stripe.ledger.refund({ payment_intent: intent.id, amount: 1000 });
    await arrives("charge.refunded", charge);
    expect((await paymentOf(orderId)).refunded).toBe(2500);
    await arrives("charge.dispute.created", disputeOf(intent, "dp_whole"));
    await arrives("charge.dispute.closed", disputeOf(intent, "dp_whole", { status: "lost" }));
    expect(await statesOf(orderId)).toContain("disputed");
    expect(await statusOf(orderId)).toBe("refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: total });
  });

  test("as an inquiry took nothing", async () => {
    const { orderId, intent } = await paid();
    await arrives("charge.dispute.created", disputeOf(intent, "dp_ask", { status: "warning_needs_response" }));
    await arrives("charge.dispute.closed", disputeOf(intent, "dp_ask", { status: "warning_closed" }));
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });
});

test("a dispute shows on the order, with its reason, once", async () => {
  const { orderId, intent } = await paid();
  const dispute = { id: "dp_1", object: "dispute", payment_intent: intent.id, reason: "fraudulent" };
  await arrives("charge.dispute.created", dispute);
  await arrives("charge.dispute.created", dispute);
  expect((await historyOf(base.db, orderId)).slice(-2)).toMatchObject([
    { status: "awaiting_fulfillment" },
    { status: "disputed", note: "fraudulent" },
  ]);
});
