import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { saveCheckout } from "#commerce/sales/checkout/actions.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { load } from "#storefront/pages/checkout/data.ts";
import { post } from "#storefront/pages/checkout/form.ts";
import Checkout from "#storefront/pages/checkout/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, home, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";

const base = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board: number;
beforeAll(async () => {
  paying = await checkoutServices(base);
  board = (await plantProduct(base.db, { stock: [50], prices: { us: 44_900 } })).variantIds[0]!;
});
afterAll(() => paying.stop());

/** The payment step of a customer with the given credit limit for invoices, in major units. */
async function atPayment(limit: number) {
  const customerId = await plantCustomer(base.db);
  const terms = { customer_group_id: null, customer_id: customerId, days: 30, credit_limit: limit };
  await base.db.insertInto("invoice_terms").values(terms).execute();
  const sessionHash = hashSessionId(await plantSession(base.db, customerId));
  const buyer = { locale: guest.locale, region: "us", sessionHash } as const;
  const cart = await createCart(base.db, buyer, [{ variantId: board, quantity: 1 }]);
  if (!cart.ok) throw new Error(cart.problem.code);
  const patch = { email: "club@firn.example", shippingAddress: home };
  const saved = await saveCheckout(shownServices(base.db), async () => customerId, cart.value.id, patch, true);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  const { cartId, total } = saved.value;
  const visit = { cartId, customerId, query: "step=payment", paying: paying as CheckoutServices };
  const form = { cart_id: cartId, idempotency_key: `key-${customerId}`, expected_total: `${total}`, pay: "invoice" };
  return { context: await cartVisit(base.db, visit), form: new URLSearchParams(form) };
}

test("7.5 an order within the credit limit is offered an invoice, with what is left", async () => {
  const { context, form } = await atPayment(1000);
  const markup = await markupOf(context, Checkout, await load(context));
  expect(markup).toContain("You may still owe $1,000.00 of $1,000.00.");
  expect(await post(context, form)).toMatchObject({ status: 303, to: expect.stringContaining("/checkout/done/") });
});

test("7.5 one that passes it is not, and when it is sent all the same the page says why beside the choice", async () => {
  const { context, form } = await atPayment(300);
  const passed = "what you may owe by invoice: $300.00 of $300.00 are left";
  const shown = await markupOf(context, Checkout, await load(context));
  expect(shown).toMatch(/<input[^>]*disabled=""[^>]*name="pay"[^>]*value="invoice"/);
  expect(shown).toContain(passed);
  const answer = await post(context, form);
  expect(answer).toMatchObject({ status: 422 });
  const refused = await markupOf(context, Checkout, answer);
  expect(refused).toContain("Have a look at the marked fields.");
  expect(refused).toMatch(/id="invoice-passed"/);
  expect(refused).toMatch(/<input[^>]*autofocus=""[^>]*value="now"/i);
});
