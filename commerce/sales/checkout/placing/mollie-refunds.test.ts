import { describe, expect, test } from "vitest";
import { refundPayment, sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { useMollieCheckout } from "#tests/support/suites/mollie-checkout.ts";

const mollieShop = useMollieCheckout();
const { ready, inputOf, opened, paymentOf, statusOf, notified, paid } = mollieShop;

describe("money that goes back", () => {
  test("by us is counted once, in part and in whole", async () => {
    const { orderId, reference, total } = await paid();
    expect(await refundPayment(mollieShop.services, orderId, 700, "first")).toMatchObject({ ok: true });
    await notified(reference);
    expect([await statusOf(orderId), (await paymentOf(orderId)).refunded]).toEqual(["partially_refunded", 700]);
    expect(await refundPayment(mollieShop.services, orderId, total - 700, "second")).toMatchObject({ ok: true });
    await notified(reference);
    expect(await statusOf(orderId)).toBe("refunded");
    expect(mollieShop.mollie.ledger.refundsOf(reference)).toHaveLength(2);
  });

  test("without an answer is asked for again and goes once", async () => {
    const { orderId, reference } = await paid();
    mollieShop.mollie.fail({ kind: "429" });
    expect(await refundPayment(mollieShop.services, orderId, 700, "k")).toMatchObject({
      problem: { code: "refund-unclear" },
    });
    expect(await sweepRefunds(mollieShop.services, 0)).toBe(1);
    expect(mollieShop.mollie.ledger.refundsOf(reference)).toHaveLength(1);
  });

  test("at Mollie's dashboard is recorded, and so is what a bank took; what it gave back again is not", async () => {
    const { orderId, reference } = await paid();
    mollieShop.mollie.ledger.refund(reference, { amount: { currency: "USD", value: "10.00" } });
    await notified(reference);
    expect([await statusOf(orderId), (await paymentOf(orderId)).refunded]).toEqual(["partially_refunded", 1000]);
    mollieShop.mollie.ledger.chargeBack(reference, 500);
    await notified(reference);
    await notified(reference);
    expect((await paymentOf(orderId)).refunded).toBe(1500);
    const other = await paid();
    mollieShop.mollie.ledger.reverse(mollieShop.mollie.ledger.chargeBack(other.reference, 500));
    await notified(other.reference);
    expect(await statusOf(other.orderId)).toBe("awaiting_fulfillment");
  });
});

describe("a message", () => {
  test("that others send is refused, and one that cannot be checked is asked for again", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    const { url, body, headers } = mollieShop.mollie.message(reference);
    const { pathname, search } = new URL(url);
    const post = (to: string) => mollieShop.app.inject({ method: "POST", url: to, payload: body, headers });
    const before = mollieShop.mollie.requests.length;
    for (const forged of [pathname, `${pathname}${search.replace(/signature=..../, "signature=0000")}`]) {
      const answer = await post(forged);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad-signature"]);
    }
    expect(mollieShop.mollie.requests).toHaveLength(before);
    mollieShop.mollie.fail({ kind: "429" });
    const answer = await post(pathname + search);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "60"]);
    mollieShop.mollie.ledger.pay(reference);
    expect(await notified(reference)).toBe(200);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test("of a payment that nothing has happened to changes nothing", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    expect(await notified(reference)).toBe(200);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
  });
});
