import { sql } from "kysely";
import { expect, test } from "vitest";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { counts, openShopFor } from "#tests/support/imports.ts";

/** An export imported into a shop without products exports again without a difference, byte by byte. */

const demo = useDemoWorld();

/** Adds what the demo world lacks: own fields, texts in other languages, visibility dates, scheduled sales. */
async function furnish(): Promise<void> {
  const own = [
    { key: "story", kind: "long-text", is_translated: true },
    { key: "hand", kind: "yes-no" },
    { key: "lot", kind: "text", aggregate: "variant" },
  ] as const;
  for (const field of own)
    expect((await addOwnField(demo.db, { aggregate: "product", labels: { en: field.key }, ...field })).ok).toBe(true);
  await sql`
    update products set own_fields = ${{ story: { en: 'One, "two"', ja: "三" }, hand: true }}::jsonb,
      texts = ${{ de: { name: "Turm\u00adfalke", description: "Zeile\nund Zeile" }, no: { name: "Tårnfalk" }, ja: { name: "隼" } }}::jsonb,
      schedule = ${JSON.stringify([
        { market: "us", from: "2126-12-01T08:00:00.000Z", until: "2127-01-01T00:00:00.000Z" },
        { market: "eu_region_1", from: "2126-11-01T08:00:00.000Z", until: null },
      ])}::jsonb,
      is_visible = false, hs_code = '95066290', made_in = 'AT', condition = 'refurbished',
      related = (select jsonb_agg(uid) from (select uid from products order by id desc limit 3) as others),
      name = '=SUM(A1)', description = E'@first\n\ttabbed, "quoted"; done'
    where id in (select id from products order by id limit 40)`.execute(demo.db);
  await sql`
    update variants set own_fields = '{"lot": "-7"}', gtin = '4006381333931', weight_grams = 1250, purchasing_disabled = true
    where id in (select min(id) from variants group by product_id order by 1 limit 30)`.execute(demo.db);
  await sql`
    update stock set low_at = variant_id % 7, shelf = 'A-' || variant_id where variant_id % 3 = 0`.execute(demo.db);
  await sql`
    update prices set regular_price = price, regular_retail_price = retail_price, sale_price = price - 100, sale_from = '2126-12-01T08:00:00Z', sale_until = '2126-12-24T22:00:00Z'
    where region in ('us', 'eu_region_1', 'pro') and price > 1000 and variant_id % 5 = 0`.execute(demo.db);
}

test("everything that a catalogue says goes out, into an empty shop, and out again without a difference", async () => {
  await furnish();
  const { app, key } = await openShopFor(demo);
  const headers = { authorization: `Bearer ${key}` };
  const exported = async () => (await app.inject({ url: "/api/exports/products.csv", headers })).body;
  const before = await exported();
  const { rows } = await demo.pool.query("select count(*)::int as products from products where deleted_at is null");
  await sql`truncate products, stock_ledger cascade`.execute(demo.db);
  expect((await exported()).split("\r\n")).toHaveLength(2);

  const answer = await app.inject({
    method: "POST",
    url: "/api/imports",
    payload: before,
    headers: { ...headers, "content-type": "text/csv" },
  });
  await runJob(demo.db, staffJobKinds, answer.json().job.id);
  const job = (await app.inject({ url: `/api/jobs/${answer.json().job.id}`, headers })).json();
  expect(job.report).toMatchObject({ counts: counts(rows[0].products, 0, 0, 0) });
  const [after, wanted] = [(await exported()).split("\r\n"), before.split("\r\n")];
  expect(after.find((line, at) => line !== wanted[at])).toBe(undefined);
  expect(after).toEqual(wanted);
  await app.close();
});
