import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { paymentContract } from "#tests/support/payments/contract.ts";
import { testCard, testFixture, testKinds, testSecret } from "#tests/support/payments/test.ts";
import { findChallenge } from "./challenge.ts";
import { makeTestProvider } from "./provider.ts";
import { sign } from "./signature.ts";

const base = useDatabase();
const provider = () => makeTestProvider(base.db, testSecret);

paymentContract("test", testKinds, () => testFixture(base.db));

const good = "4111 1111 1111 1111";
const secondStep = "4000 0027 6000 3184";
const request = (number: string, idempotencyKey: string = randomUUID()) => ({
  idempotencyKey,
  amount: 12_345,
  currency: "USD",
  orderId: 10_001,
  card: testCard(number),
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
    const asked = request(good);
    const first = await provider().create(asked);
    expect(await provider().create({ ...asked, card: testCard("4000 0000 0000 0002") })).toEqual(first);
  });

  test("without a secret believes nobody", async () => {
    const body = Buffer.from("{}");
    const message = { body, headers: { "firn-signature": sign("", body) }, query: {} };
    expect(await makeTestProvider(base.db).webhook.read(message)).toEqual({ kind: "refused" });
  });

  test("its page of the second step learns amount and way back, until the step has ended", async () => {
    const { reference } = await provider().create(request(secondStep));
    const { returnUrl } = request(good);
    const shown = { amount: 12_345, currency: "USD", returnUrl, isOpen: true };
    expect(await findChallenge(base.db, reference)).toMatchObject(shown);
    await provider().confirm(reference);
    expect(await findChallenge(base.db, reference)).toMatchObject({ returnUrl: null, isOpen: false });
    expect(await findChallenge(base.db, "test_x\u0000")).toBeNull();
  });
});
