import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { berlin, buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { addProduct, removeProduct, save, signInToOffice } from "#tests/journeys/member.ts";
import { limit } from "#tests/support/limits.ts";

const browser = useBrowser();
const bar = (page: Page) => page.getByRole("region", { name: "Save" });
const saved = async (page: Page) => {
  await save(page);
  await bar(page).waitFor({ state: "detached" });
};
/** Status and product as the shop answers an address of it. */
const answerAt = async (path: string) => (await fetch(inject("shop") + path, { redirect: "manual" })).status;

test("a product is made in a minute, gets options, variants and German texts, is scheduled, and bought in Germany", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  const name = `Heron ${randomUUID().slice(0, 8)}`;
  await page.goto("/office/products/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  const handle = await page.getByLabel("Handle").inputValue();
  await page.getByLabel("Category").selectOption({ label: "Snowboards" });
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();

  // The first variant's price is that of those that are made after it.
  await page.getByLabel("Market").selectOption({ label: "European Union" });
  await page.getByRole("textbox", { name: /^Price:/ }).fill("500");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Add an option" }).click();
  for (const colour of ["Ink", "Moss"]) {
    await page.getByLabel("Add a value: Color").fill(colour);
    await page.keyboard.press("Enter");
  }
  await page.getByLabel("Colour of Moss").fill("#4b6b3c");
  await page.getByText("1 combination has no variant.").waitFor();
  await page.getByRole("button", { name: "Make all" }).click();
  await page.getByText("Every combination has its variant.").waitFor();
  for (const colour of ["Ink", "Moss"]) {
    await page.getByLabel(`Pieces of ${colour}`).fill("30");
    await page.keyboard.press("Tab");
  }
  expect(await page.getByRole("textbox", { name: "Price: Moss" }).inputValue()).toBe("500.00");

  const languages = page.getByRole("button", { name: /^German/ });
  await languages.click();
  await page.getByLabel("Missing only").check();
  await page.getByLabel("Name (German)").fill(`Graureiher ${handle}`);
  await page.getByLabel("Value Moss (German)").fill("Moosgrün");
  await page.getByText("2 of 8 languages complete").waitFor();
  await page.getByLabel("Visible", { exact: true }).check();
  await page.getByLabel("European Union: from").fill("2099-12-01T08:00");
  await bar(page)
    .getByText(/Options/)
    .waitFor();
  await saved(page);
  await page.getByText("It is not seen in European Union yet.").waitFor();
  await page.getByRole("link", { name: /^Go to When it is seen/ }).click();
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("schedule");
  expect(await answerAt(`/de-de/p/${handle}`)).toBe(404);

  // What is scheduled comes by itself.
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const from = new Date(Date.now() + 3000).toISOString();
  await page.evaluate(
    async ([product, moment]) => {
      const { token } = await (await fetch("/office/api/csrf")).json();
      const headers = { "csrf-token": token, "content-type": "application/json" };
      const body = JSON.stringify({ schedule: [{ market: "eu_region_1", from: moment }] });
      await fetch(`/office/api/catalog/products/${product}`, { method: "PUT", headers, body });
    },
    [id, from],
  );
  await expect.poll(() => answerAt(`/de-de/p/${handle}`), { timeout: limit(30_000) }).toBe(200);

  await page.goto(`/de-de/p/${handle}?color=moss`);
  await page.getByRole("heading", { level: 1, name: `Graureiher ${handle}` }).waitFor();
  await hydrated(page);
  await page.locator(".buy-legend").getByText("Moosgrün").waitFor();
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  // The sheet opens once the piece lies in the cart.
  await page
    .getByRole("dialog", { name: /Warenkorb/ })
    .getByText(`Graureiher ${handle}`)
    .first()
    .waitFor();
  await page.goto("/de-de/cart");
  await page.getByText("Moosgrün").first().waitFor();

  const buyer = await newBuyer(inject("shop"), "eu_region_1");
  const products = await (
    await fetch(`${inject("shop")}/api/products/${id}?include=variants`, { headers: buyer.headers })
  ).json();
  const [variant] = products.data.variants;
  const lines = [{ product_id: Number(id), variant_id: variant.id, quantity: 1 }];
  expect(await buyByApi(buyer, randomUUID(), { lines, address: berlin })).toBeGreaterThan(0);

  // Another address: the old one leads there.
  await page.goto(`/office/products/${id}`);
  await page.getByLabel("Handle").fill(`${handle}-two`);
  await saved(page);
  await expect.poll(() => answerAt(`/de-de/p/${handle}`)).toBe(301);
  expect(await answerAt(`/de-de/p/${handle}-two`)).toBe(200);
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
  await removeProduct(page);
});

test("a value that is deleted says which variants go with it, before they do", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  await addProduct(page, "Swift");
  await page.getByRole("button", { name: "Add an option" }).click();
  for (const colour of ["Ink", "Moss", "Sand"]) {
    await page.getByLabel("Add a value: Color").fill(colour);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Choose which" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose which" });
  await dialog.getByLabel("Sand").check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make 1 variant" }).click();
  await saved(page);
  await page.getByLabel("Pieces of Sand").waitFor();
  await page.getByRole("button", { name: "Delete Sand" }).first().click();
  const asked = page.getByRole("dialog", { name: "Delete Sand" });
  await asked
    .getByText("Carts that hold it lose it when you save; orders keep what they say.", { exact: false })
    .waitFor();
  await asked.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByLabel("Pieces of Sand").waitFor({ state: "detached" });
  await page.getByLabel("Option 1").fill("Tone");
  await saved(page);
  await page.reload();
  await expect.poll(() => page.getByLabel("Option 1").inputValue()).toBe("Tone");
  await page.getByLabel("Pieces of Ink").waitFor();
  await removeProduct(page);
});

