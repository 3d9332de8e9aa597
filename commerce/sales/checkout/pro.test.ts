import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProStatus } from "#commerce/customers/pro/reads.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { refundPayment } from "#commerce/sales/payments/refunds.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { plantCustomer, plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, home, payFor, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantPro, setRules } from "#tests/support/groups.ts";
import { plantSession } from "#tests/support/routes.ts";
import { getCheckout, saveCheckout } from "./actions.ts";
import { placeOrder } from "./placing/place.ts";
import { toProblemV3 } from "./rest-problems.ts";
import type { Buyer } from "./services.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

const day = 24 * 60 * 60 * 1000;
const variant = async (price = 100_000, stock = 50) =>
  (await plantProduct(base.db, { stock: [stock], prices: { us: price, pro: price } })).variantIds[0]!;
const buyerOf = (customerId: number, region: PriceRegion = "pro"): Buyer => ({ ...guest, customerId, region });

/** A cart of that customer with everything that paying requires. */
async function ready(customerId: number, variantId: number, quantity = 1, region: PriceRegion = "pro") {
  const sessionHash = hashSessionId(await plantSession(base.db, customerId));
  const cart = await createCart(base.db, { locale: guest.locale, region, sessionHash }, [{ variantId, quantity }]);
  if (!cart.ok) throw new Error(cart.problem.code);
  const patch = { email: "pro@firn.example", shippingAddress: home };
  const saved = await saveCheckout(shownServices(base.db), async () => customerId, cart.value.id, patch, true);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  return { cartId: cart.value.id, total: saved.value.total };
}
const place = (customerId: number, cart: { cartId: string; total: number }, region: PriceRegion = "pro") =>
  placeOrder(services, payFor(cart), buyerOf(customerId, region));

describe("9.2 the spend limit of professionals", () => {
  test("9.2 is 3000 by default: an order that passes it is refused with what is left, and takes no stock", async () => {
    const pro = await plantPro(base.db);
    const board = await variant();
    const first = await ready(pro, board, 2);
    expect(await place(pro, first)).toMatchObject({ ok: true });
    const second = await ready(pro, board, 1);
    const refused = await place(pro, second);
    if (refused.ok) throw new Error("It was placed");
    const left = 300_000 - first.total;
    expect(refused.problem).toMatchObject({
      code: "pro-limit",
      detail: { left, spent: first.total, limit: 300_000, total: second.total, currency: "USD" },
    });
    expect(toProblemV3(refused.problem).detail).toMatchObject({ left: left / 100, limit: 3000 });
    expect(await stockOf(base.db, board)).toBe(48);
    const small = await ready(pro, await variant(10_000), 1);
    expect(await place(pro, small)).toMatchObject({ ok: true });
  });

  test("9.2 counts to the cent: what fits exactly is sold", async () => {
    const board = await variant();
    const { total } = await ready(await plantPro(base.db), board);
    const exact = await plantPro(base.db, { spend_limit: total / 100 });
    expect(await place(exact, await ready(exact, board))).toMatchObject({ ok: true });
    const short = await plantPro(base.db, { spend_limit: (total - 1) / 100 });
    expect(await place(short, await ready(short, board))).toMatchObject({ problem: { code: "pro-limit" } });
  });

  test("7.7 employees have their own limit", async () => {
    const employee = await plantPro(base.db, { employee_group: true, spend_limit: 5000 });
    const board = await variant();
    expect(await place(employee, await ready(employee, board, 4))).toMatchObject({ ok: true });
    const status = await findProStatus(base.db, employee, "us");
    expect(status).toMatchObject({ spend_limit: 5000, employee_group: true });
    expect(status?.order_total).toBeGreaterThan(4000);
    expect(await place(employee, await ready(employee, board, 1))).toMatchObject({ problem: { code: "pro-limit" } });
  });

  test("7.7 cancelled, refunded and last year's orders count no more, those under way do", async () => {
    const pro = await plantPro(base.db, { expiration_date: new Date(Date.now() + 100 * day).toISOString() });
    const board = await variant();
    const first = await place(pro, await ready(pro, board, 2));
    if (!first.ok) throw new Error(first.problem.code);
    const change = (values: object) =>
      base.db.updateTable("orders").set(values).where("id", "=", first.value.orderId).execute();
    const next = await ready(pro, board, 1);
    const left = async () => {
      const checkout = await getCheckout(shownServices(base.db), async () => pro, next.cartId);
      return checkout.ok ? checkout.value.allowance?.left : null;
    };
    const ofFirst = 300_000 - (await left())!;
    expect(ofFirst).toBeGreaterThan(200_000);
    await change({ status: "pending", confirmed_at: null });
    expect(await left()).toBe(300_000 - ofFirst);
    for (const status of ["cancelled", "refunded"]) {
      await change({ status });
      expect(await left()).toBe(300_000);
    }
    await change({ status: "shipped", confirmed_at: new Date(Date.now() - 300 * day) });
    expect(await left()).toBe(300_000);
    await change({ status: "shipped", confirmed_at: new Date(Date.now() - 100 * day) });
    expect(await left()).toBe(300_000 - ofFirst);
    await change({ status: "refunded" });
    expect(await place(pro, next)).toMatchObject({ ok: true });
  });

  test("7.7 what was paid back of an order counts no more, and makes room for the next", async () => {
    const pro = await plantPro(base.db);
    const board = await variant();
    const first = await ready(pro, board, 2);
    const placed = await place(pro, first);
    if (!placed.ok) throw new Error(placed.problem.code);
    const next = await ready(pro, board, 1);
    expect(await place(pro, next)).toMatchObject({ problem: { code: "pro-limit" } });
    const back = 100_000;
    expect(await refundPayment(services, placed.value.orderId, back, "scratched")).toMatchObject({ ok: true });
    expect((await findOrder(base.db, placed.value.orderId))?.status).toBe("partially_refunded");
    expect((await findProStatus(base.db, pro, "us"))?.order_total).toBe((first.total - back) / 100);
    const checkout = await getCheckout(shownServices(base.db), async () => pro, next.cartId);
    expect(checkout).toMatchObject({ value: { allowance: { spent: first.total - back } } });
    expect(await place(pro, next)).toMatchObject({ ok: true });
    const third = await ready(pro, board, 1);
    const detail = { spent: first.total - back + next.total };
    expect(await place(pro, third)).toMatchObject({ problem: { code: "pro-limit", detail } });
  });

  test("7.7 a declined card gives the amount back", async () => {
    const pro = await plantPro(base.db);
    const cart = await ready(pro, await variant(), 2);
    const declined = await placeOrder(services, payFor(cart, cards.declined), buyerOf(pro));
    expect(declined).toMatchObject({ problem: { code: "payment-declined" } });
    expect(await place(pro, cart)).toMatchObject({ ok: true });
  });

  test("7.7 ten orders at once never pass it together", async () => {
    const pro = await plantPro(base.db);
    const carts = [];
    for (let count = 0; count < 10; count++) carts.push(await ready(pro, await variant(), 1));
    const answers = await Promise.all(carts.map((cart) => place(pro, cart)));
    const sold = answers.filter((answer) => answer.ok);
    expect(sold).toHaveLength(2);
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
    expect(codes).toEqual(Array.from({ length: 8 }, () => "pro-limit"));
    expect((await findProStatus(base.db, pro, "us"))?.order_total).toBeLessThanOrEqual(3000);
  });

  test("7.7 shoppers have none", async () => {
    const rider = await plantCustomer(base.db, groups.default);
    expect(await place(rider, await ready(rider, await variant(), 5, "us"), "us")).toMatchObject({ ok: true });
  });
});

