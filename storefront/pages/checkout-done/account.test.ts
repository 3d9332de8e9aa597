import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findByEmail } from "#commerce/customers/sign-in/credentials.ts";
import { findSession } from "#commerce/customers/sign-in/sessions.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { type PlantedProduct, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Done from "./page.tsx";

const test = useDatabase();
let paying: Awaited<ReturnType<typeof checkoutServices>>;
let board: PlantedProduct;
beforeAll(async () => {
  paying = await checkoutServices(test);
  board = await plantProduct(test.db, { stock: [50], prices: { us: 44_900 } });
});
afterAll(() => paying.stop());

async function placed() {
  const cart = await readyCart(paying, [{ variantId: board.variantIds[0] ?? 0, quantity: 1 }]);
  const order = await placeOrder(paying, payFor(cart), guest);
  if (!order.ok) throw new Error(JSON.stringify(order));
  const { orderId, accessToken } = order.value;
  const visit = (key = accessToken) =>
    cartVisit(test.db, { query: `key=${key}`, params: { id: String(orderId) }, paying: paying as CheckoutServices });
  return { orderId, visit };
}

const password = (word: string) => new URLSearchParams({ password: word });
const ownerOf = async (id: number) =>
  (await test.db.selectFrom("orders").select("customer_id").where("id", "=", id).executeTakeFirstOrThrow()).customer_id;

describe("the confirmation", () => {
  it("tells the days of arrival, leads to the order, and offers a guest an account in one field", async () => {
    const { orderId, visit } = await placed();
    const context = await visit();
    const markup = await markupOf(context, Done, await load(context));
    expect(markup).toMatch(/It arrives \w{3},\s\w{3}\s\d/);
    expect(markup).toMatch(new RegExp(`href="/en-us/order-status/${orderId}\\?key=\\w+"[^>]*>Open the order`));
    expect(markup.match(/type="password"/g)).toHaveLength(1);
    expect(markup).not.toMatch(/name="(first|last)_name"/);
  });

  it("opens the account with the order in it, says beside the field what is wrong, and knows an address that has one", async () => {
    const { orderId, visit } = await placed();
    const context = await visit();
    const refused = await post(context, password("short"));
    expect(refused).toMatchObject({ status: 422 });
    expect(await markupOf(context, Done, refused)).toContain("Eight characters at least.");
    expect(await ownerOf(orderId)).toBeNull();
    const opened = await post(context, password("corduroy-at-eight"));
    expect(opened).toMatchObject({ status: 303, to: expect.stringContaining(`/checkout/done/${orderId}?key=`) });
    const customer = await findByEmail(test.db, "ada@firn.example");
    expect(await ownerOf(orderId)).toBe(customer?.id);
    const session = await findSession(test.db, context.visitor.start().sessionHash);
    expect(session.customerId).toBe(customer?.id);
    const again = await visit();
    expect(await markupOf(again, Done, await load(again))).not.toContain('type="password"');

    const next = await placed();
    const other = await next.visit();
    const taken = await post(other, password("corduroy-at-nine"));
    expect(await markupOf(other, Done, taken)).toContain("There is an account for this address already.");
    expect(await ownerOf(next.orderId)).toBeNull();
  });

  it("opens nothing to whoever has no key, and no second time with one order", async () => {
    const { visit, orderId } = await placed();
    expect(await post(await visit("0".repeat(64)), password("corduroy-at-eight"))).toMatchObject({ kind: "missing" });
    await test.db
      .updateTable("orders")
      .set({ customer_id: (await findByEmail(test.db, "ada@firn.example"))?.id ?? null, email: "new@firn.example" })
      .where("id", "=", orderId)
      .execute();
    expect(await post(await visit(), password("corduroy-at-eight"))).toMatchObject({ status: 303 });
    expect(await findByEmail(test.db, "new@firn.example")).toBeNull();
  });
});
