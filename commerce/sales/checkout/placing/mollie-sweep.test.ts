import { describe, expect, test } from "vitest";
import { stockOf } from "#tests/support/catalogue.ts";
import { useMollieCheckout } from "#tests/support/suites/mollie-checkout.ts";
import { sweepOrders } from "./sweep.ts";

const mollieShop = useMollieCheckout();
const { base, ready, inputOf, place, opened, paymentOf, statusOf, age } = mollieShop;

describe("the sweep", () => {
  test("confirms what was paid without a message, and after half an hour ends what was not", async () => {
    const cart = await ready();
    const [done, left] = [await opened(inputOf(await ready())), await opened(inputOf(cart))];
    mollieShop.mollie.ledger.pay(done.reference);
    await age(done.orderId, 40);
    await age(left.orderId, 40);
    expect(await sweepOrders(mollieShop.services)).toMatchObject({ confirmed: 1, released: 1, failed: 0 });
    expect([await statusOf(done.orderId), await statusOf(left.orderId)]).toEqual(["awaiting_fulfillment", "cancelled"]);
    expect(await stockOf(base.db, cart.variantId)).toBe(10);
  });

  test("waits for a bank that takes its time", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    mollieShop.mollie.ledger.retrieve(reference).status = "pending";
    await age(orderId, 40);
    expect(await sweepOrders(mollieShop.services)).toMatchObject({ released: 0, failed: 0 });
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    mollieShop.mollie.ledger.pay(reference);
    expect(await sweepOrders(mollieShop.services)).toMatchObject({ confirmed: 1 });
  });

  test("looks again at a payment that could not be ended, until it has ended, and gives back what came late", async () => {
    const [late, never] = [await opened(inputOf(await ready())), await opened(inputOf(await ready()))];
    for (const { orderId } of [late, never]) await age(orderId, 40);
    await sweepOrders(mollieShop.services);
    const lookAgain = () => sweepOrders(mollieShop.services, { lookAgainSeconds: 0 });
    await lookAgain();
    mollieShop.mollie.ledger.pay(late.reference);
    mollieShop.mollie.ledger.end(never.reference, "expired");
    await lookAgain();
    expect(mollieShop.mollie.ledger.refundsOf(late.reference)).toHaveLength(1);
    expect(await paymentOf(late.orderId)).toMatchObject({ status: "refunded", detail: "arrived late" });
    expect(await paymentOf(never.orderId)).toMatchObject({ status: "cancelled", detail: "no charge exists" });
  });

  test("finds a payment whose answer was lost, and leads to its page", async () => {
    const input = inputOf(await ready());
    mollieShop.mollie.fail({ kind: "hang-up", after: true });
    const answer = await place(input);
    const orderId = answer.ok ? 0 : Number(answer.problem.detail?.order_id);
    await age(orderId, 5);
    expect(await sweepOrders(mollieShop.services)).toMatchObject({ failed: 0 });
    expect(await paymentOf(orderId)).toMatchObject({
      status: "action_required",
      reference: expect.stringMatching(/^tr_/),
    });
  });
});
