import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { useDatabase } from "#tests/support/database.ts";
import { pageOfIds } from "./list-order.ts";
import { countedProducts } from "./list-reads.ts";
import { pageOfSheet } from "./sheet/reads.ts";
import { countedStock } from "./stock-list.ts";

const base = useDatabase();
let [above, category] = [0, 0];

/**
 * 6,000 products with two variants each; every third is in the category's subcategory, and every hundredth has low
 * stock.
 */
beforeAll(async () => {
  const { rows } = await base.pool.query(`
    with above as (insert into categories (uid, name) values ('above', 'Above') returning id),
      below as (insert into categories (uid, name, parent_id) select 'below', 'Below', id from above returning id)
    select above.id as above, below.id as category from above, below`);
  ({ above, category } = rows[0]);
  await base.pool.query(`
    insert into products (uid, sku, kind, name)
    select 'c-' || n, 'C-' || n, 'snowboard', 'Counted ' || md5(n::text) from generate_series(1, 6000) n;
    insert into variants (product_id, sku, shown, is_offered)
    select p.id, p.sku || '-' || n, '[]', true from products p, generate_series(1, 2) n where p.uid like 'c-%';
    insert into stock select v.id, case when v.product_id % 100 = 0 then 2 else 30 end from variants v on conflict do nothing;
    insert into product_categories select p.id, c.id from products p, categories c
    where p.uid like 'c-%' and p.id % 3 = 0 and c.uid = 'below';
    select summarise_products(array(select id from products where uid like 'c-%'))`);
  await base.pool.query("vacuum analyze products, product_summaries, product_lows, product_places, variants, stock");
});

async function planOf(question: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${question}`.execute(base.db);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
const count = async (question: ReturnType<typeof countedProducts>) => (await question.execute(base.db)).rows[0]?.total;

test("what a category holds is counted without a look at products or summaries", async () => {
  for (const question of [
    countedProducts({ category }),
    // The same share of them as 10,000 of 250,000.
    countedStock({ category, stock: "in" }, 160),
    pageOfSheet({ market: "us", category, page: 20, limit: 50 }),
  ]) {
    const plan = await planOf(question);
    expect(plan).toMatch(/product_places/);
    expect(plan).not.toMatch(/in:\d|Seq Scan on (products|product_summaries|variants)/);
  }
});

test("products that are low are found by a walk, and counted from one row for each", async () => {
  const page = { page: 1, limit: 50, sort: "-changed", stock: "low", shopLow: 5 } as const;
  expect((await pageOfIds(page).execute(base.db)).rows).toHaveLength(50);
  for (const question of [pageOfIds(page), countedProducts({ stock: "low", shopLow: 5 })])
    expect(await planOf(question)).not.toMatch(/Seq Scan on (products|product_summaries|variants|stock)/);
  expect(await planOf(countedProducts({ stock: "low", shopLow: 5 }))).toMatch(/product_lows_by_least/);
  expect(await count(countedProducts({ stock: "low", shopLow: 5 }))).toBe(60);
  expect(await count(countedProducts({ stock: "low", shopLow: 1 }))).toBe(0);
});

test("counts follow products that come, go, and lie in the bin", async () => {
  const counts = async () => [
    await count(countedProducts({ category })),
    await count(countedProducts({ category: above })),
    await count(countedStock({ category: above, stock: "in" })),
  ];
  expect(await counts()).toEqual([2000, 2000, 4000]);
  const change = (statement: string, id: number) =>
    base.db.transaction().execute(async (trx) => {
      await sql`${sql.raw(statement)}`.execute(trx);
      await recordProducts(trx, [id]);
    });
  const { rows } = await base.pool.query(
    "select id from products where uid like 'c-%' and id % 3 = 0 order by id limit 2",
  );
  const [first, second] = rows.map(({ id }: { id: number }) => id) as [number, number];
  await change(`update product_categories set category_id = ${above} where product_id = ${first}`, first);
  expect(await counts()).toEqual([1999, 2000, 4000]);
  await change(`update products set deleted_at = now() where id = ${second}`, second);
  expect(await counts()).toEqual([1998, 1999, 3998]);
  await change(`update products set deleted_at = null, inventory_tracking = 'none' where id = ${second}`, second);
  expect(await counts()).toEqual([1999, 2000, 3998]);
  await base.pool.query(`delete from products where id = ${first}`);
  expect(await counts()).toEqual([1999, 1999, 3996]);
});

test("which products show a picture follows them", async () => {
  const shown = async () =>
    (await base.pool.query("select picture from product_pictures where product_id = $1 order by 1", [id])).rows.map(
      ({ picture }) => picture,
    );
  const put = (...ids: string[]) =>
    base.pool.query("update products set images = $1 where id = $2", [
      JSON.stringify(ids.map((one) => ({ id: one }))),
      id,
    ]);
  const { id } = (await base.pool.query("select id from products where uid = 'c-1'")).rows[0];
  await put("one", "two", "one");
  expect(await shown()).toEqual(["one", "two"]);
  await put("two", "three");
  expect(await shown()).toEqual(["three", "two"]);
  await put();
  expect(await shown()).toEqual([]);
});
