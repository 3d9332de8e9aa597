import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentContract } from "#tests/support/payments/contract.ts";
import { stripeFixture, stripeKinds } from "#tests/support/payments/stripe/fixture.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "../provider.ts";
import { makeStripeProvider } from "./provider.ts";

let stripe: StripeServer;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await startStripe();
  provider = makeStripeProvider(stripe);
});
afterAll(() => stripe.stop());

paymentContract("stripe", stripeKinds, () => stripeFixture(stripe));

const request = (amount = 12_345) => ({
  idempotencyKey: randomUUID(),
  amount,
  currency: "USD",
  orderId: 10_001,
  returnUrl: "/en-us/checkout/done/10001",
});
const card = { number: "4111111111111111", expiry: "12/30", code: "123" };

describe("Stripe", () => {
  test("is asked with our payment's id and never told a card", async () => {
    const asked = request();
    const opened = await provider.create(asked);
    expect(opened).toMatchObject({
      status: "action_required",
      clientSecret: expect.stringContaining(opened.reference),
    });
    expect(stripe.requests.at(-1)).toEqual({
      method: "POST",
      path: "/v1/payment_intents",
      body: {
        amount: "12345",
        currency: "usd",
        capture_method: "automatic",
        description: "Order 10001",
        automatic_payment_methods: { enabled: "true" },
        metadata: { payment_id: asked.idempotencyKey, order_id: "10001" },
      },
    });
    const before = stripe.requests.length;
    await expect(provider.create({ ...request(), card })).rejects.toEqual(new PaymentRefused("card-not-accepted"));
    expect(stripe.requests.length).toBe(before);
  });

  test("lets the shopper try another card on the same payment", async () => {
    const { idempotencyKey, ...asked } = request();
    const opened = await provider.create({ idempotencyKey, ...asked });
    const secret = opened.status === "action_required" ? (opened.clientSecret ?? "") : "";
    expect((await stripe.pay(secret, "pm_card_chargeDeclinedInsufficientFunds")).status).toBe(402);
    const failed = await provider.find(idempotencyKey, opened.reference);
    expect(failed).toMatchObject({ status: "action_required", reason: "insufficient_funds", clientSecret: secret });
    expect((await stripe.pay(secret, "pm_card_visa")).status).toBe(200);
    expect(await provider.find(idempotencyKey)).toMatchObject({ status: "captured" });
  });

  test.each([
    [
      "a wallet's card",
      "pm_wallet_apple",
      { method: "card", wallet: "apple_pay", card: { brand: "visa", last4: "4242" } },
    ],
    ["another brand", "pm_card_mastercard", { method: "card", card: { brand: "mastercard", last4: "4444" } }],
    ["another way", "pm_paypal", { method: "paypal" }],
  ])("tells %s that it was paid with, by reference and by key", async (_, method, paidWith) => {
    const asked = request();
    const opened = await provider.create(asked);
    await stripe.pay(opened.status === "action_required" ? (opened.clientSecret ?? "") : "", method);
    const answer = { status: "captured", reference: opened.reference, paidWith };
    expect(await provider.find(asked.idempotencyKey, opened.reference)).toEqual(answer);
    expect(await provider.find(asked.idempotencyKey)).toEqual(answer);
  });

  test("is asked once more after an outage, with the same key", async () => {
    const asked = request();
    stripe.fail({ kind: "500" });
    expect(await provider.create(asked)).toMatchObject({ status: "action_required" });
    stripe.fail({ kind: "hang-up", after: true });
    const [first] = await Promise.all([provider.create(request())]);
    expect([...stripe.ledger.intents.values()].filter(({ id }) => id === first.reference)).toHaveLength(1);
    const own = [...stripe.ledger.intents.values()].filter(
      ({ metadata }) => metadata.payment_id === asked.idempotencyKey,
    );
    expect(own).toHaveLength(1);
  });

  test.each([
    ["429", [{ kind: "429" }]],
    ["500", [{ kind: "500" }, { kind: "500" }]],
    ["409", [{ kind: "409" }, { kind: "409" }]],
  ] as const)("that answers %s has not answered", async (_, troubles) => {
    const reference = (await provider.create(request())).reference;
    stripe.fail(...troubles);
    await expect(provider.cancel(reference)).rejects.toBeInstanceOf(PaymentUnclear);
    expect(await provider.cancel(reference)).toMatchObject({ status: "cancelled" });
  });

  test("that is silent has not answered", async () => {
    const reference = (await provider.create(request())).reference;
    stripe.fail({ kind: "silence" }, { kind: "silence" });
    const impatient = makeStripeProvider({ ...stripe, timeout: 100 });
    await expect(impatient.cancel(reference)).rejects.toBeInstanceOf(PaymentUnclear);
    await expect.poll(stripe.failing).toBe(0);
    expect(await provider.cancel(reference)).toMatchObject({ status: "cancelled" });
  });

  test("refuses a sum too small with its own word", async () => {
    await expect(provider.create(request(49))).rejects.toEqual(new PaymentRefused("amount_too_small"));
  });

  test("with a wrong key is no refusal of a payment", async () => {
    const stranger = makeStripeProvider({ ...stripe, secretKey: "sk_test_other" });
    const failure = await stranger.create(request()).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect([PaymentRefused, PaymentUnclear].some((kind) => failure instanceof kind)).toBe(false);
  });

  test("gives money back once, also when the first answer is lost", async () => {
    const opened = await provider.create(request());
    await stripe.pay(opened.status === "action_required" ? (opened.clientSecret ?? "") : "", "pm_card_visa");
    const key = randomUUID();
    stripe.fail({ kind: "hang-up", after: true }, { kind: "hang-up", after: true });
    await expect(provider.refund(opened.reference, 5000, key)).rejects.toBeInstanceOf(PaymentUnclear);
    await provider.refund(opened.reference, 5000, key);
    const given = stripe.ledger.refunds.filter((refund) => refund.payment_intent === opened.reference);
    expect(given.map((refund) => refund.amount)).toEqual([5000]);
  });
});
