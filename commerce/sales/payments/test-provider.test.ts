import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { paymentContract } from "#tests/support/payment-contract.ts";
import { sign } from "./signature.ts";
import { findChallenge, makeTestProvider } from "./test-provider.ts";

const base = useDatabase();
const secret = "a".repeat(32);
const provider = () => makeTestProvider(base.db, secret);
const numbers = { good: "4111 1111 1111 1111", declined: "4000 0000 0000 0002", "second-step": "4000 0027 6000 3184" };
const card = (number: string) => ({ number, expiry: "12/30", code: "123" });

paymentContract("test", () => ({
  provider: provider(),
  start: (request, kind) => provider().create({ ...request, card: card(numbers[kind]) }),
  // The bank is the shop's own page, which confirms.
  approve: async () => undefined,
  startUnheard: (request) => provider().create({ ...request, card: card("4000 0000 0000 0119") }),
  message({ kind, paymentId, ...event }, secondsAgo = 0) {
    const body = Buffer.from(JSON.stringify({ ...event, type: kind, payment_id: paymentId }));
    return { body, headers: { "firn-signature": sign(secret, body, Math.floor(Date.now() / 1000) - secondsAgo) } };
  },
}));

const request = (number: string, idempotencyKey = randomUUID()) => ({
  ...{ idempotencyKey, amount: 12_345, currency: "USD", orderId: 10_001, card: card(number) },
  returnUrl: "/en-us/checkout/done?order=10001&token=t",
});

describe("the test provider", () => {
  test.each([
    ["4000 0000 0000 0002", "generic"],
    ["4000 0000 0000 9995", "insufficient-funds"],
    ["4000 0000 0000 0069", "expired-card"],
  ])("declines %s with %s", async (number, reason) => {
    expect(await provider().create(request(number))).toMatchObject({ status: "declined", reason });
  });

  test("answers a repeated key as before, whatever card it names", async () => {
    const asked = request(numbers.good);
    const first = await provider().create(asked);
    expect(await provider().create({ ...asked, card: card(numbers.declined) })).toEqual(first);
  });

  test("without a secret believes nobody", () => {
    const body = Buffer.from("{}");
    const headers = { "firn-signature": sign("", body) };
    expect(makeTestProvider(base.db).verifyWebhook(body, headers)).toBeNull();
  });

  test("its page of the second step learns amount and way back, until the step has ended", async () => {
    const { reference } = await provider().create(request(numbers["second-step"]));
    const { returnUrl } = request(numbers.good);
    const shown = { amount: 12_345, currency: "USD", returnUrl, isOpen: true };
    expect(await findChallenge(base.db, reference)).toMatchObject(shown);
    await provider().confirm(reference);
    expect(await findChallenge(base.db, reference)).toMatchObject({ returnUrl: null, isOpen: false });
    expect(await findChallenge(base.db, "test_x\u0000")).toBeNull();
  });
});
