import { verify } from "@node-rs/argon2";
import { beforeAll, describe, expect, test } from "vitest";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import { findPostalRate } from "#commerce/sales/tax/built-in/reads.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { contentLocales, type ProductContent } from "#services/content/schema.ts";
import { useDatabase } from "#tests/support/database.ts";
import { categories } from "./catalogue/categories.ts";
import { products } from "./catalogue/products.ts";
import { loadDemoProducts, loadDemoWorld, refreshDemoContent } from "./load.ts";

const world = useDatabase();

beforeAll(async () => {
  await loadDemoWorld(world.db);
});

const count = async (statement: string): Promise<number> => Number((await world.pool.query(statement)).rows[0]?.count);

test("the whole world is loaded once", async () => {
  // Plus one for the gift card.
  expect(await count("select count(*) from products")).toBe(products.length + 1);
  expect(await loadDemoWorld(world.db)).toBe(false);
});

describe("the products alone", () => {
  const own = useDatabase();

  test("fill an empty catalogue once, with texts and pictures, and bring nobody and no other content", async () => {
    expect(await loadDemoProducts(own.db)).toBe(products.length + 1);
    expect(await loadDemoProducts(own.db)).toBe(0);
    const { rows } = await own.pool.query(
      `select (select count(*)::int from customers) as customers, (select count(*)::int from orders) as orders,
        (select count(*)::int from listings) > 100 as listed, (select count(*)::int from media_assets) > 100 as drawn,
        array(select distinct content_type from content_entries order by 1) as types`,
    );
    expect(rows[0]).toEqual({
      customers: 0,
      orders: 0,
      listed: true,
      drawn: true,
      types: ["automated_related_products_config", "colour", "product", "product_category"],
    });
  });
});

describe("the catalogue", () => {
  test.each(["snowboards", "boots", "bindings", "accessories"])(
    "9.1 %s are a category with six products or more",
    async (uid) => {
      for (const region of ["us", "ca", "eu_region_1"] as const) {
        const query = { region, category: uid, filters: {}, sort: "popular" as const, page: 1, perPage: 24 };
        expect((await listing(world.db, query)).total).toBeGreaterThanOrEqual(6);
      }
    },
  );

  test("every category holds something", async () => {
    for (const { uid } of categories)
      expect([uid, (await cardsByTerms(world.db, "us", [`in:${uid}`], 1)).length]).toEqual([uid, 1]);
  });

  test("has products of more than 4 and more than 6 colours, and of every badge", async () => {
    const colours = products.map((product) => product.colours.length);
    expect(colours.some((number) => number > 6)).toBe(true);
    expect(colours.some((number) => number === 5 || number === 6)).toBe(true);
    for (const badge of ["new", "redesigned", "best-seller", "coming-soon", "sale"]) {
      expect((await cardsByTerms(world.db, "us", [`is:${badge}`], 3)).length).toBeGreaterThan(1);
    }
  });

  test("has something below the least amount for free shipping, and variants of 1 to 8 pieces", async () => {
    expect(
      await count("select count(*) from listings where region = 'us' and price < 9900 and in_stock"),
    ).toBeGreaterThan(5);
    expect(await count("select count(*) from stock where available between 1 and 8")).toBeGreaterThan(1);
  });

  test("sells most products in the United States, Canada and Europe alike, and a few not everywhere", async () => {
    const sold =
      "select product_id from listings where region in ('us', 'ca', 'eu_region_1') group by 1 having count(*) =";
    expect(await count(`select count(*) from (${sold} 3) as sums`)).toBeGreaterThan(products.length * 0.9);
    expect(await count(`select count(*) from (${sold} 2) as sums`)).toBeGreaterThan(0);
  });

  test("6 professionals pay less, in every one of their regions", async () => {
    const higher = `select count(*) from listings pro join listings base using (product_id)
      where (pro.region, base.region) in (('pro', 'us'), ('pro_ca', 'ca'), ('pro_eu_region_1', 'eu_region_1')) and pro.price > base.price`;
    expect(await count(higher)).toBe(0);
    expect(await count("select count(*) from listings where is_pro_region(region)")).toBeGreaterThan(
      products.length * 2,
    );
  });

  test("every reduction in Europe tells the lowest price before it", async () => {
    const reduced = products.filter((product) => product.retailUsd && !product.notIn?.includes("eu_region_1"));
    const details = await Promise.all(reduced.map(({ uid }) => findProductDetail(world.db, { uid }, "eu_region_1")));
    const variants = details.flatMap((detail) => detail?.variants ?? []);
    expect(variants.every((variant) => variant.lowestPrice !== undefined)).toBe(true);
    expect(variants.some((variant) => variant.lowestPrice === variant.retailPrice)).toBe(true);
    expect(variants.some((variant) => (variant.lowestPrice ?? 0) < (variant.retailPrice ?? 0))).toBe(true);
    const cards = "select count(*) from listings where region = 'eu_region_1' and retail_price is not null";
    expect(await count(cards)).toBeGreaterThan(10);
    expect(await count(`${cards} and card -> 'lowestPrice' is null`)).toBe(0);
  });
});

