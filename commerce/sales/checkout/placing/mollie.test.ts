import { describe, expect, test } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { historyOf } from "#commerce/sales/orders/reads.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { guest, payFor } from "#tests/support/checkout.ts";
import { useMollieCheckout } from "#tests/support/suites/mollie-checkout.ts";
import { placeOrder } from "./place.ts";
import { settleSecondStep } from "./second-step.ts";

const mollieShop = useMollieCheckout();
const { base, ready, inputOf, place, opened, paymentOf, statusOf, paymentsOf, notified } = mollieShop;

describe("placing an order that is paid at Mollie's page", () => {
  test("reserves, opens one payment, and stands once Mollie says that it is paid", async () => {
    const cart = await ready();
    const { orderId, reference, status, action } = await opened(inputOf(cart));
    expect([status, action]).toEqual([
      "awaiting_payment",
      { url: `${mollieShop.mollie.pagesHost}/checkout/select-method/${reference}` },
    ]);
    expect(await stockOf(base.db, cart.variantId)).toBe(9);
    const value = (cart.total / 100).toFixed(2);
    expect(paymentsOf(orderId)).toMatchObject([{ amount: { currency: "USD", value }, status: "open" }]);
    mollieShop.mollie.ledger.pay(reference);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    expect([await notified(reference), await notified(reference)]).toEqual([200, 200]);
    expect((await historyOf(base.db, orderId)).map((event) => event.status)).toEqual([
      "pending",
      "awaiting_payment",
      "awaiting_fulfillment",
    ]);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("the same key leads to the same page, and says so when it is paid", async () => {
    const input = inputOf(await ready());
    const [first, second] = await Promise.all([opened(input), opened(input)]);
    expect(second).toEqual(first);
    expect(paymentsOf(first.orderId)).toHaveLength(1);
    mollieShop.mollie.ledger.pay(first.reference);
    await notified(first.reference);
    expect(await place(input)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
  });

  test("a card is refused before anything happens", async () => {
    const cart = await ready();
    const before = mollieShop.mollie.requests.length;
    const answer = await place(payFor(cart));
    expect(answer).toMatchObject({ problem: { code: "invalid", fields: { payment: "error.payment.elsewhere" } } });
    expect([mollieShop.mollie.requests.length, await stockOf(base.db, cart.variantId)]).toEqual([before, 10]);
  });

  test("an answer that is lost is asked for again with the same key, which opens no second payment", async () => {
    const input = inputOf(await ready());
    mollieShop.mollie.fail({ kind: "hang-up", after: true });
    expect(await place(input)).toMatchObject({ problem: { code: "payment-unclear" } });
    const { orderId, action } = await opened(input);
    expect(action?.url).toContain(mollieShop.mollie.pagesHost);
    expect(paymentsOf(orderId)).toHaveLength(1);
  });

  test("what Mollie refuses to open is released at once", async () => {
    const cart = await ready();
    const create: typeof mollieShop.services.payments.create = (request) =>
      mollieShop.services.payments.create({ ...request, amount: 5_000_001 });
    const answer = await placeOrder(
      { ...mollieShop.services, payments: { ...mollieShop.services.payments, create } },
      inputOf(cart),
      guest,
    );
    expect(answer).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "invalid-amount" } } });
    expect(await stockOf(base.db, cart.variantId)).toBe(10);
  });
});

describe("a shopper who comes back", () => {
  test("having paid finds the order, whether or not Mollie's message has come", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    await settleSecondStep(mollieShop.services, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    mollieShop.mollie.ledger.pay(reference);
    await settleSecondStep(mollieShop.services, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test.each(["failed", "canceled", "expired"] as const)(
    "from a payment that was %s finds the order ended and the cart as it was",
    async (state) => {
      const cart = await ready();
      const { orderId, reference } = await opened(inputOf(cart));
      mollieShop.mollie.ledger.end(reference, state);
      await settleSecondStep(mollieShop.services, orderId);
      expect([await statusOf(orderId), await stockOf(base.db, cart.variantId)]).toEqual(["cancelled", 10]);
      expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
      expect(await notified(reference)).toBe(200);
    },
  );

  test("with a new form ends the attempt that was left; paid all the same, its money goes back", async () => {
    const cart = await ready();
    const left = await opened(inputOf(cart));
    const next = await opened(inputOf(cart));
    expect([await statusOf(left.orderId), await statusOf(next.orderId)]).toEqual(["cancelled", "awaiting_payment"]);
    expect(await stockOf(base.db, cart.variantId)).toBe(9);
    mollieShop.mollie.ledger.pay(left.reference);
    await notified(left.reference);
    expect(mollieShop.mollie.ledger.refundsOf(left.reference)).toMatchObject([
      { amount: { currency: "USD", value: (cart.total / 100).toFixed(2) } },
    ]);
    expect(await paymentOf(left.orderId)).toMatchObject({ status: "refunded", refunded: cart.total });
    mollieShop.mollie.ledger.pay(next.reference);
    await notified(next.reference);
    expect(await statusOf(next.orderId)).toBe("awaiting_fulfillment");
  });
});
