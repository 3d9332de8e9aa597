import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { forgetCart } from "#commerce/sales/cart/actions.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";
import { load } from "./data.ts";
import Cart from "./page.tsx";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
let board = 0;
beforeAll(async () => {
  services = await checkoutServices(base);
  board = (await plantProduct(base.db, { prices: { us: 40_000 }, stock: [9] })).variantIds[0]!;
});
afterAll(() => services.stop());

/** A session's cart page after an order was placed from its cart. */
async function pageAfterOrder(session: "the buyer's" | "known to the bank alone") {
  const sessionId = await plantSession(base.db, null);
  const sessionHash = hashSessionId(sessionId);
  const cart = await readyCart(services, [{ variantId: board, quantity: 1 }], { ...guest, sessionHash });
  const isOwn = session === "the buyer's";
  const placed = await placeOrder(services, payFor(cart), { ...guest, sessionHash: isOwn ? sessionHash : null });
  if (!placed.ok) throw new Error(placed.problem.code);
  // current-cart.ts does the same when it finds that the session's cart is gone.
  await forgetCart(base.db, sessionHash, cart.cartId);
  const context = await cartVisit(base.db);
  const visitor = { ...context.visitor, sessionId, start: () => ({ sessionId, sessionHash }) };
  const own = { ...context, visitor };
  const markup = async () => (await markupOf(own, Cart, await load(own))).replaceAll("<!-- -->", "");
  return { orderId: placed.value.orderId, markup };
}

test.each(["the buyer's", "known to the bank alone"] as const)(
  "4 going back after paying names the order, whoever confirmed it: session %s",
  async (session) => {
    const { orderId, markup } = await pageAfterOrder(session);
    expect(await markup()).toContain(`Your order ${orderId} is in.`);
    expect(await markup()).toContain(`/en-us/checkout/done/${orderId}?key=`);
  },
);

test("4 an order that was cancelled, or is older than an hour, is not news any more", async () => {
  const { orderId, markup } = await pageAfterOrder("the buyer's");
  await sql`update orders set placed_at = now() - interval '61 minutes' where id = ${orderId}`.execute(base.db);
  expect(await markup()).not.toContain(`${orderId}`);
  const second = await pageAfterOrder("the buyer's");
  await sql`update orders set status = 'cancelled' where id = ${second.orderId}`.execute(base.db);
  expect(await second.markup()).not.toContain(`${second.orderId}`);
});
