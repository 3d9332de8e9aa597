import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stockOf } from "#tests/support/catalogue.ts";
import { usePaymentMessages } from "#tests/support/suites/payment-messages.ts";
import { handleEvent, sweepEvents } from "./payment-events.ts";

const shop = usePaymentMessages();
const { base, send, idIn, arrives, placed, statusOf, statesOf, paymentOf, eventOf } = shop;

describe("the route of the provider's messages", () => {
  test("takes a signed message once, and leaves it to one job", async () => {
    const { secret, intent, orderId } = await placed();
    await shop.stripe.pay(secret, "pm_card_visa");
    const message = shop.stripe.event("payment_intent.succeeded", intent);
    const answers = await Promise.all([send(message), send(message), send(message)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const jobs = "select count(*)::int as count from pgboss.job where name = 'payment-event' and data ->> 'id' = $1";
    expect((await base.pool.query(jobs, [idIn(message)])).rows).toEqual([{ count: 1 }]);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    await Promise.all([1, 2].map(() => handleEvent(shop.services, "stripe", idIn(message))));
    expect(await statesOf(orderId)).toEqual(["pending", "awaiting_payment", "awaiting_fulfillment"]);
    expect(await eventOf(idIn(message))).toMatchObject({ outcome: "confirmed", handled_at: expect.any(Date) });
  });

  test("refuses a wrong, missing or old signature and keeps nothing of it", async () => {
    const message = shop.stripe.event("payment_intent.succeeded", { id: "pi_1", object: "payment_intent" });
    const old = shop.stripe.event("payment_intent.succeeded", {}, { at: Math.floor(Date.now() / 1000) - 1000 });
    const changed = { ...message, body: Buffer.from(message.body.toString().replace("pi_1", "pi_2")) };
    const bare = { body: message.body, headers: { "content-type": "application/json" } };
    for (const bad of [changed, old, bare, { body: Buffer.from("\0{"), headers: {} }]) {
      const answer = await send(bad);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad-signature"]);
    }
    expect(await eventOf(idIn(message))).toBeUndefined();
  });

  test("knows the configured provider only", async () => {
    const message = shop.stripe.event("payment_intent.succeeded", {});
    expect((await send(message, "test")).statusCode).toBe(404);
    expect((await send(message, "x%00")).statusCode).toBe(404);
  });

  test("keeps plain words of a message, whatever else it holds", async () => {
    const message = shop.stripe.event("charge.dispute.created", {
      payment_intent: "pi\u0000",
      reason: "a b",
      metadata: 1,
    });
    expect((await send(message)).statusCode).toBe(200);
    const kept = { id: idIn(message), kind: "disputed", reference: null, paymentId: null };
    expect((await eventOf(idIn(message)))?.event).toEqual(kept);
  });
});

describe("a message", () => {
  test("about a payment that nobody here knows, or about nothing of ours, changes nothing", async () => {
    expect(await arrives("payment_intent.succeeded", { id: "pi_strange", object: "payment_intent" })).toBe(200);
    expect(await arrives("customer.created", { id: "cus_1", object: "customer" })).toBe(200);
    const metadata = { payment_id: randomUUID() };
    expect(await arrives("payment_intent.canceled", { id: "pi_other", object: "payment_intent", metadata })).toBe(200);
  });

  test("that comes before the provider's answer was stored settles the order", async () => {
    const { orderId, secret, intent } = await placed();
    const forgotten = { status: "pending", reference: null, action_url: null } as const;
    await base.db.updateTable("payments").set(forgotten).where("order_id", "=", orderId).execute();
    await base.db.updateTable("orders").set({ status: "pending" }).where("id", "=", orderId).execute();
    await shop.stripe.pay(secret, "pm_card_visa");
    await arrives("payment_intent.succeeded", intent);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
    expect((await paymentOf(orderId)).reference).toBe(intent.id);
  });

  test("that claims more than the provider confirms is not believed", async () => {
    const { orderId, intent } = await placed();
    await arrives("payment_intent.succeeded", { ...intent, status: "succeeded" });
    expect(await statusOf(orderId)).toBe("awaiting_payment");
  });

  test("of a declined card leaves the order open for another, and says why", async () => {
    const { orderId, secret, intent } = await placed();
    await shop.stripe.pay(secret, "pm_card_chargeDeclinedInsufficientFunds");
    await arrives("payment_intent.payment_failed", intent);
    expect(await paymentOf(orderId)).toMatchObject({ status: "action_required", detail: "insufficient_funds" });
    await shop.stripe.pay(secret, "pm_card_visa");
    await arrives("payment_intent.succeeded", intent);
    // A late message about an earlier card.
    await arrives("payment_intent.payment_failed", { ...intent, last_payment_error: { code: "card_declined" } });
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test("of a cancelled intent releases the order; one of a payment long after gives the money back", async () => {
    const { orderId, intent, variantId } = await placed();
    shop.stripe.ledger.cancel(intent.id);
    await arrives("payment_intent.canceled", intent);
    expect([await statusOf(orderId), await stockOf(base.db, variantId)]).toEqual(["cancelled", 10]);
    // As if the bank had approved the payment after all.
    shop.stripe.ledger.intents.get(intent.id)!.status = "requires_payment_method";
    shop.stripe.ledger.confirm(intent.id, "pm_card_visa");
    await arrives("payment_intent.succeeded", intent);
    await arrives("payment_intent.succeeded", intent);
    const given = shop.stripe.ledger.refunds.filter((refund) => refund.payment_intent === intent.id);
    expect(given.map((refund) => refund.amount)).toEqual([intent.amount]);
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: intent.amount });
  });

  test("that cannot be acted on while the provider is silent is tried again by the sweep", async () => {
    const { orderId, secret, intent } = await placed();
    await shop.stripe.pay(secret, "pm_card_visa");
    const message = shop.stripe.event("payment_intent.succeeded", intent);
    await send(message);
    shop.stripe.fail({ kind: "429" });
    await expect(handleEvent(shop.services, "stripe", idIn(message))).rejects.toThrow();
    await sweepEvents(shop.services);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    const before = new Date(Date.now() - 5 * 60_000);
    await base.db.updateTable("payment_events").set({ received_at: before }).where("id", "=", idIn(message)).execute();
    await sweepEvents(shop.services);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });
});
