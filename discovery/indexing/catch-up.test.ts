import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { upsertEntries } from "#services/content/writes.ts";
import { countClick } from "#services/search/clicks.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { catchUp, isMostly } from "./catch-up.ts";
import { countInterest } from "./popularity.ts";

/** Changes that are not announced, as after a program that ran next to a stopped shop, or a killed process. */

const world = useDemoWorld(undefined, true);

const find = async (query: string, locale = "en-us") => {
  const { results } = await ownEngine(world.db).search({ query, locale, region: "us", size: 20 });
  return results;
};
const uids = async (query: string, locale?: string) => (await find(query, locale)).map(({ uid }) => uid);
const change = (sql: string) => world.pool.query(sql);

test("7.10 what was changed while nobody followed is found by comparing, and nothing else is touched", async () => {
  expect(await catchUp(world.db)).toBe(false);
  await change(`
    update listings set price = 12345 where product_id = (select id from products where uid = 'kestrel') and region = 'us';
    update listings set in_stock = false where product_id = (select id from products where uid = 'pillar-glove');
    update products set is_visible = false where uid = 'whiteout';
    delete from products where uid = 'thaw-bottle';
    update products set name = 'Corduroy Zwei', updated_at = now() where uid = 'corduroy';
    delete from content_entries where content_type = 'product' and uid = 'corduroy';
    insert into products (uid, sku, kind, name) values ('zibeline', 'ZIB-1', 'bag', 'Zibeline Duffel');`);
  const article = {
    contentType: "support",
    uid: "axolotl",
    locale: "en-us",
    title: "Axolotl",
    url: "/support/axolotl",
  };
  const german = {
    contentType: "product",
    uid: "outpost-helmet",
    locale: "de",
    title: "Zirbelhelm",
    url: null,
    data: {},
  };
  await world.db.transaction().execute((trx) => upsertEntries(trx, [{ ...article, data: {} }, german]));
  // As after an upgrade that words a document differently, and after one that adds a page.
  await change(`
    update search_documents set fields = fields || '{"title": "Shops"}' where id = 'page-own-stores-en-us';
    update search_documents set is_removed = true where id like 'page-own-gift-card-%';`);
  const removed = await world.pool.query<{ uid: string; title: string }>(
    "delete from content_entries where content_type = 'blog' and uid = (select min(uid) from content_entries where content_type = 'blog') returning uid, title",
  );
  expect(await catchUp(world.db)).toBe(true);
  const [kestrel] = (
    await change("select fields ->> 'price_us' as price from search_documents where id = 'product-kestrel-de'")
  ).rows;
  expect(kestrel.price).toBe("123.45");
  expect((await find("pillar")).find(({ uid }) => uid === "pillar-glove")?.inStock).toBe(false);
  for (const gone of ["whiteout", "thaw-bottle"]) expect(await uids(gone.replace("-", " "))).not.toContain(gone);
  expect((await find("corduroy zwei"))[0]?.title).toBe("Corduroy Zwei");
  expect(await uids("zibeline")).toEqual(["zibeline"]);
  expect(await uids("axolotl")).toEqual(["axolotl"]);
  expect(await uids("zirbelhelm", "de")).toEqual(["outpost-helmet"]);
  expect((await find("stores"))[0]).toMatchObject({ uid: "own-stores", title: "Stores" });
  expect(await uids("gutschein", "de")).toContain("own-gift-card");
  expect(await uids(removed.rows[0]?.title ?? "")).not.toContain(removed.rows[0]?.uid);
  expect(await catchUp(world.db)).toBe(false);
});

test("7.10 an index that holds nothing, or is mostly out of date, is made anew", async () => {
  const generation = async () => (await change("select id from search_generations where is_live")).rows[0].id;
  const before = await generation();
  await change("delete from search_documents");
  expect(await catchUp(world.db)).toBe(true);
  expect(await generation()).toBeGreaterThan(before);
  expect(await uids("kestrel")).toContain("kestrel");
  // As after an upgrade that splits texts into other words.
  await change("update search_generations set rules = rules - 1");
  const older = await generation();
  expect([await catchUp(world.db), await catchUp(world.db)]).toEqual([true, false]);
  expect(await generation()).toBeGreaterThan(older);
  const cases = [isMostly(900, 1000), isMostly(1100, 100_000), isMostly(30_000, 100_000)];
  expect(cases).toEqual([false, false, true]);
});

test("7.10 what visitors choose and buy stands higher, and sinks again when they stop", async () => {
  await catchUp(world.db);
  await countInterest(world.db);
  const [sold] = (
    await change(`update order_lines set quantity = 5000 where id = (select min(l.id) from order_lines l
      join orders on orders.id = order_id where status not in ('pending', 'awaiting_payment', 'cancelled', 'refunded'))
      returning product_id as id, quantity - restocked as pieces`)
  ).rows;
  expect(await countInterest(world.db)).toBe(1);
  expect((await change(`select points from search_interest where product_id = ${sold.id}`)).rows).toEqual([
    { points: 20 * sold.pieces },
  ]);
  const popular = async () => {
    const asked = {
      query: "helmet",
      locale: "en-us",
      region: "us",
      types: ["product" as const],
      sort: "popular" as const,
    };
    return (await ownEngine(world.db).search(asked)).results.map(({ uid }) => uid);
  };
  const before = await popular();
  const chosen = before.at(-1) ?? "";
  for (const locale of ["en-us", "de"])
    await countClick(world.db, { documentId: `product-${chosen}-${locale}`, query: "helmet" });
  await change(`update search_clicks set clicks = 300; insert into search_clicks (document_id, day, clicks)
    select document_id, current_date - past, 300 from search_clicks, generate_series(1, 29) as past`);
  expect(await countInterest(world.db)).toBe(1);
  // Of 300 clicks on a document and day 200 count, in each of two languages.
  const points = "select points from search_interest join products on id = product_id where uid = $1";
  expect((await world.pool.query(points, [chosen])).rows).toEqual([{ points: 2 * 200 * 2 * 30 }]);
  expect((await popular())[0]).toBe(chosen);
  expect(await countInterest(world.db)).toBe(0);
  await change("update search_clicks set day = day - 30");
  expect(await countInterest(world.db)).toBe(1);
  expect(await popular()).toEqual(before);
});

test("7.10 programs that no bundler has made can bring the index up to date too", () => {
  const program = 'console.log(typeof (await import("#discovery/indexing/catch-up.ts")).catchUp)';
  expect(String(execFileSync(process.execPath, ["--input-type=module", "-e", program])).trim()).toBe("function");
});
