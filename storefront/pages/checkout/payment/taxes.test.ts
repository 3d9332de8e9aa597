import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { makeStripeTax } from "#commerce/sales/tax/stripe/stripe-tax.ts";
import { load } from "#storefront/pages/checkout/data.ts";
import { post } from "#storefront/pages/checkout/form.ts";
import Checkout from "#storefront/pages/checkout/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { type StripeTaxServer, startStripeTax } from "#tests/support/tax/stripe.ts";

const base = useDatabase();
const codes = { goodsCode: "txcd_99999999", shippingCode: "txcd_92010001" };
let stripe: StripeTaxServer;
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board = 0;
beforeAll(async () => {
  stripe = await startStripeTax();
  paying = { ...(await checkoutServices(base)), tax: makeStripeTax({ ...stripe, ...codes, timeout: limit(10_000) }) };
  board = (await plantProduct(base.db, { stock: [50], prices: { us: 400_00 } })).variantIds[0]!;
});
afterAll(async () => {
  await paying.stop();
  await stripe.stop();
});

test("9.1 a checkout whose tax service is silent says so, and orders nothing until it answers", async () => {
  const cart = await readyCart(paying, [{ variantId: board, quantity: 1 }]);
  // Another process, with no tax rates cached yet.
  const fresh = { ...paying, tax: makeStripeTax({ ...stripe, ...codes, timeout: limit(10_000) }) };
  const visit = () =>
    cartVisit(base.db, { cartId: cart.cartId, query: "step=payment", paying: fresh as CheckoutServices });
  const context = await visit();
  const unknown = "We cannot work out the taxes right now";
  stripe.fail("500", "500");
  expect(await markupOf(context, Checkout, await load(context))).toContain(unknown);
  const form = new URLSearchParams({
    cart_id: cart.cartId,
    idempotency_key: randomUUID(),
    expected_total: "40000",
    number: cards.good,
    expiry: "12/34",
    code: "123",
  });
  stripe.fail("500", "500", "500", "500");
  expect(await markupOf(context, Checkout, await post(context, form))).toContain(unknown);
  const orders = await base.db.selectFrom("orders").select("id").where("cart_id", "=", cart.cartId).execute();
  expect(orders).toEqual([]);
  const again = await visit();
  const html = (await markupOf(again, Checkout, await load(again))).replaceAll("<!-- -->", "");
  expect(html).toContain("Sales tax (CO 2.9%)");
  expect(html).not.toContain(unknown);
});
