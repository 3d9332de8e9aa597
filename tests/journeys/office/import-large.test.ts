import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";
import { freePort, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { limit } from "#tests/support/limits.ts";
import { shopifyExport } from "#tests/support/shopify-export.ts";

/** An import of the size that shops move with, through the pages of the office. */

const browser = useBrowser({ pictures: false });
const [products, variants] = [500, 10];
const wrong = [7, 250, 499];

const choose = (page: Page, text: string) =>
  page
    .getByLabel("Choose a CSV file, or drop it here")
    .setInputFiles({ name: "products_export.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
const report = (page: Page) => page.getByRole("region", { name: "What the import does" });
/** What ends within as many seconds as a busy machine takes for it. */
const long = { timeout: limit(180_000) };

/** A shop of the test's own: its catalogue is compared, and it may be killed. */
async function openShop(name: string) {
  const data = useWorldCopy(name, onTestFinished);
  const port = await freePort();
  const shop = await startShop(data, port);
  const running = { shop };
  onTestFinished(() => running.shop.stop());
  const killAndStart = async () => {
    await running.shop.stop("SIGKILL");
    running.shop = await startShop(data, port);
  };
  return { shop, data, killAndStart };
}

/** Says to the database of a shop what nobody waits a minute for. */
async function run(data: string, statement: string): Promise<void> {
  const host = readFileSync(`${data}/postgres/postmaster.pid`, "utf8").split("\n")[4];
  const client = new pg.Client({ host, user: "firn", database: "firn" });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Chooses a file, and imports what is not refused of it. */
async function bringIn(page: Page, text: string, count: number): Promise<void> {
  await choose(page, text);
  await page.getByRole("button", { name: `Import ${count} product` }).click(long);
  await report(page).getByText("The import is done.").waitFor(long);
}

test(
  "a Shopify export of 5,000 rows is imported, mended, imported again and taken back as a whole",
  async () => {
    const { shop } = await openShop("import-large");
    const { page, complaints } = await browser.open({ ...desktop, baseURL: shop.url });
    await signInToOffice(page, "owner", "/office/import");
    const prefix = `L${randomUUID().slice(0, 8)}`;
    const table = shopifyExport({ products, variants, prefix, wrong });
    const inShop = async () => (await askOffice(page, "GET", `/staff/products?q=${prefix}&limit=1`)).meta.total;
    const listed = () => askOffice(page, "GET", "/staff/products?limit=100");
    const before = await listed();

    await choose(page, table);
    await page.getByText(`Row ${7 * variants + 4}, Variant Price: is no amount: cheap`).waitFor(long);
    await page.getByLabel("Outcome").selectOption("Refused");
    await expect.poll(() => page.getByRole("row").count()).toBe(1 + wrong.length);
    await page.getByRole("button", { name: `Import ${products - wrong.length} products` }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor(long);
    expect(await inShop()).toBe(products - wrong.length);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download refused rows" }).click();
    const refused = await readFile(await (await download).path(), "utf8");
    expect(refused.trim().split("\n")).toHaveLength(1 + wrong.length * variants);
    await bringIn(page, refused.replaceAll(",cheap,", ",12.95,"), wrong.length);
    expect(await inShop()).toBe(products);

    // The whole file, mended, is what the shop has: nothing is done twice.
    await choose(page, table.replaceAll(",cheap,", ",12.95,"));
    await page
      .getByRole("listitem")
      .filter({ hasText: `Unchanged ${products}` })
      .waitFor(long);

    await page.goto("/office/settings/jobs");
    for (const count of [wrong.length, products]) {
      const row = page.getByRole("row", { name: new RegExp(`^Import \\d+ .*\\b${count} of ${count} `) }).first();
      await row.getByRole("button", { name: "Undo" }).click();
      await page.locator(".job").getByText("Undone.", { exact: true }).waitFor(long);
      await page.locator(".job").getByRole("button", { name: "Close" }).click();
    }
    expect(await inShop()).toBe(0);
    expect(await listed()).toEqual(before);
    await page.goto(`/office/products?q=${prefix}`);
    await expect.poll(() => page.getByRole("link", { name: `Jacket ${prefix}` }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
  limit(480_000),
);

test(
  "an import whose shop is killed goes on in the same window, does nothing twice and is taken back",
  async () => {
    const { shop, data, killAndStart } = await openShop("import-goes-on");
    const { page } = await browser.open({ ...desktop, baseURL: shop.url });
    await signInToOffice(page, "owner", "/office/import");
    const prefix = `K${randomUUID().slice(0, 8)}`;
    const inShop = async () => (await askOffice(page, "GET", `/staff/products?q=${prefix}&limit=1`)).meta.total;
    await choose(page, shopifyExport({ products, variants, prefix }));
    await page.getByRole("button", { name: `Import ${products} products` }).click(long);
    await report(page)
      .getByText(/^[1-4]00 of 500 done$/)
      .waitFor(long);
    await killAndStart();
    // Another process takes it up once nobody has touched it for a minute: here it is made older instead.
    await run(data, "update staff_jobs set updated_at = updated_at - interval '10 minutes' where status = 'running'");
    await report(page).getByText("The import is done.").waitFor(long);
    await report(page)
      .getByRole("listitem")
      .filter({ hasText: `New ${products}` })
      .waitFor();
    expect(await inShop()).toBe(products);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.", { exact: true }).waitFor(long);
    expect(await inShop()).toBe(0);
  },
  limit(480_000),
);
