import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { type PaymentProvider, PaymentUnclear } from "./provider.ts";
import { findChallenge, makeTestProvider } from "./test-provider.ts";

/** What every payment provider must do; run against each. */
const base = useDatabase();
const providers: [string, () => PaymentProvider][] = [["test", () => makeTestProvider(base.db)]];

const request = (number: string, idempotencyKey = randomUUID()) => ({
  idempotencyKey,
  amount: 12_345,
  currency: "USD",
  orderId: 10_001,
  card: { number, expiry: "12/30", code: "123" },
  returnUrl: "/en-us/checkout/done?order=10001&token=t",
});

describe.each(providers)("payment provider %s", (_, make) => {
  test("captures, and finds what it captured by the key", async () => {
    const asked = request("4111 1111 1111 1111");
    const answer = await make().charge(asked);
    expect(answer).toEqual({ status: "captured", reference: expect.any(String) });
    expect(await make().find(asked.idempotencyKey)).toEqual(answer);
    expect(await make().find(randomUUID())).toBeNull();
  });

  test("a repeated charge is the same charge, also when repeated at the same time", async () => {
    const asked = request("4111111111111111");
    const answers = await Promise.all(Array.from({ length: 5 }, () => make().charge(asked)));
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
    const declined = await make().charge({ ...asked, card: { ...asked.card, number: "4000000000000002" } });
    expect(declined).toEqual(answers[0]);
  });

  test.each([
    ["4000 0000 0000 0002", "generic"],
    ["4000 0000 0000 9995", "insufficient-funds"],
    ["4000 0000 0000 0069", "expired-card"],
  ])("declines %s with %s", async (number, reason) => {
    expect(await make().charge(request(number))).toMatchObject({ status: "declined", reason });
  });

  test.each([
    [true, "captured"],
    [false, "declined"],
  ])("a second step that is approved: %s ends %s, once", async (approved, status) => {
    const answer = await make().charge(request("4000 0027 6000 3184"));
    expect(answer).toMatchObject({ status: "action_required", url: expect.stringContaining(answer.reference) });
    expect(await make().complete(answer.reference, approved)).toMatchObject({ status });
    expect(await make().complete(answer.reference, !approved)).toMatchObject({ status });
  });

  test("an answer that is lost leaves a charge that can be found", async () => {
    const asked = request("4000 0000 0000 0119");
    await expect(make().charge(asked)).rejects.toBeInstanceOf(PaymentUnclear);
    expect(await make().find(asked.idempotencyKey)).toMatchObject({ status: "captured" });
  });

  test("refunds what was captured, once per key and never more", async () => {
    const { reference } = await make().charge(request("4111111111111111"));
    const key = randomUUID();
    await make().refund(reference, 12_000, key);
    await make().refund(reference, 12_000, key);
    await expect(make().refund(reference, 1000, randomUUID())).rejects.toThrow("refund");
    await make().refund(reference, 345, randomUUID());
  });
});

test("the test provider's page of the second step learns amount and way back, until the step has ended", async () => {
  const provider = makeTestProvider(base.db);
  const { reference } = await provider.charge(request("4000002760003184"));
  const returnUrl = "/en-us/checkout/done?order=10001&token=t";
  expect(await findChallenge(base.db, reference)).toMatchObject({
    amount: 12_345,
    currency: "USD",
    returnUrl,
    isOpen: true,
  });
  await provider.complete(reference, true);
  expect(await findChallenge(base.db, reference)).toMatchObject({ returnUrl: null, isOpen: false });
  expect(await findChallenge(base.db, "test_x\u0000")).toBeNull();
});
