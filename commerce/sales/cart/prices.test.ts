import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { type PlantedProduct, plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantCategories, plantPro, setRules } from "#tests/support/groups.ts";
import { plantSession } from "#tests/support/routes.ts";
import { acknowledge, addLines, attachCustomer, createCart, setQuantity } from "./actions.ts";
import { findCart } from "./reads.ts";
import { toCartV3 } from "./rest.ts";
import type { Cart } from "./schema.ts";

const base = useDatabase();
const us = localeOf("us", "en") as Locale;
let board: PlantedProduct;
let categories: { above: number; own: number };
let rider = 0;
let pro = 0;

const tenOff: DiscountRule = { type: "all", method: "percent", amount: 10 };

beforeAll(async () => {
  const prices = { us: 44_905, ca: 59_900, pro: 30_000, pro_ca: 39_900 };
  board = await plantProduct(base.db, { prices, stock: [50] });
  categories = await plantCategories(base.db, board.productId);
  rider = await plantCustomer(base.db, groups.default);
  pro = await plantPro(base.db);
});
afterEach(async () => {
  for (const group of Object.values(groups)) await setRules(base.db, group, []);
});

async function cartOf(customerId: number | null, region: PriceRegion = "us", quantity = 2): Promise<Cart> {
  const sessionHash = hashSessionId(await plantSession(base.db, customerId));
  const lines = [{ variantId: board.variantIds[0]!, quantity }];
  const made = await createCart(base.db, { locale: us, region, sessionHash }, lines);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

describe("6 prices in carts", () => {
  test.each<[string, DiscountRule[], number]>([
    ["without rules", [], 44_905],
    ["10 percent off all, rounded once", [tenOff], 40_414],
    ["5.05 off", [{ type: "all", method: "fixed", amount: 5.05 }], 44_400],
    ["a price for the product", [tenOff, { type: "product", method: "price", amount: 300, product_id: 0 }], 30_000],
    ["its category", [tenOff, { type: "category", method: "percent", amount: 20, category_id: 0 }], 35_924],
    ["the category above", [tenOff, { type: "category", method: "percent", amount: 50, category_id: -1 }], 22_452],
  ])("6 of a customer of the default group: %s", async (_what, rules, price) => {
    const category = { 0: categories.own, [-1]: categories.above } as Record<number, number>;
    const filled = rules.map((rule) => ({
      ...rule,
      ...(rule.product_id !== undefined && { product_id: board.productId }),
      ...(rule.category_id !== undefined && { category_id: category[rule.category_id] ?? 0 }),
    }));
    await setRules(base.db, groups.default, filled);
    const cart = await cartOf(rider);
    expect(cart.lines[0]?.unitPrice).toBe(price);
    expect(cart).toMatchObject({ baseAmount: price * 2, lines: [{ total: price * 2 }] });
    expect(await findCart(base.db, cart.id)).toEqual(cart);
    const added = await addLines(base.db, async () => rider, cart.id, [
      { variantId: board.variantIds[0]!, quantity: 1 },
    ]);
    expect(added).toMatchObject({ ok: true, value: { baseAmount: price * 3 } });
    const target = { cartId: cart.id, lineId: cart.lines[0]!.id };
    const set = await setQuantity(base.db, async () => rider, target, 1);
    expect(set).toMatchObject({ ok: true, value: { baseAmount: price } });
  });

  test("6 visitors are charged the shop's prices, and customers theirs from signing in on, which is no change of price", async () => {
    await setRules(base.db, groups.default, [tenOff]);
    await setRules(base.db, groups.guests, [tenOff]);
    const cart = await cartOf(null);
    expect(cart.lines[0]).toMatchObject({ unitPrice: 44_905 });
    const attached = await attachCustomer(base.db, cart.id, rider);
    if (!attached.ok) throw new Error(attached.problem.code);
    expect(attached.value.lines[0]).toMatchObject({ unitPrice: 40_414, listPrice: 44_905, retailPrice: 44_905 });
    expect(attached.value.lines[0]).not.toHaveProperty("seenPrice");
  });

  test("6 a changed price is told as the customer's own", async () => {
    await setRules(base.db, groups.default, [tenOff]);
    const cart = await cartOf(rider);
    const change = (price: number) =>
      base.db
        .updateTable("prices")
        .set({ price })
        .where("region", "=", "us")
        .where("variant_id", "=", board.variantIds[0]!)
        .execute();
    await change(50_000);
    expect((await findCart(base.db, cart.id))?.lines[0]).toMatchObject({ unitPrice: 45_000, seenPrice: 40_414 });
    await acknowledge(base.db, async () => rider, cart.id);
    expect((await findCart(base.db, cart.id))?.lines[0]).not.toHaveProperty("seenPrice");
    await change(44_905);
  });

  test("6 only a professional of exactly pro gets the own group's rules, and sees no former price", async () => {
    await setRules(base.db, groups.pro, [{ type: "all", method: "percent", amount: 50 }]);
    await setRules(base.db, groups.default, [tenOff]);
    const cart = await cartOf(pro, "pro");
    expect(cart.lines[0]).toMatchObject({ unitPrice: 15_000, listPrice: 30_000 });
    expect(cart.lines[0]).not.toHaveProperty("retailPrice");
    const ofCanada = await plantPro(base.db, {}, "pro_ca");
    expect((await cartOf(ofCanada, "pro_ca")).lines[0]?.unitPrice).toBe(35_910);
    expect((await cartOf(rider)).lines[0]?.unitPrice).toBe(40_414);
    await setRules(base.db, groups.pro, []);
    expect((await cartOf(pro, "pro")).lines[0]?.unitPrice).toBe(30_000);
  });

  test("7.6 a region's own default group comes before everybody's", async () => {
    await setRules(base.db, groups.default, [tenOff]);
    const values = { region: "ca", name: "Riders of Canada", is_default: true, discount_rules: "[]" };
    const { id } = await base.db.insertInto("customer_groups").values(values).returning("id").executeTakeFirstOrThrow();
    expect((await cartOf(rider, "ca")).lines[0]?.unitPrice).toBe(59_900);
    expect((await cartOf(rider, "us")).lines[0]?.unitPrice).toBe(40_414);
    await base.db.deleteFrom("customer_groups").where("id", "=", id).execute();
  });

  test("7.2 the V3 cart tells the shop's price as list_price and the customer's as sale_price", async () => {
    await setRules(base.db, groups.default, [tenOff]);
    const { data } = toCartV3(await cartOf(rider));
    expect(data).toMatchObject({ customer_id: rider, base_amount: 808.28, discount_amount: 0, cart_amount: 808.28 });
    expect(data.line_items.physical_items[0]).toMatchObject({
      list_price: 449.05,
      sale_price: 404.14,
      extended_list_price: 898.1,
      extended_sale_price: 808.28,
    });
  });
});