/** Tab by Tab to what has this name, as somebody without a pointer goes. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 250; steps += 1) {
    const at = await page.evaluate(() => {
      const one = document.activeElement as HTMLInputElement | null;
      return one?.getAttribute("aria-label") ?? one?.labels?.[0]?.textContent ?? one?.textContent?.trim();
    });
    if (at === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nothing is called ${name}`);
}

test("by keyboard alone: an option with two values, their variants, a name in French, saved", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  await addProduct(page, "Tern");
  await tabTo(page, "Add an option");
  await page.keyboard.press("Enter");
  await page.getByLabel("Add a value: Color").waitFor();
  await page.keyboard.press("Shift+Tab");
  for (let steps = 0; steps < 10; steps += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === "Add a value: Color") break;
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.type("Ink");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Moss");
  await page.keyboard.press("Enter");
  await tabTo(page, "Make all");
  await page.keyboard.press("Enter");
  await page.getByLabel("Pieces of Moss").waitFor();
  await page.getByRole("button", { name: /^French/ }).waitFor();
  const french = await page.getByRole("button", { name: /^French/ }).textContent();
  await tabTo(page, french ?? "");
  await page.keyboard.press("Enter");
  await tabTo(page, "Name (French)Missing");
  await page.keyboard.type("Sterne");
  await page.keyboard.press("Control+s");
  await bar(page).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: /^French/ }).click();
  await expect.poll(() => page.getByLabel("Name (French)").inputValue()).toBe("Sterne");
  await removeProduct(page);
});

test.each([["light"], ["dark"]] as const)(
  "on a phone every card fits, and axe finds nothing (%s)",
  async (colorScheme) => {
    const { page } = await browser.open({ ...phone, colorScheme });
    await signInToOffice(page, "catalogue", "/office/products/1012");
    await page.getByRole("button", { name: /^German/ }).click();
    await page.getByRole("group", { name: "Texts in German" }).waitFor();
    await expectFits(page);
    expect(await axeFindings(page, { tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })).toEqual([]);
  },
);
