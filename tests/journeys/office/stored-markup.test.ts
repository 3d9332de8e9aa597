import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { signInToOffice } from "#tests/journeys/member.ts";
import { freePort, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { limit } from "#tests/support/limits.ts";

const browser = useBrowser({ pictures: false });

const markup = `<img src=x onerror="window.owned=1"><script>window.owned=1</script>"'><svg onload=window.owned=1>`;
/** Columns of words, whatever their table. */
const words = [
  "name",
  "title",
  "description",
  "body",
  "display_name",
  "first_name",
  "last_name",
  "company",
  "note",
  "notes",
  "label",
  "street",
  "city",
  "made_by",
  "subject",
  "message",
  "brand",
  "detail",
  "staff_note",
];
/** Not the merchant's or a shopper's: what the shop is made of, and what stands for a code. */
const others = /^(content_|search_|staff_roles|places|place_names|webhook|taxonom|test_|stock_ledger)/;

/** Puts markup into every column of words that takes it; answers which. */
async function write(data: string): Promise<string[]> {
  const host = readFileSync(`${data}/postgres/postmaster.pid`, "utf8").split("\n")[4];
  const client = new pg.Client({ host, user: "firn", database: "firn" });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.column_name = any ($1)
     order by 1, 2`,
    [words],
  );
  const written: string[] = [];
  for (const { table, column } of rows.filter((one) => !others.test(one.table))) {
    // Some keep what they had at their end, as no two may be the same; what the table itself refuses is no way in.
    const done = await client
      .query(`update "${table}" set "${column}" = $1 || coalesce("${column}", '') where ctid is not null`, [markup])
      .catch(() => null);
    if (done?.rowCount) written.push(`${table}.${column}`);
  }
  const names = JSON.stringify({ firstName: markup, lastName: markup, company: markup, city: markup });
  await client.query(
    "update orders set billing_address = billing_address || $1, shipping_address = shipping_address || $1",
    [names],
  );
  await client.query("update products set owns_words = true");
  await client.end();
  return written;
}

test(
  "markup in whatever words the office shows is text there, and runs nowhere",
  async () => {
    const data = useWorldCopy("stored-markup", onTestFinished);
    const shop = await startShop(data, await freePort());
    onTestFinished(() => shop.stop());
    const written = await write(data);
    for (const column of [
      "products.name",
      "customers.first_name",
      "order_lines.name",
      "reviews.body",
      "categories.name",
    ])
      expect(written).toContain(column);
    expect(written.length).toBeGreaterThan(20);

    const { page, complaints } = await browser.open({ ...desktop, baseURL: shop.url });
    await signInToOffice(page, "owner");
    const look = async (path: string) => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      const found = await page.evaluate(() => [
        (window as { owned?: number }).owned ?? 0,
        document.querySelectorAll('img[src="x"], main script, svg[onload]').length,
      ]);
      expect(found, path).toEqual([0, 0]);
    };
    const lists = ["products", "orders", "customers", "categories", "promotions", "reviews", "stock", "pictures"];
    for (const list of lists) {
      await look(`/office/${list}`);
      if (list === "products") expect(await page.getByText("<img src=x").count()).toBeGreaterThan(0);
      const link = page.locator(`main a[href^="/office/${list}/"]:not([href$="/new"])`).first();
      const own = (await link.count()) > 0 ? await link.getAttribute("href") : null;
      if (own) await look(own);
    }
    const rest = [
      "",
      "/prices",
      "/audit",
      "/returns",
      "/gift-cards",
      "/pro",
      "/dispatch",
      "/settings",
      "/customers/groups",
    ];
    for (const path of rest) await look(`/office${path}`);
    expect(complaints.filter((one) => /content security policy|refused to/i.test(one))).toEqual([]);
  },
  limit(300_000),
);
