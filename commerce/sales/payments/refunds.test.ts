import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { changeStatus } from "#commerce/sales/orders/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "./provider.ts";
import { refundPayment, sweepRefunds } from "./refunds.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

async function ordered(number = cards.good) {
  const { variantIds } = await plantProduct(base.db, { stock: [10], prices: { us: 10_000 } });
  const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 1 }]);
  const answer = await placeOrder(services, payFor(cart, number), guest);
  if (!answer.ok) throw new Error(answer.problem.code);
  return { orderId: answer.value.orderId, total: cart.total };
}
const paymentOf = (orderId: number) =>
  base.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
const statusOf = async (orderId: number) => (await findOrder(base.db, orderId))?.status;
const atProvider = async (orderId: number) =>
  (await base.db.selectFrom("test_charges").select("refunded").where("order_id", "=", orderId).execute())[0]?.refunded;
const withRefund = (refund: PaymentProvider["refund"]) => ({
  ...services,
  payments: { ...services.payments, refund },
});
const silent: PaymentProvider["refund"] = async () => {
  throw new PaymentUnclear("no answer");
};

describe("giving money back", () => {
  test("in part, then the rest: payment, provider and order agree", async () => {
    const { orderId, total } = await ordered();
    const first = await refundPayment(services, orderId, 2500, "a");
    expect(first).toMatchObject({ ok: true, value: { amount: 2500, captured: total, refunded: 2500, isWhole: false } });
    expect([await statusOf(orderId), await atProvider(orderId)]).toEqual(["partially_refunded", 2500]);
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 2500 });
    const rest = await refundPayment(services, orderId, total - 2500, "b");
    expect(rest).toMatchObject({ ok: true, value: { refunded: total, isWhole: true } });
    expect([await statusOf(orderId), await atProvider(orderId)]).toEqual(["refunded", total]);
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: total });
  });

  test("once per key, also at the same time; another amount with the key is told", async () => {
    const { orderId } = await ordered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refundPayment(services, orderId, 900, "same")));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect([await atProvider(orderId), (await paymentOf(orderId)).refunded]).toEqual([900, 900]);
    expect(await refundPayment(services, orderId, 901, "same")).toMatchObject({ problem: { code: "key-reused" } });
  });

  test("never more than was captured, however many ask at once", async () => {
    const { orderId, total } = await ordered();
    const more = await refundPayment(services, orderId, total + 1, "more");
    expect(more).toMatchObject({ problem: { code: "refund-exceeds", detail: { refundable: total } } });
    const half = Math.floor(total / 2) + 1;
    const answers = await Promise.all(["a", "b", "c"].map((key) => refundPayment(services, orderId, half, key)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect([await atProvider(orderId), (await paymentOf(orderId)).refunded]).toEqual([half, half]);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 60])("refuses the amount %s", async (amount) => {
    expect(await refundPayment(services, 1, amount, "k")).toMatchObject({ problem: { code: "bad-amount" } });
  });

  test("of an order that was not paid, or does not exist, is refused", async () => {
    const { orderId } = await ordered(cards.secondStep);
    expect(await refundPayment(services, orderId, 1, "k")).toMatchObject({ problem: { code: "not-paid" } });
    expect(await refundPayment(services, 999_999, 1, "k")).toMatchObject({ problem: { code: "not-paid" } });
  });

  test("of a shipped order moves it on; a state that allows no refund stays", async () => {
    const { orderId, total } = await ordered();
    await base.db.updateTable("orders").set({ status: "cancelled" }).where("id", "=", orderId).execute();
    expect(await refundPayment(services, orderId, total, "all")).toMatchObject({ ok: true, value: { isWhole: true } });
    expect(await statusOf(orderId)).toBe("cancelled");
    const other = await ordered();
    await base.db.transaction().execute((trx) => changeStatus(trx, other.orderId, "shipped"));
    await refundPayment(services, other.orderId, 1, "some");
    expect(await statusOf(other.orderId)).toBe("partially_refunded");
  });
});

describe("a provider that", () => {
  test("does not answer leaves the refund open: the amount is set aside, and the same key asks again", async () => {
    const { orderId, total } = await ordered();
    const unclear = await refundPayment(withRefund(silent), orderId, total, "k");
    expect(unclear).toMatchObject({ problem: { code: "refund-unclear" } });
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
    expect(await refundPayment(services, orderId, 1, "other")).toMatchObject({ problem: { code: "refund-exceeds" } });
    expect(await refundPayment(services, orderId, total, "k")).toMatchObject({ ok: true });
    expect([await statusOf(orderId), await atProvider(orderId)]).toEqual(["refunded", total]);
  });

  test("did it without our hearing of it is asked again by the sweep, and gives nothing twice", async () => {
    const { orderId } = await ordered();
    const lost: PaymentProvider["refund"] = async (...asked) => {
      await services.payments.refund(...asked);
      return silent(...asked);
    };
    await refundPayment(withRefund(lost), orderId, 1200, "k");
    expect(await sweepRefunds(services, 3600)).toBe(0);
    expect(await sweepRefunds(services, 0)).toBe(1);
    expect(await sweepRefunds(services, 0)).toBe(0);
    expect([await statusOf(orderId), await atProvider(orderId)]).toEqual(["partially_refunded", 1200]);
  });

  test("says no gets the amount free again, and the key is told so", async () => {
    const { orderId, total } = await ordered();
    const no: PaymentProvider["refund"] = async () => {
      throw new PaymentRefused("charge_disputed");
    };
    const refused = await refundPayment(withRefund(no), orderId, total, "k");
    expect(refused).toMatchObject({ problem: { code: "refund-refused", detail: { reason: "charge_disputed" } } });
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 0 });
    expect(await refundPayment(services, orderId, total, "k")).toMatchObject({ problem: { code: "refund-refused" } });
    expect(await refundPayment(services, orderId, total, "new")).toMatchObject({ ok: true });
  });

  test("is no longer the one that was paid through cannot give it back", async () => {
    const { orderId } = await ordered();
    const payments = { ...services.payments, name: "other" };
    const answer = await refundPayment({ ...services, payments }, orderId, 1, "k");
    expect(answer).toMatchObject({ problem: { code: "refund-refused", detail: { provider: "test" } } });
    expect((await paymentOf(orderId)).refunded).toBe(0);
  });
});

test("what was captured less what went back is what the orders say", async () => {
  const orders = [await ordered(), await ordered(), await ordered()];
  await refundPayment(services, orders[0]!.orderId, 5000, "x");
  await refundPayment(services, orders[1]!.orderId, orders[1]!.total, "x");
  for (const { orderId, total } of orders) {
    const { amount, refunded, status } = await paymentOf(orderId);
    const state = refunded === 0 ? "awaiting_fulfillment" : refunded === total ? "refunded" : "partially_refunded";
    expect([amount, status]).toEqual([total, refunded === total ? "refunded" : "captured"]);
    expect([await statusOf(orderId), await atProvider(orderId)]).toEqual([state, refunded]);
  }
});
