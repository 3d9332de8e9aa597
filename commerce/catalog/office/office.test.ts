import { describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { type Data, useOfficeCatalogue } from "#tests/support/suites/office-catalogue.ts";

const office = useOfficeCatalogue();
const { base, send, list, idsOf, run } = office;

describe("the list of products", () => {
  test("finds by a part of the name, by brand and by the beginning of a variant's SKU, signs of patterns by themselves", async () => {
    const { productId, variantIds } = await plantProduct(base.db, { name: "Zephyr 100%" });
    const { sku } = await base.db
      .selectFrom("variants")
      .select("sku")
      .where("id", "=", variantIds[0] as number)
      .executeTakeFirstOrThrow();
    for (const q of ["zephyr", "EPHYR", "ze", "100%", sku.slice(0, 10), sku.slice(0, 10).toLowerCase()])
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toContain(productId);
    expect(idsOf(await list("q=%25%25%25"))).toEqual([]);
    expect(idsOf(await list("q=100_"))).toEqual([]);
  });

  test("narrows by stock, by prices that are missing and by status; a row tells why it cannot be bought", async () => {
    const out = await plantProduct(base.db, { name: "Filtered", stock: [0, 0], prices: { us: 12_345 } });
    const low = await plantProduct(base.db, { name: "Filtered", stock: [2, 50], prices: { us: 100, ca: 200 } });
    const hidden = await plantProduct(base.db, { name: "Filtered", stock: [9], prices: {} });
    await base.db.updateTable("products").set({ is_visible: false }).where("id", "=", hidden.productId).execute();
    await base.db.transaction().execute((trx) => recordProducts(trx, [hidden.productId]));
    expect(idsOf(await list("q=filtered&stock=out"))).toEqual([out.productId]);
    expect(idsOf(await list("q=filtered&stock=low&sort=oldest"))).toEqual([out.productId, low.productId]);
    expect(idsOf(await list("q=filtered&missing_price=ca&sort=newest"))).toEqual([hidden.productId, out.productId]);
    expect(idsOf(await list("q=filtered&status=hidden"))).toEqual([hidden.productId]);
    const [row] = (await list("q=filtered&stock=out")).data;
    expect(row).toMatchObject({
      status: "visible",
      stock: 0,
      variantCount: 2,
      buyableIn: [],
      prices: [{ region: "us", currency: "USD", price: 123.45 }],
    });
    expect(row.problems.find(({ market }: Data) => market === "us").codes).toEqual(["no-category", "no-stock"].sort());
    expect((await list("q=filtered&limit=1")).meta).toEqual({ total: 3, isExact: true, page: 1, limit: 1 });
    const checks = (await send("GET", `/staff/products/${low.productId}/checks`)).body.data;
    expect(checks.find(({ market }: Data) => market === "ca")).toMatchObject({ isBuyable: true });
    expect(checks.find(({ market }: Data) => market === "eu_region_1")).toMatchObject({
      isBuyable: false,
      checks: expect.arrayContaining([{ code: "no-price", stops: true, field: "prices" }]),
    });
  });

  test("stock is listed by variant, the fewest first", async () => {
    const { productId } = await plantProduct(base.db, { name: "Shelf", stock: [3, 0, 70] });
    const { data } = (await send("GET", `/staff/stock?product=${productId}`)).body;
    expect(data.map(({ available, isLow }: Data) => [available, isLow])).toEqual([
      [0, true],
      [3, true],
      [70, false],
    ]);
    expect((await send("GET", `/staff/stock?product=${productId}&stock=in`)).body.meta.total).toBe(2);
    expect((await send("GET", `/staff/stock?product=${productId}&stock=low&low=0`)).body.meta.total).toBe(1);
    expect((await list(`q=shelf&stock=low&low=0`)).meta.total).toBe(1);
  });
});

describe("a change of many products", () => {
  test("is previewed without being done, done as a job, and taken back", async () => {
    const planted: Awaited<ReturnType<typeof plantProduct>>[] = [];
    for (let number = 0; number < 3; number += 1)
      planted.push(await plantProduct(base.db, { name: "Bulky", prices: { us: 10_000 + number } }));
    const change = { is_visible: false, prices: { price_lists: ["us"], change: { percent: -10, round_to: 0.95 } } };
    const body = { change, filter: { q: "bulky" } };
    const prices = async () => {
      const ids = planted.flatMap(({ variantIds }) => variantIds);
      const rows = await base.db.selectFrom("prices").select("price").where("variant_id", "in", ids).execute();
      return rows.map(({ price }) => price).sort();
    };
    const preview = await send("POST", "/staff/products/bulk?preview=1", body);
    expect([preview.status, preview.body.total]).toEqual([200, 3]);
    expect(preview.body.data.filter(({ type }: Data) => type === "price")).toHaveLength(3);
    expect(preview.body.data).toContainEqual(
      expect.objectContaining({ type: "price", before: { price: 10_000 }, after: { price: 8995 } }),
    );
    expect(await prices()).toEqual([10_000, 10_001, 10_002]);

    // Setting fields to one value is previewed too.
    const set = { brand: "Rime", is_new: true, is_best_seller: true };
    const tried = await send("POST", "/staff/products/bulk?preview=1", { change: set, filter: { q: "bulky" } });
    expect(tried.body.data).toHaveLength(3);
    expect(tried.body.data[0]).toMatchObject({ type: "product", after: set });
    const nameless = await send("POST", "/staff/products/bulk?preview=1", { ...body, change: { brand: "" } });
    expect([nameless.status, nameless.body.errors]).toEqual([422, { "change.brand": expect.any(String) }]);

    const { these } = preview.body;
    // When the number of matches has changed since the decision, nothing is done.
    const other = await send("POST", "/staff/products/bulk", { ...body, these, expected: 2 });
    expect([other.status, other.body.code, other.body.total]).toEqual([409, "count-changed", 3]);
    const started = await send("POST", "/staff/products/bulk", { ...body, these });
    expect([started.status, started.body.job.total]).toEqual([202, 3]);
    // Exactly these products: later matches are not changed.
    const late = await plantProduct(base.db, { name: "Bulky" });
    await run(started.body.job.id);
    expect((await send("GET", `/jobs/${started.body.job.id}`)).body).toMatchObject({
      status: "done",
      done: 3,
      total: 3,
    });
    expect(await prices()).toEqual([8995, 8995, 8995]);
    expect(idsOf(await list("q=bulky&status=visible"))).toEqual([late.productId]);

    const reverting = await send("POST", `/jobs/${started.body.job.id}/revert`);
    expect(reverting.status).toBe(202);
    await run(reverting.body.job.id);
    expect(await prices()).toEqual([10_000, 10_001, 10_002]);
    expect((await list("q=bulky&status=visible")).meta.total).toBe(4);
    expect((await send("GET", `/jobs/${started.body.job.id}`)).body.status).toBe("reverted");
    // The shop's lists are updated.
    const shown = await base.db
      .selectFrom("listings")
      .select("price")
      .where("product_id", "=", planted[0]?.productId ?? 0);
    expect(await shown.execute()).toEqual([{ price: 10_000 }]);
  });

  test("says which products are meant in one way", async () => {
    const change = { is_visible: true };
    expect((await send("POST", "/staff/products/bulk", { change })).status).toBe(422);
    expect((await send("POST", "/staff/products/bulk", { change, ids: [1], filter: {} })).status).toBe(422);
    expect((await send("POST", "/staff/products/bulk", { change: {}, ids: [1] })).status).toBe(422);
  });
});

describe("the bin", () => {
  test("hides a product, gives it back as it was, and empties itself", async () => {
    const { productId } = await plantProduct(base.db, { name: "Thrown" });
    expect((await send("POST", `/staff/products/${productId}/bin`)).status).toBe(204);
    expect(idsOf(await list("q=thrown"))).toEqual([]);
    expect((await list("q=thrown&status=deleted")).data[0]).toMatchObject({ id: productId, status: "deleted" });
    await send("PUT", `/catalog/products/${productId}`, { is_visible: true });
    expect((await office.app.inject(`/api/products/${productId}`)).statusCode).toBe(404);
    expect((await send("POST", `/staff/products/${productId}/restore`)).status).toBe(204);
    expect((await list("q=thrown")).data[0]).toMatchObject({ status: "visible" });
    expect((await send("POST", `/staff/products/${productId}/restore`)).status).toBe(404);
  });

  test("a duplicate is hidden, has variants and prices of its own, and no pieces", async () => {
    const { productId } = await plantProduct(base.db, { name: "Twin", stock: [4, 5], prices: { us: 500, ca: 700 } });
    const [first, second] = [1, 2].map(() => send("POST", `/staff/products/${productId}/duplicate`));
    const ids = [(await first)?.body.data.id, (await second)?.body.data.id];
    expect(new Set([...ids, productId]).size).toBe(3);
    const copy = (await send("GET", `/catalog/products/${ids[0]}`)).body.data;
    expect(copy).toMatchObject({ name: "Twin", is_visible: false });
    expect(copy.variants.map(({ prices, inventory_level: left }: Data) => [prices.length, left])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    // Nobody has counted its variants yet: the lists of stock show them all the same.
    for (const query of ["", "&stock=out"]) {
      const { body } = (await send("GET", `/staff/stock?product=${ids[0]}${query}`))!;
      expect(body.data.map(({ available }: Data) => available)).toEqual([0, 0]);
    }
  });

  test("a product can be duplicated any number of times, also by two at once, and beside addresses chosen by hand", async () => {
    const { productId } = await plantProduct(base.db, { name: "Many twins", stock: [4] });
    const { uid } = (await send("GET", `/catalog/products/${productId}`)).body.data;
    await base.pool.query(
      "insert into products (uid, sku, kind, name) select $1 || e, 'X-' || e, 'x', 'Taken' from unnest('{40,of-mine}'::text[]) e",
      [`${uid}-copy-`],
    );
    const copies = Array.from({ length: 12 }, (_, at) => at);
    for (const _ of copies) {
      const both = await Promise.all([1, 2].map(() => send("POST", `/staff/products/${productId}/duplicate`)));
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
    }
    const { rows } = await base.pool.query(
      "select count(distinct uid)::int as n from products where name = 'Many twins'",
    );
    expect(rows[0].n).toBe(1 + 2 * copies.length);
  });
});
