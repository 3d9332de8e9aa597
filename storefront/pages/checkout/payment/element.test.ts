import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import { load } from "#storefront/pages/checkout/data.ts";
import { post } from "#storefront/pages/checkout/form.ts";
import Checkout from "#storefront/pages/checkout/page.tsx";
import { load as loadDone } from "#storefront/pages/checkout-done/data.ts";
import Done from "#storefront/pages/checkout-done/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";

const test = useDatabase();
let stripe: StripeServer;
let paying: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  stripe = await startStripe();
  const services = await checkoutServices(test, makeStripeProvider(stripe));
  const config = { PAYMENT_PROVIDER: "stripe", STRIPE_PUBLISHABLE_KEY: stripe.publishableKey };
  paying = { ...services, config: { ...services.config, ...config } };
});
afterAll(async () => {
  await paying.stop();
  await stripe.stop();
});

async function ready() {
  const { variantIds } = await plantProduct(test.db, { stock: [5] });
  const cart = await readyCart(paying, [{ variantId: variantIds[0]!, quantity: 1 }]);
  return { ...cart, variantId: variantIds[0]! };
}
const visit = (cartId: string | null, query = "", params = {}) => cartVisit(test.db, { cartId, query, params, paying });

describe("the payment step with a provider whose own fields take the card", () => {
  it("has a place for them, no field for a card of our own, and no secret", async () => {
    const { cartId } = await ready();
    const context = await visit(cartId, "step=payment");
    const answer = await load(context);
    const markup = await markupOf(context, Checkout, answer);
    expect(markup).toContain('class="payment-element"');
    expect(markup).not.toMatch(/cc-number|name="number"|4111 1111/);
    expect(JSON.stringify(answer)).toContain(stripe.publishableKey);
    expect(JSON.stringify(answer)).not.toContain(stripe.secretKey);
  });

  it("says to a browser without scripts what it needs, and orders nothing when such a form is sent", async () => {
    const cart = await ready();
    const context = await visit(cart.cartId, "step=payment");
    expect(await markupOf(context, Checkout, await load(context))).toMatch(/<noscript>.*Paying needs JavaScript/s);
    const form = { cart_id: cart.cartId, expected_total: String(cart.total), idempotency_key: "k" };
    const card = { number: "4111 1111 1111 1111", expiry: "12/34", code: "123" };
    const answer = await post(context, new URLSearchParams({ ...form, ...card }));
    expect(answer).toMatchObject({ status: 422 });
    const markup = await markupOf(context, Checkout, answer);
    expect(markup).toContain("Paying needs JavaScript");
    expect(markup).not.toContain("4111");
    expect(await stockOf(test.db, cart.variantId)).toBe(5);
  });

  it.each([
    ["declined=1", "The bank said no"],
    ["was=100", "The total changed from $1.00 to $"],
    ["was=1e9", null],
  ])("loaded anew with %s says %s", async (query, text) => {
    const { cartId } = await ready();
    const context = await visit(cartId, `step=payment&${query}`);
    const markup = await markupOf(context, Checkout, await load(context));
    if (text) expect(markup).toContain(text);
    else expect(markup).not.toContain("The total changed");
    expect(markup).toContain('class="payment-element"');
  });
});

it("whoever comes back from paying sees the order stand, whether or not the provider's message has come", async () => {
  const cart = await ready();
  const wish = { cartId: cart.cartId, expectedTotal: cart.total, idempotencyKey: "paid" };
  const placed = await placeOrder(paying, { ...wish, payment: { kind: "provider" } }, guest);
  if (!placed.ok) throw new Error(placed.problem.code);
  const { orderId, accessToken, action } = placed.value;
  const back = () => visit(null, `key=${accessToken}&redirect_status=succeeded`, { id: String(orderId) });
  const early = await back();
  expect(await markupOf(early, Done, await loadDone(early))).toContain("Waiting for the bank");
  await stripe.pay(action?.clientSecret ?? "", "pm_card_visa");
  const late = await back();
  expect(await markupOf(late, Done, await loadDone(late))).toContain("Thank you, Ada.");
});
