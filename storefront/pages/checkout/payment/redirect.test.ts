import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMollieProvider } from "#commerce/sales/payments/mollie/provider.ts";
import { load as loadDone } from "#storefront/pages/checkout-done/data.ts";
import Done from "#storefront/pages/checkout-done/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { mollieOptions } from "#tests/support/payments/mollie/fixture.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";
import { load } from "../data.ts";
import { post } from "../form.ts";
import Checkout from "../page.tsx";

const test = useDatabase();
let mollie: MollieServer;
let paying: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  mollie = await startMollie();
  paying = await checkoutServices(test, makeMollieProvider(mollieOptions(mollie)));
});
afterAll(async () => {
  await paying.stop();
  await mollie.stop();
});

async function ready() {
  const { variantIds } = await plantProduct(test.db, { stock: [5] });
  const cart = await readyCart(paying, [{ variantId: variantIds[0]!, quantity: 1 }]);
  return { ...cart, variantId: variantIds[0]! };
}
const visit = (cartId: string | null, query = "", params = {}) => cartVisit(test.db, { cartId, query, params, paying });

/** Submits the payment step's form, and opens the page that it redirects to. */
async function ordered(more: Record<string, string> = {}) {
  const cart = await ready();
  const form = {
    cart_id: cart.cartId,
    idempotency_key: randomUUID(),
    expected_total: String(cart.total),
    expected_due: String(cart.total),
    ...more,
  };
  const { to } = (await post(await visit(cart.cartId, "step=payment"), new URLSearchParams(form))) as { to: string };
  const [, id = "", key = "", pay] = /^\/en-us\/checkout\/done\/(\d+)\?key=(\w+)(&pay=1)?$/.exec(to) ?? [];
  const [payment] = [...mollie.ledger.payments.values()].reverse();
  const done = async (query = "") => {
    const context = await visit(cart.cartId, `key=${key}${query}`, { id });
    const answer = await loadDone(context);
    return { answer, markup: await markupOf(context, Done, answer) };
  };
  return { cart, pay, reference: payment?.id ?? "", done };
}

describe("the payment step with a provider that takes payments at a page of its own", () => {
  it("is a plain form without a card, and says what comes", async () => {
    const { cartId } = await ready();
    const context = await visit(cartId, "step=payment");
    const answer = await load(context);
    const markup = await markupOf(context, Checkout, answer);
    expect(markup).toContain("You pay on the page of our payment partner");
    expect(markup).toContain('name="idempotency_key"');
    expect(markup).not.toMatch(/cc-number|name="number"|4111 1111|payment-element|JavaScript/);
    expect(JSON.stringify(answer)).not.toContain(mollie.apiKey);
  });

  it("orders, and a page of ours leads on to the provider's at once, with a link for whom it does not", async () => {
    const { pay, reference, done } = await ordered();
    expect(pay).toBe("&pay=1");
    const url = `${mollie.pagesHost}/checkout/select-method/${reference}`;
    const { answer, markup } = await done("&pay=1");
    expect(answer).toMatchObject({ meta: { refresh: url } });
    expect(markup).toContain("Your order waits for your payment");
    expect(markup).toContain(`href="${url}"`);
  });
});

describe("a shopper who comes back from there", () => {
  it("having paid is thanked", async () => {
    const { reference, done } = await ordered();
    mollie.ledger.pay(reference);
    expect((await done()).markup).toContain("Thank you, Ada.");
  });

  it("without having paid finds the way there again, and is not sent off", async () => {
    const { reference, done } = await ordered();
    const { answer, markup } = await done();
    expect(markup).toContain(`/checkout/select-method/${reference}`);
    expect(answer).not.toMatchObject({ meta: { refresh: expect.anything() } });
    mollie.ledger.retrieve(reference).status = "pending";
    expect((await done()).markup).toContain("Waiting for the bank");
  });

  it("having cancelled finds the order ended and the goods back in stock", async () => {
    const { cart, reference, done } = await ordered();
    mollie.ledger.end(reference, "canceled");
    expect((await done()).markup).toContain("The payment did not go through");
    expect(await stockOf(test.db, cart.variantId)).toBe(5);
  });
});
