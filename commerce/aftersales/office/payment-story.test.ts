import { expect, test } from "vitest";
import { paymentPage } from "#commerce/sales/payments/providers.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);

async function report(event: { id: string; [field: string]: unknown }): Promise<void> {
  await base.pool.query("insert into payment_events (provider, id, event) values ('test', $1, $2)", [event.id, event]);
}

test("7.4 what happened to a payment is told one by one: tries, refunds, and each message of the provider once", async () => {
  const key = await counter.key("orders:write", "refunds:write");
  const { orderId } = await counter.order();
  const { rows } = await base.pool.query("select id, reference from payments where order_id = $1", [orderId]);
  const { id: paymentId, reference } = rows[0];
  await counter.call("POST", `/orders/${orderId}/refunds`, key, { amount: "15.00", reason: "Late" });
  // One message has our id, one the provider's, one both; another payment's message does not belong to this order.
  await report({ id: "evt_1", kind: "authorized", paymentId, reference: null });
  await report({ id: "evt_2", kind: "refunded", paymentId: null, reference, refunded: 1500 });
  const dispute = { id: "dp_1", amount: 2000 };
  await report({ id: "evt_3", kind: "disputed", paymentId, reference, dispute, reason: "fraudulent" });
  await report({ id: "evt_4", kind: "failed", paymentId: crypto.randomUUID(), reference: "another" });
  await report({ id: "evt_5", kind: "other", paymentId, reference });

  const { payments, refunds } = (await counter.call("GET", `/staff/orders/${orderId}`, key)).body.data;
  expect(payments).toHaveLength(1);
  const [{ events, amount, paidWith }] = payments;
  expect(events).toMatchObject([
    { kind: "started", amount, report: null },
    { kind: "captured", amount, reference, report: null },
    { kind: "refunded", amount: 15, reference: expect.any(String), report: null },
    { kind: "authorized", amount, report: "evt_1" },
    { kind: "refunded", amount: 15, report: "evt_2" },
    { kind: "disputed", amount: 20, reason: "fraudulent", report: "evt_3" },
  ]);
  expect(paidWith).toMatchObject({ method: "card", card: { last4: "1111" } });
  expect(refunds).toMatchObject([{ amount: 15, reason: "Late", because: null, reference: expect.any(String) }]);

  const timeline = (await counter.call("GET", `/staff/orders/${orderId}/timeline`, key)).body.data;
  const told = timeline.filter(({ kind }: { kind: string }) => kind === "payment");
  expect(told).toMatchObject([
    { to: "captured", by: "", reference, paidWith },
    { to: "authorized", by: "provider:test", reference: "evt_1" },
    { to: "refunded", by: "provider:test", amount: 15 },
    { to: "disputed", by: "provider:test", text: "fraudulent" },
  ]);
  const fact = { what: "refunded", to: "money", amount: 15, currency: "USD", text: "Late" };
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "note", fact: expect.objectContaining(fact) }));
});

test("an order that was called off says so of its refund as data, so that everybody reads it in their language", async () => {
  const key = await counter.key("orders:write", "refunds:write");
  const { orderId } = await counter.order();
  expect((await counter.call("POST", `/orders/${orderId}/cancel`, key, {})).status).toBe(200);
  const { refunds } = (await counter.call("GET", `/staff/orders/${orderId}`, key)).body.data;
  expect(refunds).toMatchObject([{ because: { cause: "cancelled" } }]);
  const timeline = (await counter.call("GET", `/staff/orders/${orderId}/timeline`, key)).body.data;
  const facts = timeline.flatMap(({ fact }: { fact: object | null }) => fact ?? []);
  expect(facts).toContainEqual(expect.objectContaining({ what: "refunded", because: { cause: "cancelled" } }));
});

test("a payment's link opens the provider's page, for payments of a test key in its part for tests", () => {
  const page = (key: string) => paymentPage("stripe", "pi_1", { STRIPE_SECRET_KEY: key });
  expect(page("sk_test_1")).toBe("https://dashboard.stripe.com/test/payments/pi_1");
  expect(page("rk_test_1")).toBe("https://dashboard.stripe.com/test/payments/pi_1");
  expect(page("sk_live_1")).toBe("https://dashboard.stripe.com/payments/pi_1");
  expect(paymentPage("test", "t_1", {})).toBeNull();
});
