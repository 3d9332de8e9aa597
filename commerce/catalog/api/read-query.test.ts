import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProduct, sampleProducts } from "#tests/support/samples/catalog.ts";
import { makeOwnCatalog } from "./backend.ts";
import { makeResponseCache } from "./response-cache.ts";
import { productFieldNames, variantFields } from "./rest.ts";
import { catalogRoutes } from "./routes.ts";

/** The parameters of the catalogue's REST routes: filters, facets, fields and includes. */

const plain = (index: number, more: Partial<ProductInput>): ProductInput => ({
  ...sampleProduct(index),
  ...more,
});
const single = (index: number, more: Partial<ProductInput>): ProductInput => {
  const { variants } = sampleProduct(index);
  return plain(index, { variants: variants.slice(0, 1).map((variant) => ({ ...variant, stock: 7 })), ...more });
};
const products = sampleProducts(60);
const database = useDatabase(async ({ db }) => {
  const special = [
    plain(100, { availability: "preorder", releaseDate: "2027-02-01" }),
    plain(101, { availability: "disabled" }),
    plain(102, { isVisible: false }),
    plain(103, { inventoryTracking: "none" }),
    single(104, { inventoryTracking: "product" }),
  ];
  const done = await importCatalog(db, { categories: sampleCategories, products: [...products, ...special] });
  expect(done.ok).toBe(true);
});
const app = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as App;

beforeAll(() => {
  app.decorateRequest("visit");
  app.addHook("onRequest", async (request) => {
    const visit: Partial<Visit> = { locale: defaultLocale, region: async () => "us", discountIn: async () => null };
    request.visit = visit as Visit;
  });
  catalogRoutes(app, makeOwnCatalog(database), makeResponseCache());
});
afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Body = any;
async function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: Body }> {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json() };
}
const list = async (query: string): Promise<Body> => (await get(`/products?limit=250&${query}`)).body;
const bySku = async (sku: string): Promise<Body> => (await list(`sku=${sku}`)).data[0];
const usd = (product: ProductInput) => Math.min(...product.variants.map(({ prices }) => prices.us!.price)) / 100;
const has = (product: ProductInput, colour: string) => product.variants.some(({ values }) => values.includes(colour));

