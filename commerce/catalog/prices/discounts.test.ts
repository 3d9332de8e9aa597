import { beforeAll, describe, expect, test } from "vitest";
import { makeOwnCatalog } from "#commerce/catalog/api/backend.ts";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { catalogRoutes } from "#commerce/catalog/api/routes.ts";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";
import { insertCustomer } from "#commerce/customers/accounts/writes.ts";
import { findStanding } from "#commerce/customers/groups/standing.ts";
import type { Discount, DiscountRule } from "#commerce/shared/discounts/schema.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantPro, setRules } from "#tests/support/groups.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";
import { sampleCategories, sampleProducts } from "#tests/support/samples/catalog.ts";
import { discountedCards, discountedDetails } from "./discounts.ts";

const base = useDatabase();
let app: App;
let ids: number[] = [];
let session = "";
let rider = 0;

beforeAll(async () => {
  const imported = await importCatalog(base.db, { categories: sampleCategories, products: sampleProducts(6) });
  if (!imported.ok) throw new Error(imported.problem.message);
  ids = imported.value;
  const person = { email: "rider@firn.example", passwordHash: null, firstName: "", lastName: "" };
  rider = (await insertCustomer(base.db, person)) ?? 0;
  session = await plantSession(base.db, rider);
  app = await openRoutes(base.db, (scope) => catalogRoutes(scope, makeOwnCatalog(base), makeResponseCache()));
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Body = any;
async function get(url: string, who = ""): Promise<Body> {
  const answer = await app.inject({ url: `/api${url}`, headers: who ? { "x-session": who } : {} });
  return answer.json().data;
}
type Rows = { id: number; calculated_price: number }[];
/** Sets the price of every variant of a product in the United States. */
async function changeVariants(db: typeof base.db, changes: { id: number; price: number }[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, price } of changes)
      await trx
        .updateTable("prices")
        .set({ price })
        .where("region", "=", "us")
        .where("variant_id", "in", trx.selectFrom("variants").select("id").where("product_id", "=", id))
        .execute();
    await refreshListings(
      trx,
      changes.map(({ id }) => id),
    );
  });
}
const under = (rules: DiscountRule[]): Discount => ({ rules, key: "1" });

