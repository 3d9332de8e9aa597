import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { load } from "#storefront/pages/checkout/data.ts";
import { post } from "#storefront/pages/checkout/form.ts";
import Checkout from "#storefront/pages/checkout/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantPro } from "#tests/support/groups.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";

const test = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board = 0;

beforeAll(async () => {
  paying = await checkoutServices(test);
  board = (await plantProduct(test.db, { stock: [50], prices: { us: 100_000, pro: 80_000 } })).variantIds[0]!;
});
afterAll(() => paying.stop());

async function ready(customerId: number, quantity: number) {
  const sessionHash = hashSessionId(await plantSession(test.db, customerId));
  const buyer = { ...guest, customerId, region: "pro" as const, sessionHash };
  return readyCart(paying, [{ variantId: board, quantity }], buyer);
}

async function visit(customerId: number, cartId: string, region: PriceRegion = "pro") {
  const query = "step=payment";
  const context = await cartVisit(test.db, { customerId, cartId, query, paying: paying as CheckoutServices });
  return { ...context, region };
}
const form = ({ cartId, total }: { cartId: string; total: number }, key: string) =>
  new URLSearchParams({
    cart_id: cartId,
    idempotency_key: key,
    expected_total: String(total),
    number: cards.good,
    expiry: "12/34",
    code: "123",
  });
const plain = (html: string) => html.replaceAll("<!-- -->", "");

describe("7.7 the checkout of a professional", () => {
  it("7.7 says what is left, and orders what stays within it", async () => {
    const pro = await plantPro(test.db, { expiration_date: "2099-08-31" });
    const cart = await ready(pro, 1);
    const context = await visit(pro, cart.cartId);
    const html = plain(await markupOf(context, Checkout, await load(context)));
    expect(html).toContain("$3,000.00 of your $3,000.00 pro limit are left, until August 31, 2099.");
    expect(await post(context, form(cart, "within"))).toMatchObject({ kind: "redirect", status: 303 });
  });

  it("9.2 refuses what passes the limit with what is left, and charges nothing", async () => {
    const pro = await plantPro(test.db);
    const cart = await ready(pro, 4);
    const context = await visit(pro, cart.cartId);
    const answer = await post(context, form(cart, "beyond"));
    expect(answer).toMatchObject({ kind: "page", status: 422 });
    const html = plain(await markupOf(context, Checkout, answer));
    expect(html).toContain("This order passes your pro limit: $3,000.00 of $3,000.00 are left. Nothing was charged.");
    expect(html).toContain("This cart passes your pro limit by");
    expect(await test.db.selectFrom("orders").selectAll().where("customer_id", "=", pro).execute()).toEqual([]);
  });

  it("7.7 refuses an expired code, and shows the shop's prices from then on", async () => {
    const pro = await plantPro(test.db, { expiration_date: "2099-08-31" });
    const cart = await ready(pro, 1);
    const field = { name: "Pro Code", value: JSON.stringify({ region: "pro", expiration_date: "2020-08-31" }) };
    const values = { form_fields: JSON.stringify([field]) };
    await test.db.updateTable("customers").set(values).where("id", "=", pro).execute();
    const context = await visit(pro, cart.cartId, "us");
    const html = plain(await markupOf(context, Checkout, await post(context, form(cart, "late"))));
    expect(html).toContain("Your pro code has ended.");
    expect(html).toContain("$1,000.00");
  });
});
