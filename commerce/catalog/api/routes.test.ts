import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProduct, sampleProducts } from "#tests/support/samples/catalog.ts";
import { setStock } from "#tests/support/samples/stock.ts";
import { makeOwnCatalog } from "./backend.ts";
import { makeResponseCache } from "./response-cache.ts";
import { catalogRoutes } from "./routes.ts";

const database = useDatabase(async ({ db }) => {
  const [first, ...others] = sampleProducts(60);
  const only = {
    ...first!,
    uid: "american",
    sku: "USA",
    variants: first!.variants.map((variant) => ({ ...variant, prices: { us: { price: 100 } } })),
  };
  await importCatalog(db, { categories: sampleCategories, products: [only, ...others] });
});
const cache = makeResponseCache();
const app = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as App;

beforeAll(() => {
  app.decorateRequest("visit");
  app.addHook("onRequest", async (request) => {
    const region = (request.headers["x-bc-region"] as PriceRegion | undefined) ?? "us";
    request.visit = {
      locale: defaultLocale,
      region: async () => (request.headers.nowhere ? null : region),
      discountIn: async () => null,
    } as Partial<Visit> as Visit;
  });
  catalogRoutes(app, makeOwnCatalog(database), cache);
});
afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Body = any;
async function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body; type: string }> {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json(), type: String(answer.headers["content-type"]) };
}

describe("products", () => {
  test("7.1 GET products answers pages of 50 with their pagination", async () => {
    const { body, type } = await get("/products?limit=25&page=2");
    expect(type).toBe("application/json; charset=utf-8");
    expect(body.data).toHaveLength(25);
    expect(body.meta.pagination).toEqual({
      total: 60,
      count: 25,
      per_page: 25,
      current_page: 2,
      total_pages: 3,
      links: { previous: "?limit=25&page=1", current: "?limit=25&page=2", next: "?limit=25&page=3" },
    });
    expect((await get("/products")).body.data).toHaveLength(50);
    expect((await get("/products?page=900")).body).toMatchObject({ data: [], meta: { pagination: { total: 60 } } });
  });

  test("3.12 gift cards are digital", async () => {
    await database.db.updateTable("products").set({ kind: "gift-card" }).where("sku", "=", "SMP-58").execute();
    const { body } = await get("/products?sku=SMP-58");
    expect(body.data).toMatchObject([{ type: "digital" }]);
    expect((await get(`/products/${body.data[0].id}`)).body.data.type).toBe("digital");
    expect((await get("/products?sku=SMP-57")).body.data).toMatchObject([{ type: "physical" }]);
  });

  test("3.12 a product has the protocol's names and the shop's", async () => {
    const { id } = (await get("/products?sku=SMP-7")).body.data[0];
    const { body } = await get(`/products/${id}?include=variants,options`);
    const source = sampleProduct(7);
    const price = source.variants[0]!.prices.us!.price / 100;
    expect(body.meta).toEqual({});
    expect(body.data).toMatchObject({
      id,
      name: source.name,
      sku: "SMP-7",
      price,
      calculated_price: price,
      calculatedPrice: { value: price },
      availability: "available",
      inventory_tracking: "variant",
      inventory_level: source.variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0),
      isInStock: true,
      isPurchasable: true,
      isNew: source.isNew,
      isRedesigned: source.isRedesigned,
      customFields: [{ name: "flex", value: expect.any(String) }],
    });
    expect(body.data.variants).toHaveLength(source.variants.length);
    expect(body.data.variants[0]).toMatchObject({
      product_id: id,
      inventoryLevel: source.variants[0]!.stock,
      thumbnail: expect.stringMatching(/^\/i\/firn\/sample-7-/),
      calculatedPrice: { value: price },
      option_values: [
        {
          option_display_name: "Color",
          label: source.options[0]!.values[0]!.code,
          values: [{ id: expect.any(Number) }],
        },
        { option_display_name: "Size" },
      ],
    });
    expect(body.data.options[0]).toMatchObject({ display_name: "Color", type: "swatch" });
    expect(body.data.product_options[0].values[0]).toMatchObject({ label: "signal", hexColors: ["#123456"] });
  });

  test("7.1 include_fields leaves those, the id, and what was included", async () => {
    const { body } = await get("/products?include_fields=name,sku&include=variants&limit=1");
    expect(Object.keys(body.data[0]).sort()).toEqual(["id", "name", "sku", "variants"]);
    expect(Object.keys((await get("/products/1002?include_fields=isNew")).body.data).sort()).toEqual(["id", "isNew"]);
  });

  test("7.1 products are found by category, id, SKU and name, in the order asked for", async () => {
    const category = (await get("/categories")).body.data.find((one: Body) => one.uid === "snowboards");
    const boards = (await get(`/products?categories%3Ain=${category.id}&limit=250`)).body;
    const expected = sampleProducts(60).filter((product) => product.kind === "snowboard").length;
    expect(boards.meta.pagination.total).toBe(expected);
    expect(boards.data.every((product: Body) => product.categories.includes(category.id))).toBe(true);
    expect((await get("/products?id:in=1003,1002,999999999999")).body.data.map((one: Body) => one.id)).toEqual([
      1002, 1003,
    ]);
    expect((await get(`/products?name=${sampleProduct(3).name.toUpperCase()}`)).body.data).toHaveLength(1);
    const prices = (await get("/products?sort=price&direction=desc")).body.data.map((one: Body) => one.price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a));
  });

  test("9.1 the answer has the prices of the region; of the United States where nothing is sold", async () => {
    const ca = await get("/products/1003", { "x-bc-region": "ca" });
    const us = await get("/products/1003");
    expect([us.body.data.currency_code, ca.body.data.currency_code]).toEqual(["USD", "CAD"]);
    expect((await get("/products/1003", { nowhere: "1" })).body).toEqual(us.body);
  });

  test("9.1 what a region does not sell is not there", async () => {
    const [american] = (await get("/products?sku=USA")).body.data;
    expect((await get(`/products/${american.id}`, { "x-bc-region": "ca" })).status).toBe(404);
    expect((await get("/products?sku=USA", { "x-bc-region": "ca" })).body.data).toEqual([]);
    expect((await get("/products", { "x-bc-region": "ca" })).body.meta.pagination.total).toBe(59);
  });

  test("7.1 options and variants of one product", async () => {
    const { body } = await get("/products/1002/variants");
    const [variant] = body.data;
    expect(variant.product_id).toBe(1002);
    expect((await get(`/products/1002/variants/${variant.id}`)).body.data).toEqual(variant);
    expect((await get(`/products/1003/variants/${variant.id}`)).status).toBe(404);
    expect((await get("/products/1002/options")).body.data.map((one: Body) => one.display_name)).toEqual([
      "Color",
      "Size",
    ]);
  });

  test("7.1 variants of several products, by id and by SKU", async () => {
    const { body } = await get("/variants?product_id:in=1002,1003&limit=250");
    expect(new Set(body.data.map((one: Body) => one.product_id))).toEqual(new Set([1002, 1003]));
    const [variant] = body.data;
    expect((await get(`/variants?id=${variant.id}`)).body.data).toEqual([variant]);
    expect((await get(`/variants?sku=${variant.sku}&include_fields=price`)).body.data).toEqual([
      { id: variant.id, price: variant.price },
    ]);
    expect((await get("/variants?page=2&limit=5")).body.meta.pagination.current_page).toBe(2);
  });
});

