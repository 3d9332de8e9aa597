import { beforeAll, describe, expect, test } from "vitest";
import { findChecks } from "#commerce/catalog/office/list-reads.ts";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import { type Caller, openCaller } from "#tests/support/app.ts";
import { board, type Data, priced, useMerchant } from "#tests/support/merchant.ts";
import { turnSchedules } from "./follow.ts";

const merchant = useMerchant();
const { send, done } = merchant;
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let id = 0;
beforeAll(async () => {
  id = (await done("POST", "/catalog/products", { ...board("heron"), is_visible: true, availability: "available" })).id;
  for (const list of ["us", "ca", "eu_region_1"])
    await done("PUT", `/pricelists/${list}/records`, priced("heron", 500));
  const rows = await merchant.database.db.selectFrom("variants").select("id").where("product_id", "=", id).execute();
  const stock = rows.map(({ id: variant_id }) => ({ variant_id, available: 5 }));
  await merchant.database.db
    .insertInto("stock")
    .values(stock)
    .onConflict((one) => one.column("variant_id").doUpdateSet({ available: 5 }))
    .execute();
});

/** Simulates that this many days have passed by backdating all stored moments. */
async function pass(days: number): Promise<void> {
  const { pool } = merchant.database;
  await pool.query("alter table prices disable trigger prices_now");
  await pool.query(
    `update prices set sale_from = sale_from - $1 * interval '1 day', sale_until = sale_until - $1 * interval '1 day',
      turns_at = turns_at - $1 * interval '1 day'`,
    [days],
  );
  await pool.query("alter table prices enable trigger prices_now");
  await pool.query("update price_history set valid_from = valid_from - $1 * interval '1 day'", [days]);
}
const turn = () => turnSchedules(merchant.database.db);
const put = (list: string, more: object) => done("PUT", `/pricelists/${list}/records`, priced("heron", 500, more));
const shown = async (region: "us" | "eu_region_1") =>
  (await findProductDetail(merchant.database.db, { id }, region))?.variants[0] as Data;
const get = async (url: string) => (await merchant.app.inject({ url })).body;
const cards = async (query: string): Promise<Data> =>
  JSON.parse(await get(`/api/products?${query}`)).data.find((one: Data) => one.id === id);

