import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { load } from "#storefront/pages/checkout/data.ts";
import { post } from "#storefront/pages/checkout/form.ts";
import Checkout from "#storefront/pages/checkout/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { type PlantedProduct, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantStore } from "#tests/support/extras.ts";
import { markupOf } from "#tests/support/page-context.tsx";

const test = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board: PlantedProduct;

beforeAll(async () => {
  paying = await checkoutServices(test);
  board = await plantProduct(test.db, { stock: [500], prices: { us: 44_900 } });
});
afterAll(() => paying.stop());

const visit = (cartId: string, query = "") => cartVisit(test.db, { cartId, query, paying: paying as CheckoutServices });
const ready = (product = board) => readyCart(paying, [{ variantId: product.variantIds[0] ?? 0, quantity: 1 }]);
const typed = (fields: Record<string, string>) => new URLSearchParams(fields);

describe("the delivery step", () => {
  it("asks for one address where everything comes by e-mail: the invoice's", async () => {
    const gift = await plantProduct(test.db, { name: "Gift card", prices: { us: 5_000 }, tracking: "none" });
    await test.db.updateTable("products").set({ kind: "gift-card" }).where("id", "=", gift.productId).execute();
    const shown = async (product: PlantedProduct) => {
      const context = await visit((await ready(product)).cartId, "step=delivery");
      return markupOf(context, Checkout, await load(context));
    };
    expect(await shown(board)).toContain("Delivery address");
    const markup = await shown(gift);
    expect(markup).not.toContain("Delivery address");
    expect(markup.match(/Billing address/g)).toHaveLength(1);
    expect(markup).toContain('name="shipping.address1"');
    expect(markup).not.toContain('name="billing.address1"');
  });

  it("3.10 lists stores around a place without a script, keeps what was typed, and orders for pick-up with a note and wrapping", async () => {
    const near = await plantStore(test.db);
    await plantStore(test.db, {
      slug: "far",
      name: "Far",
      city: "Salt Lake City",
      state: "UT",
      lat: 40.76,
      lng: -111.89,
    });
    const { cartId } = await ready();
    const context = await visit(cartId, "step=delivery&way=collect");
    expect(await markupOf(context, Checkout, await load(context))).toMatch(/name="store"[\s\S]*Edge/);
    const fields = { way: "collect", "billing.firstName": "Ben", "billing.country": "us", note: "Ring <twice>" };
    const found = await post(context, typed({ ...fields, near: "Boulder", action: "find" }));
    expect(found).toMatchObject({ kind: "page", status: 200 });
    const listed = await markupOf(context, Checkout, found);
    expect(listed).toContain('value="Ben"');
    expect(listed).toContain("Ring &lt;twice&gt;");
    expect(listed).not.toContain("Far");
    const wrong = await post(context, typed({ ...fields, near: "" }));
    expect(wrong).toMatchObject({ status: 422 });
    expect(await markupOf(context, Checkout, wrong)).toContain("Choose a store.");
    const contact = { lastName: "Berg", address1: "1 Main Street", city: "Denver", state: "CO", postalCode: "80202" };
    const whole = Object.fromEntries(Object.entries(contact).map(([name, value]) => [`billing.${name}`, value]));
    const sent = typed({ ...fields, ...whole, store: String(near), gift: "yes", giftMessage: "For you" });
    expect(await post(context, sent)).toMatchObject({ to: "/en-us/checkout?step=payment" });
    const payment = await visit(cartId, "step=payment");
    const markup = await markupOf(payment, Checkout, await load(payment));
    expect(markup).toMatch(/Collect it at[\s\S]*Edge[\s\S]*2 Pearl Street/);
    expect(markup).toMatch(/Gift wrapping[\s\S]*\$5\.95/);
  });

  it("says which price is another since it was seen, once", async () => {
    const risen = await plantProduct(test.db, { name: "Risen", stock: [9], prices: { us: 20_000 } });
    const cart = await ready(risen);
    await test.db.updateTable("prices").set({ price: 21_000 }).where("variant_id", "=", risen.variantIds[0]!).execute();
    const context = await visit(cart.cartId, "step=delivery");
    expect(await markupOf(context, Checkout, await load(context))).toContain("now costs $210.00. It was $200.00.");
    expect(await markupOf(context, Checkout, await load(context))).not.toContain("now costs");
  });
});