describe("bad questions", () => {
  const ids = ["0", "-1", "1.5", "abc", "99999999999999999999", "2147483648", "1e3", "%00", "1%00", "77"];
  test.each(ids.flatMap((id) => ["/products/", "/products/1002/variants/", "/categories/"].map((path) => path + id)))(
    "7.1 %s is not found",
    async (url) => {
      const { type, body } = await get(url);
      expect(type).toContain("application/problem+json");
      expect(body).toMatchObject({ status: 404, title: expect.any(String) });
    },
  );

  test("7.1 unknown includes and sortings are refused with the names of those there are", async () => {
    const include = await get("/products?include=variants,everything");
    expect(include.body).toMatchObject({ status: 400, errors: { include: "must be of: variants, options, facets" } });
    const sort = await get("/products?sort=magic");
    expect(sort).toMatchObject({ status: 400, body: { errors: { sort: expect.stringContaining("price") } } });
  });

  test.each([
    "/products?page=0",
    "/products?page=x",
    "/products?limit=251",
    "/products?categories:in=a",
    "/products?id:in=1,,2",
    "/products?page=1&page=2",
    "/products?direction=sideways",
    "/variants?product_id:in=%00",
    "/out-of-stock",
    "/category/products/inventory?ids=x",
  ])("7.1 %s is refused", async (url) => {
    expect((await get(url)).status).toBe(400);
  });

  test.each([
    "/products?sku=%00",
    "/products?name=%00",
    "/products?name=%ED%A0%80",
    "/variants?sku=%00",
    "/products?id:in=99999999999",
  ])("7.1 %s finds nothing", async (url) => {
    expect(await get(url)).toMatchObject({ status: 200, body: { data: [] } });
  });
});

describe("stock", () => {
  test("7.1 what is out of stock, and how much there is, told anew after a change", async () => {
    const { body } = await get("/products/1004/variants");
    const variant = body.data[0];
    await setStock(database.db, variant.id, 4);
    const level = async () =>
      (await get("/category/products/inventory?ids=1004,77")).body.data[0].variants.find(
        (one: Body) => one.id === variant.id,
      );
    const isOut = async () => (await get("/out-of-stock?ids=1004")).body.data[0].variant_ids.includes(variant.id);
    expect([(await level()).inventory_level, await isOut()]).toEqual([4, false]);
    await setStock(database.db, variant.id, 0);
    expect([(await level()).inventory_level, await isOut()]).toEqual([0, true]);
  });
});

describe("categories", () => {
  test("7.1 categories with their paths, and as a tree", async () => {
    const { data } = (await get("/categories?limit=3")).body;
    expect(data.map((one: Body) => [one.uid, one.url])).toEqual([
      ["snowboards", "/c/snowboards"],
      ["freestyle-snowboards", "/c/snowboards/freestyle-snowboards"],
      ["freeride-snowboards", "/c/snowboards/freeride-snowboards"],
    ]);
    expect((await get(`/categories/${data[1].id}`)).body.data).toEqual(data[1]);
    const tree = (await get("/category_tree")).body.data;
    expect(tree[0]).toMatchObject({ name: "Snowboards", parent_id: 0, is_visible: true });
    expect(tree[0].children[0]).toMatchObject({ id: data[1].id, parent_id: data[0].id, children: [] });
  });
});
