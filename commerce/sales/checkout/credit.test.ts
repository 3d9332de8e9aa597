import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { findOwed } from "#commerce/sales/payments/invoice/credit.ts";
import { termsRoutes } from "#commerce/sales/payments/invoice/routes.ts";
import type { App } from "#platform/http/app.ts";
import { plantCustomer, plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { guest, home, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { saveCheckout } from "./actions.ts";
import { placeOrder } from "./placing/place.ts";
import { toProblemV3 } from "./rest-problems.ts";

const base = useDatabase();
const counter = useCounter(base);
let api: App;
let staff: string;
let club: number;
let board: number;

beforeAll(async () => {
  api = await openRoutes(base.db, (app) => termsRoutes(app, base));
  staff = await counter.key("customers:write");
  const group = { name: "Clubs", is_default: false, is_group_for_guests: false, discount_rules: "[]" };
  club = (await base.db.insertInto("customer_groups").values(group).returning("id").executeTakeFirstOrThrow()).id;
  board = (await plantProduct(base.db, { prices: { us: 40_000 }, stock: [100] })).variantIds[0]!;
  return () => api.close();
});

async function allow(payload: object) {
  const headers = { authorization: staff };
  const answer = await api.inject({ method: "PUT", url: "/api/invoice_terms", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** A cart of that customer with everything that ordering requires. */
async function ready(customerId: number, quantity = 1) {
  const sessionHash = hashSessionId(await plantSession(base.db, customerId));
  const buyer = { locale: guest.locale, region: "us", sessionHash } as const;
  const cart = await createCart(base.db, buyer, [{ variantId: board, quantity }]);
  if (!cart.ok) throw new Error(cart.problem.code);
  const patch = { email: "club@firn.example", shippingAddress: home };
  const saved = await saveCheckout(shownServices(base.db), async () => customerId, cart.value.id, patch, true);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  return saved.value;
}

type Cart = { cartId: string; total: number };
const order = (customerId: number, { cartId, total }: Cart, idempotencyKey: string = randomUUID()) => {
  const wish = { cartId, expectedTotal: total, idempotencyKey, payment: { kind: "invoice" } as const };
  return placeOrder(counter.services, wish, { ...guest, customerId });
};

describe("7.5 a credit limit for invoices", () => {
  test("7.5 staff set it for a group or for one customer, whose own terms come first", async () => {
    expect(await allow({ customer_group_id: club, days: 14, credit_limit: 1000 })).toMatchObject({
      status: 200,
      body: { customer_group_id: club, customer_id: null, days: 14, credit_limit: 1000 },
    });
    const [one, other] = [await plantCustomer(base.db, club), await plantCustomer(base.db, club)];
    expect(await allow({ customer_id: one, days: 30, credit_limit: 600 })).toMatchObject({ status: 200 });
    expect(await ready(one)).toMatchObject({ invoiceDays: 30, credit: { limit: 60_000, owed: 0, left: 60_000 } });
    expect(await ready(other)).toMatchObject({ invoiceDays: 14, credit: { limit: 100_000, owed: 0, left: 100_000 } });
    await allow({ customer_id: one, days: 30 });
    expect(await ready(one)).toMatchObject({ invoiceDays: 30, credit: null });
  });

  test.each([
    [{ days: 9 }, "customer_group_id"],
    [{ customer_group_id: 2_000_000_000, days: 9 }, "customer_group_id"],
    [{ customer_id: 2_000_000_000, days: 9 }, "customer_id"],
    [{ customer_group_id: 1, customer_id: 1, days: 9 }, "customer_id"],
  ])("7.5 terms %j are refused by the field %s", async (body, field) => {
    expect(await allow(body)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  test("7.5 an order that passes it is refused with what is left, takes no stock, and goes through once a bill is paid", async () => {
    const customer = await plantCustomer(base.db, club);
    const placed = await order(customer, await ready(customer, 2));
    if (!placed.ok) throw new Error(placed.problem.code);
    const owed = await findOwed(base.db, customer, "USD");
    const next = await ready(customer);
    expect(next.credit).toEqual({ limit: 100_000, owed, left: 100_000 - owed });
    const stock = await stockOf(base.db, board);
    const refused = await order(customer, next);
    if (refused.ok) throw new Error("It was placed");
    expect(toProblemV3(refused.problem)).toMatchObject({
      code: "invoice-limit",
      fields: { payment: expect.stringContaining("owe") },
      detail: { owed: owed / 100, left: (100_000 - owed) / 100, limit: 1000, due: next.total / 100, currency: "USD" },
    });
    expect(await stockOf(base.db, board)).toBe(stock);
    await counter.call("POST", `/orders/${placed.value.orderId}/paid`, await counter.key("orders:write"));
    expect(await order(customer, next)).toMatchObject({ ok: true });
  });

  test("7.5 orders at once never pass it together, and the same key is the same order", async () => {
    const customer = await plantCustomer(base.db, club);
    const carts: Cart[] = [];
    for (let count = 0; count < 6; count++) carts.push(await ready(customer));
    const asked = carts.flatMap((cart, at) => [order(customer, cart, `key ${at}`), order(customer, cart, `key ${at}`)]);
    const answers = await Promise.all(asked);
    const ids = answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []));
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(4);
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
    expect(new Set(codes)).toEqual(new Set(["invoice-limit"]));
    expect(await findOwed(base.db, customer, "USD")).toBeLessThanOrEqual(100_000);
  });
});
