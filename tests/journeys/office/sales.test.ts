import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, removeProduct, signInToOffice } from "#tests/journeys/member.ts";
import { limit } from "#tests/support/limits.ts";

const browser = useBrowser({ pictures: false });
const day = 86_400_000;
const bar = (page: Page) => page.getByRole("region", { name: "Save" });

/** A product in two colours and sizes that can be bought in the United States at 500. */
async function sellProduct(page: Page): Promise<{ id: number; uid: string; skus: string[] }> {
  const uid = `petrel-${randomUUID().slice(0, 8)}`;
  const colors = ["Ink", "Moss"];
  const sizes = ["150", "156"];
  const variants = colors.flatMap((color) =>
    sizes.map((size) => ({
      sku: `${uid}-${color}-${size}`.toUpperCase(),
      option_values: [
        { option_display_name: "Color", label: color },
        { option_display_name: "Size", label: size },
      ],
      inventory_level: 9,
      prices: [{ region: "us", price: 500 }],
    })),
  );
  const body = {
    uid,
    sku: uid.toUpperCase(),
    kind: "snowboard",
    name: `Petrel ${uid}`,
    is_visible: true,
    variants,
    options: [
      { display_name: "Color", type: "swatch", option_values: colors.map((label) => ({ label })) },
      { display_name: "Size", type: "rectangles", option_values: sizes.map((label) => ({ label })) },
    ],
  };
  const { data } = await askOffice(page, "POST", "/catalog/products", body);
  return { id: data.id, uid, skus: variants.map(({ sku }) => sku) };
}

const pasteInto = (page: Page, text: string) =>
  page.getByRole("grid", { name: "Prices" }).evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** "12/01/2026", as a spreadsheet in the United States writes it. */
const written = (at: number) =>
  new Date(at).toLocaleDateString("en-US", { day: "2-digit", month: "2-digit", year: "numeric" });
const priceAt = async (page: Page, uid: string): Promise<string> =>
  page.evaluate(async (path) => (await fetch(path)).text(), `/en-us/p/${uid}?color=ink&size=150`);

test("3.12 a sale is pasted with its days, looked at, saved, begins by itself, and is told of in the cart when it ends", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  const { id, uid, skus } = await sellProduct(page);
  await page.goto(`/office/prices?market=us&q=${uid}`);
  const grid = page.getByRole("grid", { name: "Prices" });
  await grid.waitFor();
  await grid.focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  // A sale that ends before it begins is told in its cell.
  const [from, until] = [written(Date.now() + 2 * day), written(Date.now() + 9 * day)];
  await pasteInto(page, `399.95\t${until}\t${from}`);
  await bar(page).getByRole("button", { name: "Review changes" }).click();
  await bar(page).getByRole("alert").getByText("must be after its beginning", { exact: false }).waitFor();
  await pasteInto(page, skus.map(() => `399.95\t${from}\t${until}`).join("\n"));
  await bar(page).getByRole("button", { name: "Review changes" }).click();
  const dialog = page.getByRole("dialog", { name: "What will change" });
  await dialog.getByText("12 cells change.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("cell", { name: until }).first().waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Done: 12 changed.").waitFor();
  const sheet = await askOffice(page, "GET", `/staff/sheet?market=us&q=${uid}`);
  expect(sheet.data[0]).toMatchObject({ price: "500.00", sale: "399.95" });
  expect(await priceAt(page, uid)).not.toContain("399.95");

  // It begins by itself, in every process, and whoever has it in the cart is told when it ends.
  const begin = (more: object) =>
    askOffice(page, "PUT", "/pricelists/us/records", {
      records: skus.map((sku) => ({ sku, price: 500, sale_price: 399.95, ...more })),
    });
  await begin({
    sale_from: new Date(Date.now() + 2000).toISOString(),
    sale_until: new Date(Date.now() + 9 * day).toISOString(),
  });
  await expect.poll(() => priceAt(page, uid), { timeout: limit(30_000) }).toContain("399.95");
  const shopper = await browser.open(desktop);
  await shopper.page.goto(`/en-us/p/${uid}?color=ink&size=150`);
  await shopper.page
    .getByText(/^Until /)
    .first()
    .waitFor();
  await hydrated(shopper.page);
  await shopper.page.getByRole("button", { name: "Add to cart" }).click();
  await shopper.page.getByRole("dialog", { name: "Added to cart!" }).getByText(`Petrel ${uid}`).first().waitFor();
  await begin({ sale_until: new Date(Date.now() + 2000).toISOString() });
  await expect.poll(() => priceAt(page, uid), { timeout: limit(30_000) }).not.toContain("399.95");
  await shopper.page.goto("/en-us/cart");
  await shopper.page.getByText("Was $399.95, now $500.00.").waitFor();
  expect([...complaints, ...shopper.complaints].filter((text) => !/\b422\b/.test(text))).toEqual([]);
  await page.goto(`/office/products/${id}`);
  await removeProduct(page);
});

test("3.12 on a phone a sale is set in all variants of a colour, and what is wrong is told in the variant's row", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "owner");
  const { id, skus } = await sellProduct(page);
  await page.goto(`/office/products/${id}`);
  const card = page.locator("#variants");
  await card.getByLabel("Columns").selectOption("Sales");
  await card.getByLabel("Market").selectOption("United States");
  const bulk = card.getByRole("group", { name: /^Set in/ });
  await bulk.getByLabel("What to set").selectOption("Sale price");
  await bulk.getByRole("textbox", { name: "Sale price" }).fill("600");
  await page.keyboard.press("Tab");
  await bulk.getByRole("button", { name: "Apply" }).click();
  await bulk.getByLabel("What to set").selectOption("Sale until");
  await bulk.getByLabel("Sale until").fill("2099-12-24T23:59");
  await bulk.getByRole("button", { name: "Apply" }).click();
  await bar(page).getByText("Not saved yet: Variants (Ink / 150, Ink / 156, Moss / 150 +1)").waitFor();
  await bar(page).getByRole("button", { name: "Save" }).click();
  await card.getByRole("alert").first().getByText("must be below price").waitFor();
  for (const name of ["Ink / 150", "Ink / 156", "Moss / 150", "Moss / 156"]) {
    await card.getByRole("textbox", { name: `Sale price: ${name}` }).fill("450");
    await page.keyboard.press("Tab");
  }
  await expectFits(page);
  await bar(page).getByRole("button", { name: "Save" }).click();
  await bar(page).waitFor({ state: "detached" });
  const { data } = await askOffice(page, "GET", `/catalog/products/${id}`);
  expect(data.variants.map(({ sku, prices: [price] }: { sku: string; prices: object[] }) => [sku, price])).toEqual(
    skus.map((sku) => [
      sku,
      expect.objectContaining({ price: 500, sale_price: 450, sale_until: expect.stringMatching(/^2099-12-2/) }),
    ]),
  );
  await removeProduct(page);
});
