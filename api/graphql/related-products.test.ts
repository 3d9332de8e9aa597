import { beforeAll, expect, test } from "vitest";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { ask, openShop } from "#tests/support/samples/whole-shop.ts";

let app: App;
const world = useDemoWorld();
beforeAll(async () => {
  app = await openShop(world.db);
});

type Price = { value: number } | null;
type Product = Record<string, unknown> & {
  uid: string;
  title: string;
  bcProduct: {
    id: number;
    price: number;
    currency_code: string;
    retailPrice: Price;
    variants: { id: number; retailPrice: Price; calculatedPrice: Price }[];
    product_options: { displayName: string; values: { label: string; hexColors: string[] }[] }[];
  } | null;
};
type RelatedAnswer = { relatedProducts: Product[] };

const query = `query GetRelatedProducts($uids: [String!], $ids: [String!], $locale: String!, $bcRegion: String!,
  $includeVariantRetailPrice: Boolean) {
  relatedProducts(uids: $uids, ids: $ids, locale: $locale, bcRegion: $bcRegion,
    includeVariantRetailPrice: $includeVariantRetailPrice) {
    uid title display_title tagline description url locale regions price_range bc_products { us { id } }
    is_new { value } is_redesigned { value } prices { de ca } image { amplience_id imageset }
    seo_meta { og_image seo_title } product_specs { id value }
    bcProduct { id sku name currency_code price retailPrice { value } calculatedPrice { value } inventory_tracking
      inventoryLevel isInStock isPurchasable availability isNew isRedesigned customFields { name value } categories
      variants { id inventoryLevel isInStock isPurchasable thumbnail calculatedPrice { value } retailPrice { value }
        option_values { id option_display_name values { id label } } }
      product_options { id displayName values { entityId label hexColors } } } } }`;

const usual = { locale: "en-us", bcRegion: "us" };
const find = async (variables: object, headers: Record<string, string> = {}) => {
  const { data, errors } = await ask<RelatedAnswer>(app, query, { ...usual, ...variables }, headers);
  expect(errors).toBeUndefined();
  return data?.relatedProducts ?? [];
};
const idOf = async (uid: string) =>
  (await world.db.selectFrom("products").select("id").where("uid", "=", uid).executeTakeFirstOrThrow()).id;
const pricesOf = async (uid: string): Promise<Record<string, number>> => {
  const { rows } = await world.pool.query(
    `select region, min(price)::float / 100 as price from prices join variants on variants.id = variant_id
     join products on products.id = product_id where products.uid = $1 group by region`,
    [uid],
  );
  return Object.fromEntries(rows.map((row) => [row.region, row.price]));
};

test("7.9 GetRelatedProducts answers by uids in their order and leaves out what does not exist", async () => {
  const uids = ["pillar-glove", "no-such-thing", "kestrel", "pillar-glove", "", "x\u0001", "'; drop table products"];
  const found = await find({ uids });
  expect(found.map(({ uid }) => uid)).toEqual(["pillar-glove", "kestrel"]);
  expect(await find({})).toEqual([]);
  expect(await find({ uids: [], ids: [] })).toEqual([]);
});

test("7.9 GetRelatedProducts answers by commerce ids, impossible ones left out", async () => {
  const [glove, board] = [String(await idOf("pillar-glove")), String(await idOf("kestrel"))];
  const ids = [board, "0", "-1", "1e3", "999999999999999999", "2147483647", "kestrel", glove];
  expect((await find({ ids })).map(({ uid }) => uid)).toEqual(["kestrel", "pillar-glove"]);
  expect((await find({ ids, uids: ["pillar-glove"] })).map(({ uid }) => uid)).toEqual(["pillar-glove", "kestrel"]);
});

test("3.11 content fields come in the language asked for", async () => {
  const [english, german] = await Promise.all([
    find({ uids: ["kestrel"] }),
    find({ uids: ["kestrel"], locale: "de-at" }),
  ]);
  expect(english[0]).toMatchObject({
    url: "/p/kestrel",
    locale: "en-us",
    regions: expect.arrayContaining(["us", "eu_region_1"]),
    is_new: { value: expect.stringMatching(/^(Yes|No)$/) },
    image: { amplience_id: expect.stringContaining("kestrel"), imageset: "No" },
    bc_products: { us: [{ id: await idOf("kestrel") }] },
  });
  expect(german[0]?.locale).toBe("de");
  expect(german[0]?.tagline).not.toBe(english[0]?.tagline);
  const labels = (products: Product[]) => products[0]?.bcProduct?.product_options[0]?.values.map(({ label }) => label);
  expect(labels(german)).toHaveLength(labels(english)?.length ?? 0);
  expect(labels(german)).not.toEqual(labels(english));
});

