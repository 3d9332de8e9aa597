import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { turnSchedules } from "#commerce/catalog/schedule/follow.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { type Data, useSheet } from "#tests/support/suites/sheet.ts";

const { base, read, put, days, paid, revert } = useSheet();

describe("the sheet of variants", () => {
  test("3.12 a sale with days is planned, and taken back also when it has begun meanwhile", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Planned", stock: [3], prices: { us: 100_00 } });
    const [variantId] = variantIds as [number];
    const before = (await read("planned")).data;
    const [from, until] = [days(1), days(3)];
    const change = {
      sale: { from: null, to: "79.95" },
      saleFrom: { from: null, to: from },
      saleUntil: { from: null, to: until },
    };
    expect((await put([{ variantId, ...change, sale: { from: null, to: "100" } }])).body.errors).toEqual({
      "rows.0.sale": "must be below price",
    });
    const saved = await put([{ variantId, ...change }]);
    expect(saved.body.job).toMatchObject({ kind: "sheet", done: 3, canRevert: true });
    expect((await read("planned")).data[0]).toMatchObject({
      price: "100.00",
      was: null,
      sale: "79.95",
      saleFrom: from,
      saleUntil: until,
    });
    expect(await paid(variantId)).toEqual({ price: 100_00, retail_price: null });
    await sql`alter table prices disable trigger prices_now`.execute(base.db);
    await sql`update prices set sale_from = now() - interval '1 day', turns_at = now() - interval '1 day' where variant_id = ${variantId}`.execute(
      base.db,
    );
    await sql`alter table prices enable trigger prices_now`.execute(base.db);
    await turnSchedules(base.db);
    expect(await paid(variantId)).toEqual({ price: 79_95, retail_price: 100_00 });
    // The start was moved by the test and not by a sale, so the job's values are restored for the log to recognise
    // them.
    await sql`update prices set sale_from = ${from} where variant_id = ${variantId}`.execute(base.db);
    await sql`alter table prices disable trigger prices_now`.execute(base.db);
    await sql`update prices set price = 7995, retail_price = 10000 where variant_id = ${variantId}`.execute(base.db);
    await sql`alter table prices enable trigger prices_now`.execute(base.db);
    await revert(saved.body.job.id);
    expect((await read("planned")).data).toEqual(before);
    expect(await paid(variantId)).toEqual({ price: 100_00, retail_price: null });

    const ends = { variantId, sale: { from: null, to: "50" }, saleUntil: { from: null, to: until } };
    expect((await put([ends])).status).toBe(200);
    expect(await paid(variantId)).toEqual({ price: 50_00, retail_price: 100_00 });
    const ended = await put([{ variantId, sale: { from: "50.00", to: null } }]);
    expect(ended.body.data[0].cells.map(({ field }: Data) => field)).toEqual(["sale", "saleUntil"]);
    expect(await paid(variantId)).toEqual({ price: 100_00, retail_price: null });
    await revert(ended.body.job.id);
    expect(await paid(variantId)).toEqual({ price: 50_00, retail_price: 100_00 });
  });

  test("3.12 of a sale to come the preview tells the lowest price of 30 days as it is known today", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Coming", stock: [3], prices: { eu_region_1: 100_00 } });
    const [variantId] = variantIds as [number];
    await sql`update price_history set price = 9000, valid_from = now() - interval '9 days' where variant_id = ${variantId}`.execute(
      base.db,
    );
    await sql`insert into price_history (region, variant_id, price, valid_from)
      values ('eu_region_1', ${variantId}, 10000, now() - interval '5 days')`.execute(base.db);
    const sale = { variantId, sale: { from: null, to: "80" }, saleFrom: { from: null, to: days(1) } };
    const preview = await put([sale], { market: "eu_region_1", preview: true });
    expect(preview.body.data[0].lowestPrice).toBe("90.00");
  });

  test("tells the lowest price of 30 days that a reduction in the European Union will be shown with", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Union", stock: [3], prices: { eu_region_1: 100_00 } });
    const [variantId] = variantIds as [number];
    await sql`update price_history set valid_from = now() - interval '60 days' where variant_id = ${variantId}`.execute(
      base.db,
    );
    await sql`insert into price_history (region, variant_id, price, valid_from) values
      ('eu_region_1', ${variantId}, 9000, now() - interval '20 days'),
      ('eu_region_1', ${variantId}, 10000, now() - interval '10 days')`.execute(base.db);
    const rows = [{ variantId, price: { from: "100.00", to: "95" }, was: { from: null, to: "100" } }];
    const { body } = await put(rows, { market: "eu_region_1", preview: true });
    expect(body.data[0].lowestPrice).toBe("90.00");
    await put(rows, { market: "eu_region_1" });
    const raised = [{ variantId, price: { from: "95.00", to: "100" } }];
    expect((await put(raised, { market: "eu_region_1", preview: true })).body.data[0].lowestPrice).toBe(null);
  });
});