describe("a narrowed list", () => {
  test("7.1 prices are included at both ends, in units of the currency", async () => {
    const prices = products.map(usd).sort((a, b) => a - b);
    const [from, to] = [prices[10]!, prices[30]!];
    const { data } = await list(`price:min=${from}&price:max=${to}&sort=price`);
    expect(data.map((one: Body) => one.price)).toEqual(expect.arrayContaining([from, to]));
    expect(data.every((one: Body) => one.price >= from && one.price <= to)).toBe(true);
  });

  test("7.1 values of an option are alternatives, attributes add up", async () => {
    const { data } = await list("filter:color=glacier,moss&filter:terrain=park&sort=id");
    const expected = products.filter(
      (product) => (has(product, "glacier") || has(product, "moss")) && product.attributes?.terrain?.includes("park"),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(data.map((one: Body) => one.sku)).toEqual(expect.arrayContaining(expected.map(({ sku }) => sku)));
    expect((await list("filter:color=glacier&filter:terrain=the%20moon")).data).toEqual([]);
  });

  test("7.1 include=facets counts what each value would leave, in meta beside the pagination", async () => {
    const { meta } = await list("include=facets&filter:color=glacier");
    const count = (name: string, value: string) =>
      meta.facets.find((facet: Body) => facet.name === name)?.values.find((one: Body) => one.value === value)?.count;
    const moss = (await list("filter:color=moss")).meta.pagination.total;
    const parks = (await list("filter:color=glacier&filter:terrain=park")).meta.pagination.total;
    expect([count("color", "moss"), count("terrain", "park")]).toEqual([moss, parks]);
    expect(meta.price_range.min).toBeLessThan(meta.price_range.max);
    expect((await list("")).meta).not.toHaveProperty("facets");
  });

  test("7.1 what is in stock, visible, available, or still to come", async () => {
    const { data } = await list("in_stock=true");
    expect(data.length).toBeGreaterThan(10);
    expect(data.every((one: Body) => one.isInStock)).toBe(true);
    expect((await list("is_visible=false")).data).toEqual([]);
    const all = (await list("is_visible=true")).meta.pagination.total;
    expect((await list("availability=preorder")).data.map((one: Body) => one.sku)).toEqual(["SMP-100"]);
    expect((await list("availability=available")).meta.pagination.total).toBe(all - 1);
    expect((await list("availability=disabled")).data).toEqual([]);
  });

  test("7.1 by name and popularity, both ways", async () => {
    const names = (body: Body): string[] => body.data.map((one: Body) => one.name);
    const up = names(await list("sort=name"));
    expect(up).toEqual(up.toSorted());
    expect(names(await list("sort=name&direction=desc"))).toEqual(up.toReversed());
    const popular = names(await list("sort=popularity&direction=desc"));
    expect(names(await list("sort=popularity"))).toEqual(popular.toReversed());
  });

  test.each(["price:min=-1", "price:max=x", "is_visible=perhaps", "availability=soon", "in_stock=2"])(
    "7.1 %s is refused",
    async (query) => expect((await get(`/products?${query}`)).status).toBe(400),
  );
});

describe("fields", () => {
  test("7.1 unknown fields are refused with the names of those there are", async () => {
    for (const path of ["/products", "/products/1002"]) {
      const { status, body } = await get(`${path}?include_fields=name,secret`);
      expect([status, body.errors.include_fields]).toEqual([400, `must be of: ${productFieldNames.join(", ")}`]);
    }
    for (const path of ["/variants", "/products/1002/variants"]) {
      const { status, body } = await get(`${path}?include_fields=secret`);
      expect([status, body.errors.include_fields]).toEqual([400, `must be of: ${variantFields.join(", ")}`]);
    }
  });

  test("7.1 every field that may be named is there, and no other", async () => {
    const product = (await get("/products/1002?include=variants,options")).body.data;
    expect(Object.keys(product).sort()).toEqual([...productFieldNames].sort());
    const rows: Body[] = (await get("/variants?limit=250")).body.data;
    expect([...new Set(rows.flatMap(Object.keys))].sort()).toEqual([...variantFields].sort());
  });

  test("7.1 a field that comes with an include is included", async () => {
    const { body } = await get("/products/1002?include_fields=name,variants");
    expect(Object.keys(body.data).sort()).toEqual(["id", "name", "variants"]);
    expect(body.data.variants.length).toBeGreaterThan(0);
    const one = (await get("/products/1002/variants?limit=1&page=2&include_fields=sku")).body;
    expect(Object.keys(one.data[0]).sort()).toEqual(["id", "sku"]);
    expect(one.meta.pagination).toMatchObject({
      count: 1,
      per_page: 1,
      current_page: 2,
      total: body.data.variants.length,
    });
  });
});

describe("what a product is told to be", () => {
  test("3.12 a product to come says when, and is listed", async () => {
    expect(await bySku("SMP-100")).toMatchObject({ availability: "preorder", preorder_release_date: "2027-02-01" });
  });

  test("3.12 a withdrawn product is answered by its id, and nobody can buy it; a hidden one is not", async () => {
    const rows = await database.db.selectFrom("products").select(["id", "sku"]).execute();
    const idOf = (sku: string) => rows.find((row) => row.sku === sku)?.id;
    const { body } = await get(`/products/${idOf("SMP-101")}?include=variants`);
    expect(body.data).toMatchObject({ availability: "disabled", isPurchasable: false });
    expect(body.data.variants.every((one: Body) => one.purchasing_disabled)).toBe(true);
    expect(await bySku("SMP-101")).toBeUndefined();
    expect((await get(`/products/${idOf("SMP-102")}`)).status).toBe(404);
  });

  test("3.12 stock is counted per variant, per product, or not at all", async () => {
    expect(await bySku("SMP-7")).toMatchObject({ inventory_tracking: "variant" });
    expect(await bySku("SMP-103")).toMatchObject({
      inventory_tracking: "none",
      inventory_level: 0,
      isInStock: true,
      isPurchasable: true,
    });
    expect(await bySku("SMP-104")).toMatchObject({
      inventory_tracking: "product",
      inventory_level: 7,
      isInStock: true,
    });
    const several = plain(105, { inventoryTracking: "product" });
    const refused = await importCatalog(database.db, { categories: [], products: [several] });
    expect(refused).toMatchObject({
      ok: false,
      problem: { fields: { "sample-105.inventoryTracking": expect.any(String) } },
    });
  });

  test("3.12 a list and the product alone say the same", async () => {
    for (const listed of (await list("include=variants,options")).data.slice(0, 30)) {
      expect((await get(`/products/${listed.id}?include=options,variants`)).body.data).toEqual(listed);
      const { variants, options: _, product_options: __, ...rest } = listed;
      expect((await get(`/products/${listed.id}`)).body.data).toEqual(rest);
      expect(rest.inventory_level).toBe(variants.reduce((sum: number, one: Body) => sum + one.inventory_level, 0));
      expect(rest.price).toBe(Math.min(...variants.map((one: Body) => one.price)));
      expect(rest.isPurchasable).toBe(variants.some((one: Body) => one.isPurchasable));
      expect(rest.isInStock).toBe(variants.some((one: Body) => one.isInStock));
    }
  });
});

describe("answers", () => {
  test("7.1 a kept answer is compressed for whoever takes that, and is the same", async () => {
    const url = "/products?limit=24&include=facets";
    const first = await app.inject({ url });
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["identity", undefined],
    ]) {
      const answer = await app.inject({ url, headers: { "accept-encoding": accepted } });
      expect([accepted, answer.headers["content-encoding"]]).toEqual([accepted, encoding]);
      if (!encoding) expect(answer.body).toBe(first.body);
    }
  });

  test("7.1 many who ask for the same at once get the same answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.inject({ url: "/products?limit=7&page=3" })),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  });

  test("7.1 more products than one answer tells of are refused, not forgotten", async () => {
    const ids = Array.from({ length: 251 }, (_, at) => at + 1).join(",");
    expect(await get(`/category/products/inventory?ids=${ids}`)).toMatchObject({
      status: 400,
      body: { errors: { ids: expect.stringContaining("250") } },
    });
  });
});
