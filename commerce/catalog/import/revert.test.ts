import { beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { counts, csv, useImports } from "#tests/support/imports.ts";

const { base, ask, imported, stored } = useImports();

const rows = (...products: string[]) =>
  csv(
    "Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price",
    ...products,
  );
const file = (title: string) =>
  rows(
    `wax,${title},Care,true,Size,S,WAX-S,shopify,5,12.00`,
    "wax,,,,,L,WAX-L,shopify,5,15.00",
    `file,${title},Care,true,,,FILE-1,shopify,5,9.00`,
  );
const reverted = async (job: number) => {
  const reverting = (await ask("POST", `/jobs/${job}/revert`)).json().job;
  await runJob(base.db, staffJobKinds, reverting.id);
  return (await ask("GET", `/jobs/${reverting.id}`)).json();
};
type Product = { id: number; variants: { id: number }[] };
const find = async (uid: string): Promise<Product> => (await ask("GET", `/catalog/products?uid=${uid}`)).json().data[0];
const put = async (id: number, change: object) => {
  const answer = await ask("PUT", `/catalog/products/${id}`, JSON.stringify(change), {
    "content-type": "application/json",
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const ledger = async ({ variants }: Product) => {
  const ids = variants.map(({ id }) => id);
  return (
    await base.pool.query("select change, reason from stock_ledger where variant_id = any ($1) order by id", [ids])
  ).rows;
};
/** What a revert says that left this one product, and nothing else. */
const left = (id: number, code = "changed-since") => ({
  skippedCount: 1,
  skipped: [{ id: `product ${id}`, about: { kind: "product", id: String(id) }, reason: { code } }],
});

describe("taking back an import, of the products that it made", () => {
  let job: number;
  beforeEach(async () => {
    const made = await imported(file("Made"));
    expect(made.report.counts).toEqual(counts(2, 0, 0, 0));
    job = made.id;
  });
  /** The product and its parts are as they were, and the other product is gone. */
  async function staysWhole(act: (product: Product) => Promise<unknown>) {
    const product = await find("wax");
    await act(product);
    const changed = await find("wax");
    const before = [(await stored()).filter(({ uid }) => uid === "wax"), changed];
    expect(changed.variants).toHaveLength(2);
    const entries = await ledger(product);
    const { report, done, total } = await reverted(job);
    expect(report).toMatchObject(left(product.id));
    expect(done).toBe(total);
    expect([await stored(), await find("wax")]).toEqual(before);
    expect(await ledger(product)).toEqual(entries);
  }

  test("nothing stays of those that are as they were made", async () => {
    const { report, done, total } = await reverted(job);
    expect([report, done]).toEqual([{}, total]);
    expect(await stored()).toEqual([]);
  });

  test("one stays whole whose description was changed since", () =>
    staysWhole(({ id }) => put(id, { description: "<p>Smells of pine.</p>" })));

  test("one stays whole with a price that was changed since", () =>
    staysWhole(({ variants }) =>
      base.pool.query("update prices set price = price + 100 where variant_id = $1", [variants[1]?.id]),
    ));

  test("one stays whole when a part of it was removed since", () =>
    staysWhole(({ variants }) => base.pool.query("delete from prices where variant_id = $1", [variants[1]?.id])));

  test("one stays whole that was sold since, also when the pieces were put back", async () => {
    const services = await checkoutServices(base);
    await staysWhole(async (product) => {
      const cart = await readyCart(services, [{ variantId: product.variants[0]?.id ?? 0, quantity: 2 }]);
      expect(await placeOrder(services, payFor(cart), guest)).toMatchObject({ ok: true });
      expect((await ledger(product)).at(-1)).toMatchObject({ change: -2, reason: "sale" });
    });
    const next = (
      await imported(rows("glue,Glue,Care,true,Size,S,GLUE-S,shopify,5,12.00", "glue,,,,,L,GLUE-L,shopify,5,15.00"))
    ).id;
    const glue = await find("glue");
    const cart = await readyCart(services, [{ variantId: glue.variants[0]?.id ?? 0, quantity: 2 }]);
    expect(await placeOrder(services, payFor(cart), guest)).toMatchObject({ ok: true });
    await base.pool.query("update stock set available = available + 2 where variant_id = $1", [glue.variants[0]?.id]);
    expect((await reverted(next)).report).toMatchObject(left(glue.id, "used-since"));
    expect((await find("glue")).variants).toHaveLength(2);
    await services.stop();
  });

  test("one goes whole when what another job changed in it was taken back before", async () => {
    const other = (await imported(file("Renamed"))).id;
    expect((await reverted(other)).report).toEqual({});
    expect((await reverted(job)).report).toEqual({});
    expect(await stored()).toEqual([]);
  });

  test("many with more parts than a step has entries go or stay whole, each said once", async () => {
    await reverted(job);
    const sizes = (handle: string) =>
      Array.from({ length: 100 }, (_, at) =>
        [
          handle,
          at ? "," : `${handle},Care`,
          at ? "" : "true",
          at ? "" : "Size",
          at,
          `${handle}-${at}`,
          "shopify,5,12.00",
        ].join(","),
      );
    const large = (await imported(rows(...sizes("kept"), ...sizes("gone")))).id;
    const kept = await find("kept");
    await put(kept.id, { name: "Mine" });
    const { report, done, total } = await reverted(large);
    expect(total).toBeGreaterThan(500);
    expect(done).toBe(total);
    expect(report).toMatchObject(left(kept.id));
    expect((await stored()).map(({ uid }) => uid)).toEqual(["kept"]);
    expect((await find("kept")).variants).toHaveLength(100);
  });
});

test("taking back an import that removed a variant brings it back with its price and its stock", async () => {
  await imported(file("Made"));
  const before = await stored();
  const { id: job } = await imported(
    rows("wax,Changed,Care,true,Size,S,WAX-S,shopify,5,13.00", "file,Changed,Care,true,,,FILE-1,shopify,5,9.00"),
  );
  const { id } = await find("wax");
  const skus = async () =>
    (
      await base.pool.query(
        `select v.sku, s.available, p.price from variants v left join stock s on s.variant_id = v.id
         left join prices p on p.variant_id = v.id and p.region = 'us' where v.product_id = $1 order by v.sku`,
        [id],
      )
    ).rows;
  expect((await skus()).map(({ sku }) => sku)).toEqual(["WAX-S"]);
  expect(await reverted(job)).toMatchObject({ status: "done" });
  expect(await skus()).toEqual([
    { sku: "WAX-L", available: 5, price: 1500 },
    { sku: "WAX-S", available: 5, price: 1200 },
  ]);
  expect(await stored()).toEqual(before);
});
