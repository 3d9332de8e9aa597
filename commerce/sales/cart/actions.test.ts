import { describe, expect, test } from "vitest";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { plantCustomer, plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { acknowledge, addLines, attachCustomer, createCart, moveCart, removeLine, setQuantity } from "./actions.ts";
import { countPiecesFor, findCart } from "./reads.ts";
import type { Cart } from "./schema.ts";
import { removeOldCarts } from "./writes.ts";

const base = useDatabase();
const guest = async () => null;
const us = localeOf("us", "en") as Locale;
const buyer = (region: PriceRegion | null = "us") => ({ locale: us, region, sessionHash: null });

async function cartWith(...lines: { variantId: number; quantity: number }[]): Promise<Cart> {
  const made = await createCart(base.db, buyer(), lines);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}
const variant = async (plan?: Parameters<typeof plantProduct>[1]) => (await plantProduct(base.db, plan)).variantIds[0]!;

describe("3.9 a cart", () => {
  test("holds lines at today's prices with their stock and option labels", async () => {
    const { productId, variantIds } = await plantProduct(base.db, {
      name: "Glacier",
      prices: { us: 44_900 },
      retailPrice: 49_900,
      stock: [3, 8],
      sizes: ["154", "158W"],
    });
    const cart = await cartWith({ variantId: variantIds[1]!, quantity: 2 });
    expect(cart).toMatchObject({ region: "us", currency: "USD", customerId: null, count: 2, baseAmount: 89_800 });
    expect(cart.lines[0]).toMatchObject({
      productId,
      name: "Glacier",
      options: [{ name: "Size", code: "158w", label: "158W" }],
      unitPrice: 44_900,
      retailPrice: 49_900,
      total: 89_800,
      available: 8,
      isPurchasable: true,
    });
    expect(await countPiecesFor(base.db, cart.id, null)).toBe(2);
    expect(await findCart(base.db, cart.id)).toEqual(cart);
  });

  test("tells a price that changed until it has been seen", async () => {
    const variantId = await variant();
    const cart = await cartWith({ variantId, quantity: 1 });
    await base.db.updateTable("prices").set({ price: 9000 }).where("variant_id", "=", variantId).execute();
    expect((await findCart(base.db, cart.id))?.lines[0]).toMatchObject({
      unitPrice: 9000,
      seenPrice: 10_000,
      total: 9000,
    });
    await acknowledge(base.db, guest, cart.id);
    expect((await findCart(base.db, cart.id))?.lines[0]).not.toHaveProperty("seenPrice");
  });

  test("is sold in another region at that region's prices", async () => {
    const variantId = await variant({ prices: { us: 10_000, ca: 13_500 } });
    const cart = await cartWith({ variantId, quantity: 1 });
    const moved = await moveCart(base.db, guest, cart.id, localeOf("ca", "en") as Locale, "ca");
    expect(moved).toMatchObject({
      ok: true,
      value: { region: "ca", currency: "CAD", country: "ca", baseAmount: 13_500 },
    });
  });
});

describe("4 cart lifecycle", () => {
  test("pieces of the same variant add up, and a quantity can be set or the line removed", async () => {
    const variantId = await variant();
    const cart = await cartWith({ variantId, quantity: 1 });
    const added = await addLines(base.db, guest, cart.id, [{ variantId, quantity: 2 }]);
    expect(added).toMatchObject({ ok: true, value: { count: 3, lines: [{ quantity: 3 }] } });
    const lineId = cart.lines[0]!.id;
    const set = await setQuantity(base.db, guest, { cartId: cart.id, lineId }, 5);
    expect(set).toMatchObject({ ok: true, value: { count: 5 } });
    expect(await removeLine(base.db, guest, cart.id, lineId)).toMatchObject({
      ok: true,
      value: { count: 0, lines: [] },
    });
  });

  test("a product without options is added by its own id, one with options is not", async () => {
    const simple = await plantProduct(base.db);
    const sized = await plantProduct(base.db, { stock: [1, 1] });
    const cart = await cartWith();
    expect(await addLines(base.db, guest, cart.id, [{ productId: simple.productId, quantity: 1 }])).toMatchObject({
      ok: true,
    });
    expect(await addLines(base.db, guest, cart.id, [{ productId: sized.productId, quantity: 1 }])).toMatchObject({
      problem: { code: "variant-not-found", fields: { "line_items.0.variant_id": expect.any(String) } },
    });
  });

  test("on login the cart is attached and takes in the customer's earlier one, as far as stock allows", async () => {
    const [few, many] = [await variant({ stock: [3] }), await variant()];
    const customerId = await plantCustomer(base.db);
    const earlier = await cartWith({ variantId: few, quantity: 2 }, { variantId: many, quantity: 1 });
    await attachCustomer(base.db, earlier.id, customerId);
    const cart = await cartWith({ variantId: few, quantity: 2 });
    const attached = await attachCustomer(base.db, cart.id, customerId);
    if (!attached.ok) throw new Error(attached.problem.code);
    expect(attached.value.customerId).toBe(customerId);
    expect(attached.value.lines.map((line) => [line.variantId, line.quantity])).toEqual([
      [few, 3],
      [many, 1],
    ]);
    expect(await findCart(base.db, earlier.id)).toBeNull();
  });

  test("a customer's cart does not exist for others", async () => {
    const [owner, other] = [await plantCustomer(base.db), await plantCustomer(base.db)];
    const variantId = await variant();
    const cart = await cartWith({ variantId, quantity: 1 });
    await attachCustomer(base.db, cart.id, owner);
    for (const who of [guest, async () => other]) {
      expect(await addLines(base.db, who, cart.id, [{ variantId, quantity: 1 }])).toMatchObject({
        problem: { code: "cart-not-found" },
      });
    }
    expect(await attachCustomer(base.db, cart.id, other)).toMatchObject({ problem: { code: "cart-not-found" } });
    expect(await addLines(base.db, async () => owner, cart.id, [{ variantId, quantity: 1 }])).toMatchObject({
      ok: true,
    });
  });
});

describe("what a cart refuses, without changing", () => {
  test.each([0, -1, 1.5, 51, Number.NaN])("a quantity of %d", async (quantity) => {
    const variantId = await variant({ stock: [100] });
    const cart = await cartWith({ variantId, quantity: 1 });
    const answer = await addLines(base.db, guest, cart.id, [{ variantId, quantity }]);
    expect(answer).toMatchObject({ problem: { code: "bad-quantity" } });
    expect(await countPiecesFor(base.db, cart.id, null)).toBe(1);
  });

  test("more pieces than there are, with how many there are", async () => {
    const variantId = await variant({ stock: [3] });
    const cart = await cartWith({ variantId, quantity: 2 });
    const short = { problem: { code: "not-enough-stock", detail: { available: 3 } } };
    expect(await addLines(base.db, guest, cart.id, [{ variantId, quantity: 2 }])).toMatchObject(short);
    const target = { cartId: cart.id, lineId: cart.lines[0]!.id };
    expect(await setQuantity(base.db, guest, target, 4)).toMatchObject(short);
    expect(await countPiecesFor(base.db, cart.id, null)).toBe(2);
  });

  test("what is unknown, not sold in the region, withdrawn, or one bad line among good ones", async () => {
    const good = await variant();
    const cart = await cartWith();
    const code = async (variantId: number) => {
      const lines = [good, variantId].map((id) => ({ variantId: id, quantity: 1 }));
      const answer = await addLines(base.db, guest, cart.id, lines);
      return answer.ok ? "ok" : [answer.problem.code, Object.keys(answer.problem.fields ?? {})[0]];
    };
    expect(await code(2_000_000_000)).toEqual(["variant-not-found", "line_items.1.variant_id"]);
    expect(await code(await variant({ prices: { ca: 10_000 } }))).toEqual(["not-sold-here", "line_items.1.variant_id"]);
    expect(await code(await variant({ availability: "disabled" }))).toEqual([
      "not-purchasable",
      "line_items.1.variant_id",
    ]);
    expect(await countPiecesFor(base.db, cart.id, null)).toBe(0);
  });

  test("a region that sells nothing", async () => {
    expect(await createCart(base.db, buyer(null))).toMatchObject({ problem: { code: "not-sold-here" } });
  });

  test("impossible ids", async () => {
    expect(await findCart(base.db, "x\u0000")).toBeNull();
    const cart = await cartWith();
    const target = { cartId: cart.id, lineId: "9".repeat(30) };
    expect(await setQuantity(base.db, guest, target, 1)).toMatchObject({ problem: { code: "line-not-found" } });
  });
});

describe("concurrent adds", () => {
  test("never lose a piece", async () => {
    const ids = await Promise.all([variant(), variant(), variant()]);
    const cart = await cartWith();
    const adds = Array.from({ length: 24 }, (_, at) =>
      addLines(base.db, guest, cart.id, [{ variantId: ids[at % 3]!, quantity: 1 }]),
    );
    expect((await Promise.all(adds)).every((answer) => answer.ok)).toBe(true);
    expect((await findCart(base.db, cart.id))?.lines.map((line) => line.quantity)).toEqual([8, 8, 8]);
  });

  test("never put more into one cart than there is", async () => {
    const variantId = await variant({ stock: [10] });
    const cart = await cartWith();
    const adds = Array.from({ length: 30 }, () => addLines(base.db, guest, cart.id, [{ variantId, quantity: 1 }]));
    expect((await Promise.all(adds)).filter((answer) => answer.ok)).toHaveLength(10);
    expect(await countPiecesFor(base.db, cart.id, null)).toBe(10);
    expect(await stockOf(base.db, variantId)).toBe(10);
  });
});

test("untracked goods have no limit but the cart's", async () => {
  const variantId = await variant({ tracking: "none", stock: [0] });
  const cart = await cartWith({ variantId, quantity: 50 });
  expect(cart.lines[0]).not.toHaveProperty("available");
  expect(cart.lines[0]?.isPurchasable).toBe(true);
});

test("old carts go, touched ones stay", async () => {
  const [old, recent] = [await cartWith(), await cartWith()];
  await base.db.updateTable("carts").set({ updated_at: "2020-01-01" }).where("id", "=", old.id).execute();
  expect(await removeOldCarts(base.db, new Date("2021-01-01"))).toBe(1);
  expect(await findCart(base.db, recent.id)).not.toBeNull();
});
