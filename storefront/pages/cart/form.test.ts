import { beforeAll, describe, expect, it } from "vitest";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { addPromotion, changePromotion } from "#commerce/sales/promotions/actions.ts";
import { insertCode } from "#commerce/sales/promotions/writes.ts";
import { cartOf, cartVisit } from "#tests/support/cart-visit.ts";
import { type PlantedProduct, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { load } from "./data.ts";
import { post } from "./form.ts";
import Cart from "./page.tsx";

const test = useDatabase();
let board: PlantedProduct;
let cap: PlantedProduct;

beforeAll(async () => {
  board = await plantProduct(test.db, {
    stock: [2, 5],
    sizes: ["156", "160"],
    prices: { us: 44_900, eu_region_1: 44_900 },
  });
  cap = await plantProduct(test.db, { name: "Dockside", prices: { us: 2_900 }, stock: [20] });
});

const form = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** A guest with the given quantity of one product in the cart. */
async function guestWith(quantity: number, product = cap) {
  const context = await cartVisit(test.db);
  const { locale, region, visitor } = context;
  const buyer = { locale, region, sessionHash: visitor.start().sessionHash };
  const made = await createCart(test.db, buyer, [{ variantId: product.variantIds[0] ?? 0, quantity }]);
  if (!made.ok) throw new Error(made.problem.code);
  return cartVisit(test.db, { cartId: made.value.id });
}

const show = async (context: Awaited<ReturnType<typeof cartVisit>>) => markupOf(context, Cart, await load(context));

describe("2.1 the cart's page", () => {
  it("4 adds what a product's form says, in a cart that the session remembers", async () => {
    const context = await cartVisit(test.db);
    const answer = await post(context, form({ action: "add", product_id: board.productId, size: "160", quantity: 2 }));
    expect(answer).toMatchObject({ kind: "redirect", to: "/en-us/cart", status: 303 });
    const cart = await findCart(test.db, (await cartOf(test.db, context)) ?? "");
    expect(cart?.lines).toMatchObject([{ variantId: board.variantIds[1], quantity: 2 }]);
  });

  it("asks for the options that are missing, and keeps the way back to the product", async () => {
    const context = await cartVisit(test.db);
    const answer = await post(context, form({ product_id: board.productId, quantity: 1 }));
    expect(answer).toMatchObject({ kind: "page", status: 422 });
    const markup = await markupOf(context, Cart, answer);
    expect(markup).toContain("Choose a version of Kestrel first");
    expect(markup).toMatch(/href="\/en-us\/p\/p-/);
  });

  it("tells how many pieces are left, and leaves the cart as it was", async () => {
    const context = await guestWith(1, board);
    const answer = await post(context, form({ product_id: board.productId, size: "156", quantity: 2 }));
    expect(await markupOf(context, Cart, answer)).toContain("Only 2 of Kestrel left");
    expect((await findCart(test.db, context.visitor.cartId ?? ""))?.count).toBe(1);
  });

  it.each(["0", "-1", "1.5", "51", "many"])("refuses a quantity of %s without changing it", async (quantity) => {
    const context = await guestWith(3);
    const line = (await findCart(test.db, context.visitor.cartId ?? ""))?.lines[0];
    const answer = await post(context, form({ action: "update", line_id: line?.id ?? "", quantity }));
    expect(answer).toMatchObject({ status: 422 });
    expect(await markupOf(context, Cart, answer)).toContain("Whole pieces only, from 1 to 50.");
    expect((await findCart(test.db, context.visitor.cartId ?? ""))?.count).toBe(3);
  });

  it("changes and removes lines", async () => {
    const context = await guestWith(1);
    const id = (await findCart(test.db, context.visitor.cartId ?? ""))?.lines[0]?.id ?? "";
    expect(await post(context, form({ action: "update", line_id: id, quantity: 4 }))).toMatchObject({ status: 303 });
    expect(await show(context)).toContain("4 pieces");
    expect(await post(context, form({ action: "remove", line_id: id }))).toMatchObject({ status: 303 });
    expect(await show(context)).toContain("Nothing in here yet");
  });

  it("4 takes along what other lines were changed to, and goes on to where the shopper is going", async () => {
    const context = await guestWith(1);
    await post(context, form({ action: "add", product_id: board.productId, size: "156" }));
    const cartId = context.visitor.cartId ?? "";
    const [first, second] = (await findCart(test.db, cartId))?.lines.map(({ id }) => id) ?? [];
    const gone = form({ action: "remove", line_id: second!, also: `${first}:3`, next: "/en-us/checkout" });
    expect(await post(context, gone)).toMatchObject({ status: 303, to: "/en-us/checkout" });
    expect((await findCart(test.db, cartId))?.lines).toMatchObject([{ id: first, quantity: 3 }]);
    // Removing a line that is already gone is not an error. A quantity that is not available is reported, and `next` is
    // not followed.
    const late = form({ action: "update", line_id: first!, quantity: 2, also: `${second}:0`, next: "//firn.example" });
    expect(await post(context, late)).toMatchObject({ status: 303, to: "/en-us/cart" });
    const refused = form({ action: "coupon-remove", coupon_code: "", also: `${first}:21`, next: "/en-us/checkout" });
    expect(await markupOf(context, Cart, await post(context, refused))).toContain("Only 20 left");
  });

  it("5 shows what shipping costs, and that it is free from the threshold on", async () => {
    expect(await show(await guestWith(1))).toMatch(/\$70\.00 more and shipping is free[\s\S]*from \$7\.95/);
    const free = await show(await guestWith(4));
    expect(free).toMatch(/Subtotal[\s\S]*\$116\.00[\s\S]*Shipping[\s\S]*>Free<[\s\S]*USD[\s\S]*\$116\.00/);
  });

  it("says once that a price has changed", async () => {
    const lamp = await plantProduct(test.db, { name: "Lantern", prices: { us: 9_900 } });
    const context = await guestWith(1, lamp);
    await test.db.updateTable("prices").set({ price: 8_900 }).where("variant_id", "=", lamp.variantIds[0]!).execute();
    expect(await show(context)).toContain("Was $99.00, now $89.00.");
    expect(await show(context)).not.toContain("Was $99.00");
  });

  it("marks what has sold out, and keeps it out of the checkout", async () => {
    const rare = await plantProduct(test.db, { name: "Rare", stock: [1] });
    const context = await guestWith(1, rare);
    await test.db.updateTable("stock").set({ available: 0 }).where("variant_id", "=", rare.variantIds[0]!).execute();
    const markup = await show(context);
    expect(markup).toContain("Sold out while you were thinking");
    expect(markup).not.toContain('href="/en-us/checkout"');
  });

  it("takes a code as a plain form, says beside the field why one does not count, and keeps what was typed", async () => {
    const added = await addPromotion(test.db, { name: "Ten off", kind: "percent", percent: 10 });
    if (!added.ok) throw new Error(added.problem.code);
    await insertCode(test.db, added.value.id, "TENOFF");
    const context = await guestWith(3);
    const refused = await post(context, form({ action: "coupon", coupon_code: "TENOF" }));
    expect(refused).toMatchObject({ status: 422 });
    const markup = await markupOf(context, Cart, refused);
    expect(markup).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="coupon_code"[^>]*value="TENOF"/);
    expect(markup).toContain("We do not know this code");
    const empty = await post(context, form({ action: "coupon", coupon_code: " " }));
    expect(empty).toMatchObject({ status: 422, props: { refusedCode: { key: "code.missing" } } });
    expect(await post(context, form({ action: "coupon", coupon_code: " tenoff " }))).toMatchObject({ status: 303 });
    expect(await show(context)).toMatch(/Ten off \(TENOFF\)[\s\S]*-\$8\.70[\s\S]*\$78\.30/);
    await changePromotion(test.db, added.value.id, { minimums: [{ currency_code: "USD", amount: 100 }] });
    expect(await show(context)).toContain("$13.00 are missing");
    expect(await post(context, form({ action: "coupon-remove", coupon_code: "TENOFF" }))).toMatchObject({
      status: 303,
    });
    expect(await show(context)).not.toContain("TENOFF");
  });

  it("9.1 says where the shop does not sell, with a way to another country", async () => {
    const context = await cartVisit(test.db, { country: "ch", language: "de" });
    const markup = await show(context);
    expect(markup).toContain("Hierhin liefern wir noch nicht: Schweiz");
    expect(markup).toContain("/de-ch/country?to=/cart");
  });
});
