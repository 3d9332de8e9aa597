import { beforeAll, describe, expect, test } from "vitest";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import { setUpWebhookTriggers } from "#commerce/webhooks/writes.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { untilBlocked } from "#tests/support/database.ts";
import { board, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

describe("prices", () => {
  const inEurope = () => findProductDetail(merchant.database.db, { uid: "sale" }, "eu_region_1");

  test("7.1 a price that falls is shown with the one before, in Europe with the lowest of 30 days", async () => {
    await done("POST", "/catalog/products", board("sale"));
    await done("PUT", "/pricelists/eu_region_1/records", priced("sale", 500));
    await merchant.database.pool.query("update price_history set valid_from = valid_from - interval '20 days'");
    await done("PUT", "/pricelists/eu_region_1/records", priced("sale", 450));
    await merchant.database.pool.query("update price_history set valid_from = valid_from - interval '10 days'");
    const [record] = await done("PUT", "/pricelists/eu_region_1/records", priced("sale", 480, { sale_price: 400 }));
    expect(record).toMatchObject({ price_list: "eu_region_1", currency: "EUR", price: 400, retail_price: 480 });
    expect((await inEurope())?.variants[0]).toMatchObject({ price: 40000, retailPrice: 48000, lowestPrice: 45000 });
    // Setting the same price again is not a new price, and its sale starts when it originally started.
    await done("PUT", "/pricelists/eu_region_1/records", priced("sale", 480, { sale_price: 400 }));
    expect((await inEurope())?.variants[0]?.lowestPrice).toBe(45000);
  });

  test("7.1 what was written last is the last of the log, also by a transaction that began before", async () => {
    const client = await merchant.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("select now()");
      await done("PUT", "/pricelists/eu_region_1/records", priced("sale", 390));
      await client.query("update prices set price = 35000 where region = 'eu_region_1' and price = 39000");
      await client.query("commit");
    } finally {
      client.release();
    }
    const { rows } = await merchant.database.pool.query(
      "select price from price_history where variant_id = $1 order by valid_from desc limit 2",
      [await merchant.idOf("SALE-INK-152")],
    );
    expect(rows.map(({ price }) => price)).toEqual([35000, 39000]);
  });

  test("7.1 without a price in a region a variant is not sold there, and elsewhere as before", async () => {
    await done("PUT", "/pricelists/us/records", { records: [{ sku: "SALE-INK-160", price: 5 }] });
    expect((await send("DELETE", "/pricelists/us/records?unknown=1")).status).toBe(422);
    expect((await send("DELETE", "/pricelists/nowhere/records?sku:in=A")).status).toBe(404);
    expect((await send("DELETE", "/pricelists/us/records?sku:in=NOBODY,SALE-INK-160")).status).toBe(204);
    expect((await findProductDetail(merchant.database.db, { uid: "sale" }, "us"))?.currency).toBeUndefined();
    const { rows } = await merchant.database.pool.query(
      "select region from listings where name = 'Board sale' order by region",
    );
    expect(rows).toEqual([{ region: "eu_region_1" }]);
  });

  test.each([
    [{ sku: "SALE-INK-152", price: 1.005 }, { "records.1.price": "must be an amount of USD with 2 decimals at most" }],
    [{ sku: "SALE-INK-152", price: 1, currency: "EUR" }, { "records.1.currency": "is USD in us" }],
    [{ sku: "SALE-INK-152", price: 1, sale_price: 2 }, { "records.1.sale_price": "must not be above price" }],
    [{ sku: "SALE-INK-156", price: 1 }, { "records.1.sku": "is named twice" }],
    [{ price: 1 }, { "records.1.sku": "is required, or variant_id" }],
    [{ sku: "NOBODY", price: 1 }, { "records.1.sku": "is unknown" }],
  ])("7.1 with %j a list is refused as a whole", async (record, errors) => {
    const refused = await send("PUT", "/pricelists/us/records", {
      records: [{ sku: "SALE-INK-156", price: 5 }, record],
    });
    expect(refused.errors).toEqual(errors);
    expect(refused.status).toBe("sku" in record && record.sku === "NOBODY" ? 404 : 422);
    const { rows } = await merchant.database.pool.query(
      "select from prices join variants on id = variant_id where sku = $1 and region = 'us'",
      ["SALE-INK-156"],
    );
    expect(rows).toHaveLength(0);
  });
});

describe("stock", () => {
  const relative = (quantity: number, headers: Record<string, string> = {}) =>
    send("POST", "/inventory/adjustments/relative", { items: [{ sku: "COUNT", quantity }] }, headers);
  let variantId = 0;
  beforeAll(async () => {
    await done("POST", "/catalog/products", { uid: "count", sku: "COUNT", kind: "wax", name: "Count" });
    variantId = await merchant.idOf("COUNT");
  });

  test("7.2 adjustments at once add up, beside one another and beside an order that takes", async () => {
    const both = await Promise.all(Array.from({ length: 10 }, (_, at) => relative(at + 1)));
    expect(both.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await stockOf(merchant.database.db, variantId)).toBe(55);
    const client = await merchant.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("update stock set available = available - 50 where variant_id = $1", [variantId]);
      const late = relative(-10);
      await untilBlocked(merchant.database);
      await client.query("commit");
      expect(await late).toMatchObject({ status: 409, errors: { "items.0.quantity": "would leave -5: there are 5" } });
    } finally {
      client.release();
    }
    expect(await stockOf(merchant.database.db, variantId)).toBe(5);
  });

  test("6 a delivery that is told twice with one Idempotency-Key counts once", async () => {
    const headers = { "idempotency-key": "delivery-1" };
    const told = await Promise.all([relative(7, headers), relative(7, headers)]);
    await relative(7, headers);
    expect(told.map(({ status }) => status)).toContain(200);
    expect(await stockOf(merchant.database.db, variantId)).toBe(12);
  });

  test("7.1 sold out and back: pages, lists and other systems are told", async () => {
    await done("PUT", "/pricelists/us/records", { records: [{ sku: "COUNT", price: 10 }] });
    await merchant.database.pool.query(
      "insert into webhooks (url, events, salt) values ('https://erp.example', '{stock.changed,product.updated}', 's')",
    );
    await setUpWebhookTriggers(merchant.database.db);
    const card = async () => {
      const { rows } = await merchant.database.pool.query(
        "select product_id, in_stock from listings where name = 'Count'",
      );
      return rows[0];
    };
    const { product_id, in_stock } = await card();
    expect(in_stock).toBe(true);
    merchant.heard.length = 0;
    await done("PUT", "/inventory/adjustments/absolute", { items: [{ variant_id: variantId, quantity: 0 }] });
    expect(await card()).toMatchObject({ in_stock: false });
    await done("PUT", `/catalog/products/${product_id}`, { is_new: true });
    await expect.poll(() => merchant.heard).toEqual(expect.arrayContaining([`product:${product_id}`, "listings"]));
    const { rows } = await merchant.database.pool.query("select type, data from webhook_events order by type");
    expect(rows).toMatchObject([
      { type: "product.updated", data: { id: product_id } },
      { type: "stock.changed", data: { id: variantId, available: 0 } },
    ]);
  });
});
