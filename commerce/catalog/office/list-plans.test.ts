import { sql } from "kysely";
import { expect, test } from "vitest";
import { useOfficeCatalogue } from "#tests/support/suites/office-catalogue.ts";

const { base } = useOfficeCatalogue();

test("no list reads a whole table, however large it is", async () => {
  await sql`
    insert into products (uid, sku, kind, name)
    select 'g-' || n, 'G-' || n, 'snowboard', 'Generated ' || md5(n::text) from generate_series(1, 20000) n`.execute(
    base.db,
  );
  await sql`
    insert into variants (product_id, sku, shown, is_offered)
    select p.id, 'G-' || p.id || '-' || n, '[]', true from products p, generate_series(1, 3) n where p.uid like 'g-%'`.execute(
    base.db,
  );
  await sql`insert into stock select id, id % 40 from variants on conflict do nothing`.execute(base.db);
  await sql`insert into prices (region, variant_id, price) select 'us', id, 100 from variants on conflict do nothing`.execute(
    base.db,
  );
  await sql`select summarise_products(array(select id from products))`.execute(base.db);
  await sql`analyze products, product_summaries, product_ranks, product_lows, variants, stock, prices`.execute(base.db);
  const { countedProducts } = await import("./list-reads.ts");
  const { pageOfIds } = await import("./list-order.ts");
  const { productsWith } = await import("./narrowing.ts");
  const { countedStock, pageOfStock } = await import("./stock-list.ts");
  const page = { page: 1, limit: 50 };
  const many = { q: "generated", having: "many" } as const;
  const { rows: having } = await productsWith("a3f").execute(base.db);
  const some = { q: "a3f", having: having.map(({ id }) => id) };
  expect(some.having.length).toBeGreaterThan(100);
  // The same share as 10,000 of 600,000 variants; for a sixth of all rows no index would be used.
  const part = 1_000;
  const questions = {
    all: pageOfIds({ ...page, sort: "-changed" }),
    "by name": pageOfIds({ ...page, sort: "name" }),
    "by stock": pageOfIds({ ...page, sort: "stock" }),
    "by stock, the most first": pageOfIds({ ...page, sort: "-stock" }),
    "by price": pageOfIds({ ...page, sort: "price:us" }),
    "by price, the highest first, of a category": pageOfIds({ ...page, sort: "-price:us", category: 21 }),
    "by price, the page after a product": pageOfIds({ ...page, page: 300, sort: "-price:us", after: 1001 }),
    "by stock, the most first, low": pageOfIds({ ...page, sort: "-stock", stock: "low", shopLow: 2 }),
    "by stock, out": pageOfIds({ ...page, sort: "-stock", stock: "out" }),
    "by price, without one": pageOfIds({ ...page, sort: "price:ca", missing_price: "ca" }),
    "by price, a part of a name": pageOfIds({ ...page, sort: "price:us", q: "a3f9c" }),
    "by price, a part of a name that few have": pageOfIds({ ...page, sort: "price:us", ...some }),
    "a part of a name": pageOfIds({ ...page, sort: "-changed", q: "a3f9c" }),
    "a SKU": pageOfIds({ ...page, sort: "-changed", q: "G-1500-2" }),
    hidden: pageOfIds({ ...page, sort: "newest", status: "hidden" }),
    deleted: pageOfIds({ ...page, sort: "newest", status: "deleted" }),
    "no price": pageOfIds({ ...page, sort: "newest", missing_price: "ca" }),
    stock: pageOfStock({ ...page, sort: "available" }),
    "counting a word": countedProducts({ q: "a3f9c" }),
    "counting all": countedProducts({}),
    "few letters": pageOfIds({ ...page, sort: "-changed", q: "zq" }),
    "out, of a category": pageOfIds({ ...page, sort: "name", category: 21, stock: "out" }),
    "counting what is out, of a category, with a word": countedProducts({ category: 21, stock: "out", q: "a3f9c" }),
    "no price, of a brand": pageOfIds({ ...page, sort: "brand", missing_price: "ca", brand: "Firn" }),
    low: pageOfIds({ ...page, sort: "-changed", stock: "low" }),
    "counting what is low": countedProducts({ stock: "low", shopLow: 2 }),
    "counting what is low, of a brand": countedProducts({ stock: "low", shopLow: 2, brand: "Firn" }),
    "counting what is low by a number": countedProducts({ stock: "low", low: 2 }),
    "low, of a category": pageOfIds({ ...page, sort: "name", category: 21, stock: "low" }),
    "counting stock": countedStock({}),
    "stock by SKU": pageOfStock({ ...page, sort: "sku" }),
    "stock by name": pageOfStock({ ...page, sort: "name" }),
    "low stock": pageOfStock({ ...page, sort: "available", stock: "low" }),
    "counting low stock": countedStock({ stock: "low" }),
    "stock of a category, out": pageOfStock({ ...page, sort: "available", stock: "out", category: 21 }),
    "counting stock with a word": countedStock({ q: "a3f9c", stock: "in" }),
    "stock of a product": pageOfStock({ ...page, sort: "available", product: 1001 }),
    "stock with a word that many have, low": pageOfStock({ ...page, ...many, sort: "available", stock: "low" }),
    "counting stock with such a word": countedStock({ ...many }, part),
    "low stock with a word that some have": pageOfStock({ ...page, ...some, sort: "available", stock: "low" }),
    "counting low stock with a word that some have": countedStock({ ...some, stock: "low", shopLow: 2 }, part),
    "counting low stock with such a word": countedStock({ ...many, stock: "low", shopLow: 2 }, part),
    "products that have a word": productsWith("a3f9c"),
  };
  for (const [name, question] of Object.entries(questions)) {
    const plan = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw("")} ${question}`.execute(base.db);
    const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text, `${name}\n${text}`).not.toMatch(/Seq Scan on (product|variants|stock |prices)/);
  }
  // What a category's stock comes to, and which of its products are low, is told by the index of stock alone.
  await sql`vacuum analyze stock, variants, product_places`.execute(base.db);
  const alone = {
    counting: countedStock({ category: 21, stock: "in" }),
    low: pageOfIds({ ...page, sort: "name", category: 21, stock: "low", low: 2 }),
  };
  for (const [name, question] of Object.entries(alone)) {
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${question}`.execute(base.db);
    const text = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text, `${name}\n${text}`).toMatch(/Index Only Scan using stock_by_product/);
    expect(text, `${name}\n${text}`).not.toMatch(/ on variants/);
  }
  // The same ones are low, whichever way they are found and put in order.
  const low = { ...some, stock: "low", shopLow: 2 } as const;
  const idsOf = async (filter: object, sort: "available" | "name") =>
    (await pageOfStock({ page: 1, limit: 250, sort, ...filter }).execute(base.db)).rows.map(({ id }) => id).sort();
  const expected = await idsOf({ ...low, having: undefined }, "available");
  expect(expected.length).toBeGreaterThan(10);
  for (const sort of ["available", "name"] as const) expect(await idsOf(low, sort), sort).toEqual(expected);
  expect((await countedStock(low).execute(base.db)).rows).toEqual([{ total: expected.length }]);
  // A page that follows a product is read from its place in the index on, in order.
  const following = await sql<{
    "QUERY PLAN": string;
  }>`explain ${questions["by price, the page after a product"]}`.execute(base.db);
  const plan = following.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index Only Scan Backward using product_ranks_falling/);
  expect(plan).toMatch(/Index Cond: .*ROW\(.*falling, .*product_id\) </);
});