test("3.11 every product has content in every language, with names for its colours", async () => {
  const content = inProcessClient(world.db);
  for (const locale of contentLocales) {
    const entries = await content.byUids<ProductContent>(
      "product",
      products.map(({ uid }) => uid),
      locale,
    );
    for (const { uid, colours } of products) {
      const entry = entries.get(uid);
      expect(entry?.locale).toBe(locale);
      expect(entry?.data.tagline && entry.data.description).toBeTruthy();
      expect(Object.keys(entry?.data.valueNames ?? {}).sort()).toEqual(colours.map(({ id }) => id).sort());
    }
  }
});

test("9.1 in French no line of content begins with a sign, or ends at an opening quote", async () => {
  const french = await count("select count(*) from content_entries where locale = 'fr'");
  expect(french).toBeGreaterThan(100);
  const written = "select count(*) from content_entries where locale = 'fr' and (title || data::text)";
  expect(await count(`${written} ~ '[[:alpha:]»] [:;?!»]|« '`)).toBe(0);
});

test("3.3 the header's navigation and its banners are references that lead somewhere", async () => {
  const content = inProcessClient(world.db);
  type Reference = { uid: string; _content_type_uid: string }[];
  const [header] = await content.all<{ main_nav: Reference }>("header", "de");
  for (const { uid, _content_type_uid: type } of header?.data.main_nav ?? []) {
    const item = (await content.byUids<{ link: { banner: Reference } }>(type, [uid], "de")).get(uid);
    const [banner] = item?.data.link.banner ?? [];
    expect((await content.byUids(banner?._content_type_uid ?? "", [banner?.uid ?? ""], "de")).size).toBe(1);
  }
  expect(header?.data.main_nav).toHaveLength(5);
});

test("the customers sign in with the demo password; one of them is professional, one an employee, one has an order", async () => {
  const { rows } = await world.pool.query("select email, password_hash, form_fields from customers order by id");
  expect(rows.map((row) => row.email)).toEqual(["rider@firn.example", "pro@firn.example", "employee@firn.example"]);
  for (const row of rows) expect(await verify(row.password_hash, "first-tracks-2026")).toBe(true);
  expect(JSON.parse(rows[1].form_fields[0].value)).toMatchObject({ region: "pro" });
  expect(JSON.parse(rows[2].form_fields[0].value)).toMatchObject({ employee_group: true });
  expect(
    await count(
      "select count(*) from orders join shipments on order_id = orders.id where email = 'rider@firn.example'",
    ),
  ).toBe(1);
  expect(
    await count(`select count(*) from orders where total = (select sum((line ->> 'amount')::int)
    from jsonb_array_elements(totals) as line where not (line ->> 'included')::boolean)`),
  ).toBe(1);
});

test("9.1 six cities have their own sales tax, and a town beside them has its state's", async () => {
  const cities = { NY: "10001", CO: "80202", WA: "98101", CA: "90012", IL: "60601", OR: "97201" };
  const rates = Object.entries(cities).map(([state, code]) => findPostalRate(world.db, state, code));
  expect(await Promise.all(rates)).toEqual([8.875, 9.15, 10.35, 9.75, 10.25, 0]);
  expect(await findPostalRate(world.db, "NY", "12207")).toBeNull();
});

test("7.9 content that an older world lacks is brought, and what an editor has touched stays", async () => {
  expect(await refreshDemoContent(world.db)).toBe(0);
  await world.pool.query("delete from content_entries where content_type = 'regions'");
  await world.pool.query("update content_entries set title = 'Edited' where uid = 'imprint' and locale = 'de'");
  await world.pool.query(
    "insert into content_heads (content_type, uid, locale, version, created_by) values ('page', 'imprint', 'de', 1, 'editor')",
  );
  expect(await refreshDemoContent(world.db)).toBe(9);
  expect(await count("select count(*) from content_entries where title = 'Edited'")).toBe(1);
});