describe("3.12 a sale with days", () => {
  test("3.12 the price counts before and after it, the sale price between, everywhere", async () => {
    const [record] = await put("us", { sale_price: 400, sale_from: at(2), sale_until: at(5), retail_price: 520 });
    expect(record).toMatchObject({ price: 500, sale_price: 400, retail_price: 520 });
    expect(await turn()).toEqual([]);
    expect(await shown("us")).toMatchObject({ price: 50000, retailPrice: 52000 });
    expect((await shown("us")).saleUntil).toBeUndefined();
    expect(await cards("price:max=450")).toBeUndefined();

    await pass(3);
    merchant.heard.length = 0;
    expect(await turn()).toEqual([id]);
    const during = await shown("us");
    expect(during).toMatchObject({ price: 40000, retailPrice: 52000 });
    expect(Date.parse(during.saleUntil) - Date.now()).toBeGreaterThan(1.9 * 86_400_000);
    const listed = () => cards("price:max=450");
    await expect.poll(listed).toMatchObject({ calculated_price: 400, sale_price: 400 });
    await expect.poll(() => merchant.heard).toEqual(expect.arrayContaining([`product:${id}`, `listing:${id}`]));
    const page = await get("/en-us/p/heron");
    expect(page).toContain("$400.00");
    expect(page).toContain('"priceValidUntil":"20');
    expect(page).toMatch(/Until [^<]*(EST|EDT)/);
    const feed = await get("/feeds/google-en-us.xml");
    expect(feed).toMatch(/<g:price>520.00 USD<\/g:price><g:sale_price>400.00 USD<\/g:sale_price>/);
    expect(feed).toContain(`<g:sale_price_effective_date>${during.saleFrom}/${during.saleUntil}<`);
    const { data: variants } = JSON.parse(await get(`/api/products/${id}/variants`));
    expect(variants[0]).toMatchObject({ calculated_price: 400, sale_until: during.saleUntil });

    await pass(3);
    expect(await turn()).toEqual([id]);
    expect(await shown("us")).toMatchObject({ price: 50000, retailPrice: 52000 });
    await expect.poll(listed).toBeUndefined();
    await expect.poll(() => get("/en-us/p/heron")).not.toContain("$400.00");
    expect(await turn()).toEqual([]);
  });

  test("3.12 moments that nobody saw are caught up with: one that is over all in all was never sold at", async () => {
    await put("us", { sale_price: 300, sale_from: at(1), sale_until: at(2) });
    await put("eu_region_1", { sale_price: 300, sale_from: at(1), sale_until: at(2) });
    await pass(4);
    expect(await turn()).toEqual([id]);
    expect(await shown("us")).toMatchObject({ price: 50000 });
    const { rows } = await merchant.database.pool.query("select from price_history where price = 30000");
    expect(rows).toEqual([]);
    expect(await turn()).toEqual([]);
  });

  test("3.12 the lowest price of 30 days counts a sale once it was sold at, and not before", async () => {
    await merchant.database.pool.query("update price_history set valid_from = valid_from - interval '60 days'");
    await put("eu_region_1", { sale_price: 420, sale_from: at(-1), sale_until: at(2) });
    expect(await shown("eu_region_1")).toMatchObject({ price: 42000, retailPrice: 50000, lowestPrice: 50000 });
    await pass(3);
    await turn();
    await pass(10);
    await put("eu_region_1", { sale_price: 450, sale_from: at(1), sale_until: at(9) });
    expect(await shown("eu_region_1")).toMatchObject({ price: 50000 });
    await pass(2);
    await turn();
    expect(await shown("eu_region_1")).toMatchObject({ price: 45000, lowestPrice: 42000 });
    expect(await get("/de-at/p/heron")).toContain("420,00");
  });

  test("3.9 whoever has it in the cart when the sale ends is told, and pays what counts then", async () => {
    await put("us", { sale_price: 400, sale_from: at(-1), sale_until: at(1) });
    const shopper: Caller = await openCaller(merchant.app);
    const body = { line_items: [{ product_id: id, variant_id: await merchant.idOf("HERON-INK-152"), quantity: 1 }] };
    const made = await shopper.call("POST", "/api/cart/create", body);
    expect(made.json().data.cart_amount).toBe(400);
    await pass(2);
    await turn();
    expect((await shopper.call("GET", `/api/cart/${made.json().data.id}`)).json().data.cart_amount).toBe(500);
    const page = await shopper.call("GET", "/en-us/cart");
    expect(page.body).toContain("Was $400.00, now $500.00.");
  });

  test("3.12 the checklist knows sales that are over, and those that nobody will see", async () => {
    const codes = async () => {
      const [checks] = (await findChecks(merchant.database.db, id, ["us"])) ?? [];
      expect(checks?.isBuyable).toBe(true);
      return checks?.checks.filter(({ stops }) => !stops).map(({ code }) => code);
    };
    await put("us", { sale_price: 400, sale_from: at(2), sale_until: at(4) });
    expect(await codes()).toEqual([]);
    await done("PUT", `/catalog/products/${id}`, { schedule: [{ market: "us", until: at(1) }] });
    expect(await codes()).toEqual(["sale-unseen"]);
    await done("PUT", `/catalog/products/${id}`, { schedule: [] });
    await pass(5);
    await turn();
    expect(await codes()).toEqual(["sale-over"]);
  });

  test("7.1 a sale is taken back although it has begun meanwhile, and reads as it was written", async () => {
    const days = { sale_from: at(-1), sale_until: null };
    const [record] = await put("us", { sale_price: 450, ...days });
    expect(record).toMatchObject({ price: 500, sale_price: 450, sale_from: days.sale_from });
    expect(record).not.toHaveProperty("sale_until");
    const product = await done("GET", `/catalog/products/${id}`);
    const own = product.variants[0].prices.find((price: Data) => price.region === "us");
    expect(own).toEqual({ region: "us", currency: "USD", price: 500, sale_price: 450, sale_from: days.sale_from });
    // Sending it back as it was read changes nothing.
    await done("PUT", `/catalog/products/${id}`, {
      variants: product.variants.map(({ inventory_level_seen: _, own_fields: __, ...one }: Data) => one),
    });
    expect((await done("GET", `/catalog/products/${id}`)).variants[0].prices).toEqual(product.variants[0].prices);
    await put("us", {});
    expect(await shown("us")).toMatchObject({ price: 50000 });
    expect((await shown("us")).retailPrice).toBeUndefined();
  });

  test.each([
    [{ sale_from: "2026-12-01T08:00:00Z" }, { "records.1.sale_price": "is required with sale_from or sale_until" }],
    [{ sale_price: 500, sale_from: "2026-12-01T08:00:00Z" }, { "records.1.sale_price": "must be below price" }],
    [
      { sale_price: 400, sale_from: "2026-12-02T08:00:00Z", sale_until: "2026-12-02T09:00:00+01:00" },
      { "records.1.sale_until": "must be after sale_from" },
    ],
    [{ sale_price: 400, sale_until: "2026-02-40T00:00:00Z" }, { "records.1.sale_until": expect.anything() }],
    [{ sale_price: 400, sale_until: "2026-12-01T24:30:00Z" }, { "records.1.sale_until": expect.anything() }],
    [{ sale_price: 400, sale_until: "tomorrow" }, { "records.1.sale_until": expect.anything() }],
  ])("7.1 with %j a list is refused as a whole", async (more, errors) => {
    const [first, second] = priced("heron", 500).records;
    const refused = await send("PUT", "/pricelists/us/records", { records: [first, { ...second, ...more }] });
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual(errors);
  });
});
