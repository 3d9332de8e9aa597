import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

const choose = (page: Page, text: string) =>
  page
    .getByLabel("Choose a CSV file, or drop it here")
    .setInputFiles({ name: "products_export.csv", mimeType: "application/vnd.ms-excel", buffer: Buffer.from(text) });

test("a Shopify export is tried, imported, mended, imported again and taken back", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", "/office/import");
  await page.getByRole("heading", { level: 1, name: "Import" }).waitFor();
  const one = `j${randomUUID().slice(0, 8)}`;
  const table = (price: string) =>
    `Handle,Title,Type,Variant SKU,Variant Price,Cost per item\n${one}-a,Journey jacket ${one},Shell,${one}-A,10,500\n${one}-b,Journey vest ${one},Shell,${one}-B,${price},300\n`;
  await choose(page, table("cheap"));
  await page.getByText("Not taken over: Cost per item").waitFor();
  await page.getByText("Row 3, Variant Price: is no amount: cheap").waitFor();
  await page.getByLabel("Outcome").selectOption("Refused");
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("button", { name: "Clear filters" }).click();

  // The first question how far it is waits: so it is seen while it runs.
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(/\/api\/jobs\/\d+$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await page.getByRole("progressbar", { name: "Import" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  goOn();
  // What is said and what is counted agree: one was made, one refused.
  const report = page.getByRole("region", { name: "What the import does" });
  await report.getByText("The import is done.").waitFor();
  expect(await report.getByRole("listitem").allInnerTexts()).toEqual([
    "New 1",
    "Changed 0",
    "Unchanged 0",
    "Refused 1",
  ]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download refused rows" }).click();
  const refused = await readFile(await (await download).path(), "utf8");
  expect(refused).toContain("is no amount");
  await choose(page, refused.replace(",cheap,", ",12,"));
  await page.getByRole("button", { name: "Import 1 product" }).click();
  // Who may not read the audit log is led to the products.
  const seen = page.getByRole("link", { name: "See what it changed" });
  expect(await seen.getAttribute("href")).toBe("/office/products");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("It is being undone.").waitFor();
  await page.getByText("Undone.", { exact: true }).waitFor();
  await page.getByText("what it made is gone again").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto("/office/settings/jobs");
  await page.getByRole("row").filter({ hasText: "Undoing changes" }).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`/office/products?q=${one}`);
  await page.getByRole("link", { name: `Journey jacket ${one}` }).waitFor();
  expect(await page.getByRole("link", { name: `Journey vest ${one}` }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.getByRole("link", { name: `Journey jacket ${one}` }).click();
  await page.getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
});

test("a file that is none is refused in words; the report has no findings of axe, and fits phones", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", "/office/import");
  await choose(page, "name,name\n");
  await page.getByRole("alert").getByText("The column name is there twice.").waitFor();
  await choose(page, await readFile("tests/support/samples/shopify-products.csv", "utf8"));
  await page.getByRole("button", { name: "Import 30 products" }).waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
    }
    expect(await axeFindings(page)).toEqual([]);
  }
});

test("a file of other columns is named once, with values from it, and understood from then on", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/import");
  const one = `m${randomUUID().slice(0, 8)}`;
  const table = `Nummer ${one},Bezeichnung,Preis,EAN\n${one},Journey wax ${one},9.50,4006381333931\n`;
  await choose(page, table);
  const form = page.getByRole("region", { name: "Name the columns" });
  await form.getByText("Choose a column for: Handle").waitFor();
  await form.getByRole("row", { name: /EAN 4006381333931/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => form.getByLabel("Field: Preis").inputValue()).toBe("price_us");
  await form.getByLabel(`Field: Nummer ${one}`).selectOption("uid");
  await form.getByRole("button", { name: "Remember and look" }).click();
  await page.getByRole("button", { name: "Import 1 product" }).waitFor();

  // Another file with this header row is understood at once; what was said can be said otherwise.
  await page.reload();
  await choose(page, table.replace("9.50", "8.50"));
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone.", { exact: true }).waitFor();
  // The log tells what the job did, and nothing else.
  const href = await page.getByRole("link", { name: "See what it changed" }).getAttribute("href");
  const log = await page.context().newPage();
  await log.goto(href ?? "");
  await log.getByRole("row").filter({ hasText: "Journey wax" }).first().waitFor();
  expect(await log.getByRole("combobox", { name: "Job" }).locator("option:checked").innerText()).toMatch(/^\d+$/);
  await log.close();
  await choose(page, table);
  await page.getByRole("button", { name: "Name the columns" }).click();
  await expect.poll(() => form.getByLabel("Field: EAN").inputValue()).toBe("variant_gtin");
  expect(complaints).toEqual([]);
});