test("3.12 bcProduct is the product of GET /api/products, with variants and options", async () => {
  const id = await idOf("kestrel");
  const headers = { "x-bc-region": "ca" };
  const rest = (await app.inject({ url: `/api/products/${id}?include=variants,options`, headers })).json().data;
  const [product] = await find({ uids: ["kestrel"], bcRegion: "ca", includeVariantRetailPrice: true });
  const { id: _id, ...commerce } = product?.bcProduct ?? { id: 0 };
  expect(rest).toMatchObject({
    ...commerce,
    variants: expect.any(Array),
    product_options: rest.product_options,
  });
  expect(product?.bcProduct?.currency_code).toBe("CAD");
  expect(product?.bcProduct?.variants.map((variant) => variant.calculatedPrice)).toEqual(
    rest.variants.map((variant: { calculatedPrice: Price }) => variant.calculatedPrice),
  );
  expect(product?.bcProduct?.variants[0]).toMatchObject({
    thumbnail: expect.stringMatching(/^\/i\/firn\//),
    option_values: [{ option_display_name: "Color", values: [{ label: expect.any(String) }] }, expect.anything()],
  });
});

test("7.9 prices are those of bcRegion, or of x-bc-region when it is left empty", async () => {
  const prices = await pricesOf("kestrel");
  const price = async (bcRegion: string, header?: string) =>
    (await find({ uids: ["kestrel"], bcRegion }, header ? { "x-bc-region": header } : {}))[0]?.bcProduct?.price;
  for (const region of shoppingRegions) {
    expect(await price(region)).toBe(prices[region]);
    expect(await price("", region)).toBe(prices[region]);
  }
  expect(await price("CA", "us")).toBe(prices.ca);
});

test("6 pro prices are for professionals of that region, whatever region is asked for", async () => {
  const prices = await pricesOf("kestrel");
  expect(prices.pro).toBeLessThan(prices.us ?? 0);
  const price = async (bcRegion: string, headers: Record<string, string>) =>
    (await find({ uids: ["kestrel"], bcRegion }, headers))[0]?.bcProduct?.price;
  expect(await price("pro", { "x-bc-region": "pro" })).toBe(prices.us);
  expect(await price("", { "x-bc-region": "pro" })).toBe(prices.us);
  expect(await price("pro_ca", { "x-bc-region": "pro_ca" })).toBe(prices.ca);
  expect(await price("pro_eu_region_1", {})).toBe(prices.eu_region_1);

  const pro = { cookie: await signIn("pro@firn.example") };
  expect(await price("pro", pro)).toBe(prices.pro);
  expect(await price("", pro)).toBe(prices.pro);
  expect(await price("us", pro)).toBe(prices.us);
  expect(await price("pro_ca", pro)).toBe(prices.ca);
  const rider = { cookie: await signIn("rider@firn.example"), "x-bc-region": "pro" };
  expect(await price("pro", rider)).toBe(prices.us);
});

async function signIn(email: string): Promise<string> {
  const first = await app.inject({ url: "/api/csrf" });
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await app.inject({
    method: "POST",
    url: "/api/customers/login",
    headers: { cookie, "csrf-token": first.json().token },
    payload: { email, pw: "first-tracks-2026" },
  });
  expect(answer.statusCode).toBe(200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") || cookie;
}

test("7.9 includeVariantRetailPrice gives variants their former price", async () => {
  const { rows } = await world.pool.query(
    `select uid from products join variants on product_id = products.id join prices on variant_id = variants.id
     where region = 'us' and retail_price > price limit 1`,
  );
  const uids = [rows[0].uid];
  const [without] = await find({ uids });
  expect(without?.bcProduct?.retailPrice?.value).toBeGreaterThan(without?.bcProduct?.price ?? 0);
  expect(without?.bcProduct?.variants.map(({ retailPrice }) => retailPrice)).not.toContainEqual(expect.anything());
  const [product] = await find({ uids, includeVariantRetailPrice: true });
  expect(product?.bcProduct?.variants.map(({ retailPrice }) => retailPrice)).toContainEqual({
    value: expect.any(Number),
  });
});

test("5 what the region does not sell, or no longer, has content and no bcProduct", async () => {
  await world.pool.query("update products set availability = 'disabled' where uid = 'tram-glove'");
  await world.pool.query(
    `delete from prices using variants, products where variants.id = variant_id and products.id = product_id
     and products.uid = 'bearpaw-mitten' and region = 'ca'`,
  );
  const uids = ["tram-glove", "bearpaw-mitten"];
  const sold = async (bcRegion: string) => (await find({ uids, bcRegion })).map(({ bcProduct }) => bcProduct !== null);
  expect(await sold("us")).toEqual([false, true]);
  expect(await sold("ca")).toEqual([false, false]);
});

test("7.9 more than 100 products at a time, and regions that do not exist, are refused with the argument's name", async () => {
  const uids = Array.from({ length: 101 }, (_, index) => `uid-${index}`);
  const tooMany = await ask(app, query, { ...usual, uids });
  expect(tooMany.errors?.[0]).toMatchObject({
    message: "uids must not name more than 100 products at a time.",
    extensions: { code: "BAD_USER_INPUT", argument: "uids" },
  });
  const nowhere = await ask(app, query, { ...usual, bcRegion: "atlantis", uids: ["kestrel"] });
  expect(nowhere.errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", argument: "bcRegion" });
});

test("7.9 a request gets 100 products at most, however many fields ask for them", async () => {
  const { rows } = await world.pool.query("select uid from products order by id limit 60");
  const part = "relatedProducts(uids: $uids, locale: $locale, bcRegion: $bcRegion) { uid }";
  const twice = `query Twice($uids: [String!], $locale: String!, $bcRegion: String!) { a: ${part} b: ${part} }`;
  const many = await ask(app, twice, { ...usual, uids: rows.map(({ uid }) => uid) });
  expect(many.errors?.[0]?.extensions.code).toBe("QUERY_TOO_COMPLEX");
  const few = await ask<Record<string, object[]>>(app, twice, { ...usual, uids: ["kestrel"] });
  expect(few.data).toEqual({ a: [{ uid: "kestrel" }], b: [{ uid: "kestrel" }] });
});

test("7.9 a hundred products cost as many queries as one", async () => {
  const { rows } = await world.pool.query("select uid from products order by id limit 100");
  const count = async (uids: string[]) => {
    let queries = 0;
    const note = () => {
      queries += 1;
    };
    world.pool.on("acquire", note);
    await find({ uids });
    world.pool.off("acquire", note);
    return queries;
  };
  const uids = rows.map(({ uid }) => uid);
  await count(uids);
  expect(await count(uids)).toBe(await count(uids.slice(0, 1)));
  expect(await count(uids)).toBeLessThan(4);
});