describe("6 group prices in the catalogue", () => {
  test("6 GET products, one, its variants and variants: each at the signed-in customer's prices, beside one cache", async () => {
    const routes = [`/products/${ids[0]}`, `/products?id:in=${ids[0]}`, `/products/${ids[0]}/variants`, "/variants"];
    const priced = async (who = "") => {
      const answers = await Promise.all(routes.map((url) => get(url, who)));
      return answers.map((data) => (Array.isArray(data) ? data[0] : data)).map((row) => row.calculated_price);
    };
    const before = await priced();
    expect(await priced(session)).toEqual(before);
    await setRules(base.db, groups.default, [{ type: "all", method: "fixed", amount: 5 }]);
    const expected = before.map((price: number) => Math.round((price - 5) * 100) / 100);
    expect(await priced(session)).toEqual(expected);
    expect(await priced()).toEqual(before);
    await setRules(base.db, groups.default, [{ type: "all", method: "price", amount: 1 }]);
    expect(await priced(session)).toEqual(before.map(() => 1));
    await setRules(base.db, groups.default, []);
    expect(await priced(session)).toEqual(before);
  });

  test("6 what was paid before shows as the former price, and a former price that was there stays", async () => {
    const products = await findProductDetails(base.db, ids, "us");
    const discounted = await discountedDetails(
      base.db,
      products,
      under([{ type: "all", method: "percent", amount: 50 }]),
    );
    for (const [at, product] of discounted.entries()) {
      for (const [index, variant] of product.variants.entries()) {
        const before = products[at]!.variants[index]!;
        expect(variant.price).toBe(Math.floor(before.price / 2));
        expect(variant.retailPrice).toBe(before.retailPrice ?? before.price);
      }
    }
  });

  test("6 cards follow the same rules as products", async () => {
    const rules: DiscountRule[] = [
      { type: "all", method: "percent", amount: 5 },
      { type: "product", method: "price", amount: 9.5, product_id: ids[1] },
    ];
    const cards = await discountedCards(base.db, await cardsByIds(base.db, "us", ids), under(rules));
    const details = await discountedDetails(base.db, await findProductDetails(base.db, ids, "us"), under(rules));
    for (const product of details) {
      const card = cards.find(({ id }) => id === product.id);
      const prices = product.variants.map(({ price }) => price);
      const [low, high] = [Math.min(...prices), Math.max(...prices)];
      expect(card).toMatchObject({ price: low, ...(high > low && { priceTo: high }) });
    }
    expect(cards.find(({ id }) => id === ids[1])).toMatchObject({ price: 950 });
    expect(cards.find(({ id }) => id === ids[1])).not.toHaveProperty("priceTo");
  });

  test("6 a rule for a category counts for those below it, in cards and in products", async () => {
    const tree = await base.db.selectFrom("categories").select(["id", "uid", "parent_id"]).execute();
    const own = await base.db.selectFrom("product_categories").selectAll().execute();
    const below = tree.find(({ id, parent_id }) => parent_id && own.some(({ category_id }) => category_id === id))!;
    const rules: DiscountRule[] = [{ type: "category", method: "price", amount: 2, category_id: below.parent_id! }];
    const cards = await discountedCards(base.db, await cardsByIds(base.db, "us", ids), under(rules));
    const [product] = await discountedDetails(base.db, await findProductDetails(base.db, ids, "us"), under(rules));
    const reduced = cards.filter(({ price }) => price === 200).map(({ id }) => id);
    const members = own.filter(({ category_id }) => category_id === below.id).map(({ product_id }) => product_id);
    expect(reduced).toEqual(expect.arrayContaining(members));
    expect(product!.variants.every(({ price }) => price === 200)).toBe(reduced.includes(product!.id));
  });

  test("6 sort=price, price:min, price:max and the range count what the signed-in customer is shown", async () => {
    const category = await base.db.selectFrom("product_categories").select("category_id").executeTakeFirstOrThrow();
    const all: Rows = await get("/products");
    const dear = [...all].sort((a, b) => b.calculated_price - a.calculated_price);
    const own = (row: Rows[number] | undefined, amount: number): DiscountRule => ({
      type: "product",
      method: "price",
      amount,
      product_id: row!.id,
    });
    for (const rules of [
      [own(dear[0], 1), own(dear[1], 5)],
      [own(dear[0], 2), { type: "category", method: "percent", amount: 60, category_id: category.category_id }],
      [own(dear[0], 3), { type: "all", method: "percent", amount: 10 }],
    ] satisfies DiscountRule[][]) {
      await setRules(base.db, groups.default, rules);
      const shown: Rows = await get("/products", session);
      const expected = shown.map((row) => row.calculated_price).sort((a, b) => a - b);
      const sorted = async (query: string): Promise<number[]> =>
        (await get(`/products?sort=price${query}`, session)).map((row: Rows[number]) => row.calculated_price);
      expect(await sorted("")).toEqual(expected);
      expect(await sorted("&direction=desc")).toEqual([...expected].reverse());
      expect(await sorted("&limit=2&page=2")).toEqual(expected.slice(2, 4));
      const [low, middle] = [expected[0]!, expected[2]!];
      expect(await sorted(`&price:max=${middle}`)).toEqual(expected.filter((price) => price <= middle));
      expect(await sorted(`&price:min=${middle}`)).toEqual(expected.filter((price) => price >= middle));
      const counted = await app.inject({ url: "/api/products?include=facets", headers: { "x-session": session } });
      expect(counted.json().meta.price_range).toEqual({ min: low, max: expected.at(-1) });
      expect((await get("/products?sort=price")).map((row: Rows[number]) => row.id)).toEqual(
        dear.map(({ id }) => id).reverse(),
      );
    }
    await setRules(base.db, groups.default, []);
  });

  test("6 a group's list follows a change of prices, of categories and of what is listed", async () => {
    const discount = under([{ type: "product", method: "price", amount: 1, product_id: ids[0] }]);
    const query: ListingQuery = { region: "us", filters: {}, sort: "price-up", page: 1, perPage: 2 };
    const first = async () => (await listing(base.db, query, discount)).cards.map(({ id }) => id);
    expect((await first())[0]).toBe(ids[0]);
    expect((await listing(base.db, { ...query, priceTo: 100 }, discount)).total).toBe(1);
    expect((await listing(base.db, { ...query, priceTo: 100 })).total).toBe(0);
    await changeVariants(base.db, [{ id: ids[3]!, price: 50 }]);
    expect(await first()).toEqual([ids[3], ids[0]]);
    await base.db.transaction().execute(async (trx) => {
      await trx.updateTable("products").set({ is_visible: false }).where("id", "=", ids[0]!).execute();
      await refreshListings(trx, ids);
    });
    expect(await first()).not.toContain(ids[0]);
    expect((await listing(base.db, { ...query, priceTo: 100 }, discount)).total).toBe(1);
  });

  test("6 without a discount nothing is made anew", async () => {
    const cards = await cardsByIds(base.db, "us", ids);
    expect(await discountedCards(base.db, cards, null)).toBe(cards);
  });
});

describe("7.6 a customer's standing", () => {
  test("7.6 names the rules that count in a region, and other rules by another key", async () => {
    await setRules(base.db, groups.default, [{ type: "all", method: "percent", amount: 5 }]);
    await setRules(base.db, groups.pro, [{ type: "all", method: "percent", amount: 7 }]);
    const pro = await plantPro(base.db);
    const [ofRider, ofPro] = [await findStanding(base.db, rider), await findStanding(base.db, pro)];
    expect([ofRider.proRegion, ofPro.proRegion]).toEqual([null, "pro"]);
    expect(ofRider.discountIn("us")?.rules).toMatchObject([{ amount: 5 }]);
    expect(ofRider.discountIn(null)).toBeNull();
    expect(ofPro.discountIn("pro")?.rules).toMatchObject([{ amount: 7 }]);
    expect(ofPro.discountIn("us")?.rules).toMatchObject([{ amount: 5 }]);
    const key = ofRider.discountIn("us")?.key;
    await setRules(base.db, groups.default, [{ type: "all", method: "percent", amount: 6 }]);
    expect((await findStanding(base.db, rider)).discountIn("us")?.key).not.toBe(key);
    await setRules(base.db, groups.default, []);
    expect((await findStanding(base.db, rider)).discountIn("us")).toBeNull();
    expect((await findStanding(base.db, 1)).discountIn("us")).toBeNull();
  });
});