describe("7.7 an expired pro code", () => {
  test("7.7 orders nothing at professionals' prices, and says so", async () => {
    const pro = await plantPro(base.db, { expiration_date: new Date(Date.now() + 9 * day).toISOString() });
    const cart = await ready(pro, await variant());
    const field = { name: "Pro Code", value: JSON.stringify({ region: "pro", expiration_date: "2025-08-31" }) };
    const values = { form_fields: JSON.stringify([field]) };
    await base.db.updateTable("customers").set(values).where("id", "=", pro).execute();
    for (const region of ["pro", "us"] as const) {
      expect(await place(pro, cart, region)).toMatchObject({ problem: { code: "pro-expired" } });
    }
    const checkout = await getCheckout(shownServices(base.db), async () => pro, cart.cartId);
    expect(checkout).toMatchObject({ ok: true, value: { allowance: { isExpired: true, expiresOn: "2025-08-31" } } });
  });
});

describe("6 group prices at checkout", () => {
  test("6 are charged, line by line, and shipping counts from what is charged", async () => {
    const rider = await plantCustomer(base.db, groups.default);
    const board = await variant(10_000);
    await setRules(base.db, groups.default, [{ type: "all", method: "percent", amount: 10 }]);
    const cart = await ready(rider, board, 1, "us");
    const placed = await place(rider, cart, "us");
    if (!placed.ok) throw new Error(placed.problem.code);
    const order = await findOrder(base.db, placed.value.orderId);
    expect(order?.lines).toMatchObject([{ unitPrice: 9000, total: 9000 }]);
    expect(order?.totals.slice(0, 2)).toMatchObject([
      { kind: "goods", amount: 9000 },
      { kind: "shipping", amount: 1295 },
    ]);
    await setRules(base.db, groups.default, []);
  });

  test("6 that changed since the shopper saw them are told, not charged", async () => {
    const rider = await plantCustomer(base.db, groups.default);
    const board = await variant(50_000);
    await setRules(base.db, groups.default, [{ type: "all", method: "percent", amount: 10 }]);
    const cart = await ready(rider, board, 1, "us");
    await setRules(base.db, groups.default, []);
    expect(await place(rider, cart, "us")).toMatchObject({
      problem: { code: "price-changed", detail: { was: cart.total } },
    });
  });

  test("6 cannot change between pricing and writing the order", async () => {
    const rider = await plantCustomer(base.db, groups.default);
    const board = await variant(50_000, 0);
    await base.db.updateTable("stock").set({ available: 1 }).where("variant_id", "=", board).execute();
    const cart = await ready(rider, board, 1, "us");
    await base.db.updateTable("stock").set({ available: 0 }).where("variant_id", "=", board).execute();
    const lines = [{ variantId: board, quantity: 1, price: 50_000 }];
    const reserve = async () => {
      const text = "select order_reserve($1, $2, 'order:x', '\\x00', '\\x00', '{pending}', $3) as answer";
      const { rows } = await base.pool.query(text, [cart.cartId, rider, JSON.stringify({ lines })]);
      return rows[0].answer.problem;
    };
    expect(await reserve()).toBe("not-enough-stock");
    await setRules(base.db, groups.default, [{ type: "all", method: "fixed", amount: 1 }]);
    expect(await reserve()).toBe("changed");
    await setRules(base.db, groups.default, []);
  });
});
