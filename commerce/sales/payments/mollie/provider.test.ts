import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paymentContract } from "#tests/support/payments/contract.ts";
import { mollieFixture, mollieKinds, mollieOptions, webhookMessage } from "#tests/support/payments/mollie/fixture.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "../provider.ts";
import { makeMollieProvider } from "./provider.ts";

let mollie: MollieServer;
let provider: PaymentProvider;
beforeAll(async () => {
  mollie = await startMollie();
  provider = makeMollieProvider(mollieOptions(mollie));
});
afterAll(() => mollie.stop());

paymentContract("mollie", mollieKinds, () => mollieFixture(mollie));

const request = (more: object = {}) => ({
  idempotencyKey: randomUUID(),
  amount: 12_345,
  currency: "USD",
  orderId: 10_001,
  returnUrl: "/en-us/checkout/done/10001?key=k",
  ...more,
});
async function paid() {
  const { reference } = await provider.create(request());
  mollie.ledger.pay(reference);
  return reference;
}

describe("Mollie", () => {
  test.each([
    [
      "applepay",
      { cardNumber: "1234", cardLabel: "Visa" },
      { wallet: "apple_pay", card: { brand: "visa", last4: "1234" } },
    ],
    [
      "creditcard",
      { wallet: "googlepay", cardNumber: "1234", cardLabel: null },
      { wallet: "google_pay", card: { brand: "card", last4: "1234" } },
    ],
    ["ideal", { consumerName: "Ada" }, { method: "ideal" }],
    ["Odd way!", {}, undefined],
  ])("tells what was paid with: %s", async (method, details, told) => {
    const { reference } = await provider.create(request());
    mollie.ledger.pay(reference, { method, details: details as object });
    const paidWith = told && { method: "card", ...told };
    expect(await provider.confirm(reference)).toEqual({ status: "captured", reference, ...(paidWith && { paidWith }) });
  });

  test("is asked for the amount as a decimal of its currency, and told where to come back to", async () => {
    const asked = request();
    const opened = await provider.create(asked);
    const url = expect.stringContaining(`/checkout/select-method/${opened.reference}`);
    expect(opened).toMatchObject({ status: "action_required", url });
    const signature = expect.stringMatching(
      `^https://shop\\.example/api/payments/webhook/mollie\\?payment=${asked.idempotencyKey}&signature=[0-9a-f]{64}$`,
    );
    expect(mollie.requests.at(-1)).toEqual({
      method: "POST",
      path: "/v2/payments",
      key: asked.idempotencyKey,
      body: {
        amount: { currency: "USD", value: "123.45" },
        description: "Order 10001",
        redirectUrl: "https://shop.example/en-us/checkout/done/10001?key=k",
        webhookUrl: signature,
        metadata: { payment_id: asked.idempotencyKey, order_id: 10_001 },
      },
    });
    await provider.create(request({ currency: "JPY", amount: 45_678 }));
    expect(mollie.requests.at(-1)?.body.amount).toEqual({ currency: "JPY", value: "45678" });
  });

  test.each([
    ["failed", "declined", "failed"],
    ["canceled", "cancelled", "canceled"],
    ["expired", "cancelled", "expired"],
  ] as const)("ends a payment as %s, which is %s here", async (state, status, reason) => {
    const { reference } = await provider.create(request());
    mollie.ledger.end(reference, state);
    expect(await provider.confirm(reference)).toEqual({ status, reference, reason });
  });

  test("has payments that are under way, and some that cannot be ended before they expire", async () => {
    const { reference } = await provider.create(request());
    mollie.ledger.retrieve(reference).status = "pending";
    expect(await provider.confirm(reference)).toEqual({ status: "processing", reference });
    const left = await provider.create(request());
    expect(await provider.cancel(left.reference)).toEqual(left);
  });

  test("is searched back to the time when the payment was opened, and no further", async () => {
    const asked = request();
    const { reference } = await provider.create(asked);
    mollie.ledger.retrieve(reference).createdAt = new Date(Date.now() - 3_600_000).toISOString();
    const others = Array.from({ length: 250 }, () => ({
      amount: { currency: "EUR", value: "1.00" },
      description: "Other",
    }));
    const back = { redirectUrl: "https://other.example/", webhookUrl: "https://other.example/" };
    for (const other of others) mollie.ledger.create({ ...other, ...back });
    expect(await provider.find(asked.idempotencyKey, null, 3_600)).toMatchObject({ reference });
    mollie.ledger.retrieve([...mollie.ledger.payments.keys()].at(-250)!).createdAt = new Date(0).toISOString();
    expect(await provider.find(asked.idempotencyKey, null, 60)).toBeNull();
  });

  test("is asked again after an outage, with the same key", async () => {
    const asked = request();
    mollie.fail({ kind: "500", after: true });
    const { reference } = await provider.create(asked);
    const own = [...mollie.ledger.payments.values()].filter(({ id }) => id === reference);
    expect(own).toHaveLength(1);
    expect(mollie.requests.slice(-2).map(({ key }) => key)).toEqual([asked.idempotencyKey, asked.idempotencyKey]);
  });

  test.each([
    ["429", [{ kind: "429" }]],
    ["500", [{ kind: "500" }, { kind: "500" }, { kind: "500" }]],
    ["hang-up", [{ kind: "hang-up" }]],
  ] as const)("that answers %s has not answered", async (_, troubles) => {
    const { reference } = await provider.create(request());
    mollie.fail(...troubles);
    await expect(provider.confirm(reference)).rejects.toBeInstanceOf(PaymentUnclear);
    expect(await provider.confirm(reference)).toMatchObject({ status: "action_required" });
  });

  test("that is silent has not answered", async () => {
    const { reference } = await provider.create(request());
    mollie.fail({ kind: "silence" });
    const impatient = makeMollieProvider({ ...mollieOptions(mollie), timeout: 100 });
    await expect(impatient.confirm(reference)).rejects.toBeInstanceOf(PaymentUnclear);
    await expect.poll(mollie.failing).toBe(0);
    expect(await provider.confirm(reference)).toMatchObject({ status: "action_required" });
  });

  test("refuses a sum too large with the field's name", async () => {
    const refusal = new PaymentRefused("invalid-amount");
    await expect(provider.create(request({ amount: 5_000_001 }))).rejects.toEqual(refusal);
  });

  test("with a wrong key is no refusal of a payment", async () => {
    const stranger = makeMollieProvider({ ...mollieOptions(mollie), apiKey: "test_other0123456789other0123456789" });
    const failure = await stranger.create(request()).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect([PaymentRefused, PaymentUnclear].some((kind) => failure instanceof kind)).toBe(false);
  });

  test("gives money back once, also when the first answer is lost and the key is forgotten", async () => {
    const reference = await paid();
    const key = randomUUID();
    mollie.fail({ kind: "429" });
    await expect(provider.refund(reference, 5000, key)).rejects.toBeInstanceOf(PaymentUnclear);
    const refund = await provider.refund(reference, 5000, key);
    mollie.forgetKeys();
    expect(await provider.refund(reference, 5000, key)).toBe(refund);
    mollie.ledger.refusesSameAmount = true;
    expect(mollie.ledger.refundsOf(reference).map(({ amount }) => amount.value)).toEqual(["50.00"]);
  });

  test("takes two refunds of one amount for one within an hour: the second is made later", async () => {
    const reference = await paid();
    await provider.refund(reference, 700, "first");
    await expect(provider.refund(reference, 700, "second")).rejects.toBeInstanceOf(PaymentUnclear);
    mollie.forgetKeys();
    await provider.refund(reference, 700, "second");
    mollie.ledger.refusesSameAmount = true;
    expect(mollie.ledger.refundsOf(reference)).toHaveLength(2);
  });

  test("says of a refund that came to nothing that it was refused", async () => {
    const reference = await paid();
    await provider.refund(reference, 700, "bank");
    mollie.ledger.refundsOf(reference)[0]!.status = "failed";
    await expect(provider.refund(reference, 700, "bank")).rejects.toEqual(new PaymentRefused("failed"));
  });

  test("is not asked about a payment that its message's address does not name", async () => {
    const [one, other] = [await provider.create(request()), await provider.create(request())];
    const message = webhookMessage(mollie, one.reference);
    const swapped = { ...message, body: Buffer.from(`id=${other.reference}`) };
    expect(await provider.webhook.read(swapped)).toEqual({ kind: "events", events: [] });
    const unknown = { ...message, body: Buffer.from("id=tr_unknown") };
    expect(await provider.webhook.read(unknown)).toEqual({ kind: "events", events: [] });
    mollie.fail({ kind: "429" });
    await expect(provider.webhook.read(message)).rejects.toBeInstanceOf(PaymentUnclear);
  });
});
