import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { hasDraftWith } from "#tests/journeys/drafts.ts";
import { askOffice, removeProduct, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });
const bar = (page: Page) => page.getByRole("region", { name: "Save" });
const markets = ["us", "ca", "eu_region_1", "pro", "pro_ca", "pro_eu_region_1"];
const colors = Array.from({ length: 20 }, (_, at) => `Tone ${at + 1}`);
const sizes = Array.from({ length: 25 }, (_, at) => `${140 + at}`);

/** 500 variants with prices in six lists. */
async function makeWide(page: Page) {
  const uid = `wide-${randomUUID().slice(0, 8)}`;
  const variants = colors.flatMap((color) =>
    sizes.map((size) => ({
      sku: `${uid}-${color.slice(5)}-${size}`.toUpperCase(),
      option_values: [
        { option_display_name: "Color", label: color },
        { option_display_name: "Size", label: size },
      ],
      inventory_level: 9,
      prices: markets.map((region) => ({ region, price: 500 })),
    })),
  );
  const { data } = await askOffice(page, "POST", "/catalog/products", {
    uid,
    sku: uid.toUpperCase(),
    kind: "snowboard",
    name: `Wide ${uid}`,
    variants,
    options: [
      { display_name: "Color", type: "swatch", option_values: colors.map((label) => ({ label })) },
      { display_name: "Size", type: "rectangles", option_values: sizes.map((label) => ({ label })) },
    ],
  });
  return { id: data.id as number, sku: uid.toUpperCase() };
}

test("of 500 variants the editor reads those that are looked at; what is changed on any page is saved, and nothing else", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  const { id, sku } = await makeWide(page);
  const read: number[] = [];
  page.on("response", async (answer) => {
    if (answer.request().method() === "GET" && answer.url().includes(`/catalog/products/${id}`))
      read.push((await answer.json()).data.variants?.length ?? (await answer.json()).data.length);
  });
  await page.goto(`/office/products/${id}`);
  const card = page.locator("#variants");
  const priceOf = (name: string) => card.getByRole("textbox", { name: `Price: ${name}`, exact: true });
  await expect.poll(() => priceOf("Tone 1 / 140").inputValue()).toBe("500.00");
  await expect.poll(() => read).toEqual([25]);

  // The last page is read as it is opened.
  await card.getByLabel("Find variants").fill("tone 20 /");
  await expect.poll(() => priceOf("Tone 20 / 164").inputValue()).toBe("500.00");
  await expect.poll(() => read).toEqual([25, 25]);
  await priceOf("Tone 20 / 164").fill("555");
  await page.keyboard.press("Tab");
  await bar(page).getByText("Not saved yet: Variants (Tone 20 / 164)").waitFor();
  // Typed back it is no change.
  await priceOf("Tone 20 / 164").fill("500");
  await page.keyboard.press("Tab");
  await bar(page).waitFor({ state: "detached" });
  await priceOf("Tone 20 / 164").fill("555");
  await page.keyboard.press("Tab");

  // One value for all of a size, most of which nobody has looked at.
  await card.getByLabel("Find variants").fill("");
  await card.getByRole("combobox", { name: "Size" }).selectOption("150");
  const bulk = card.getByRole("group", { name: "Set in 20 variants:" });
  await bulk.getByLabel("What to set").selectOption("Pieces");
  expect(await axeFindings(page)).toEqual([]);
  await bulk.getByRole("textbox", { name: "Pieces" }).fill("4");
  await page.keyboard.press("Tab");
  await bulk.getByRole("button", { name: "Apply" }).click();
  await bar(page).getByText("Variants (Tone 1 / 150, Tone 2 / 150, Tone 3 / 150 +18)").waitFor();

  // A reload loses nothing, and what is saved is what was changed.
  await expect.poll(() => hasDraftWith(page, '"inventory_level":4')).toBe(true);
  await page.reload();
  await bar(page).getByText("Variants (Tone 1 / 150, Tone 2 / 150, Tone 3 / 150 +18)").waitFor();
  const sent = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().includes(`/products/${id}`),
  );
  await bar(page).getByRole("button", { name: "Save" }).click();
  const { variants } = (await sent).postDataJSON() as { variants: Record<string, unknown>[] };
  expect(variants).toHaveLength(500);
  expect(variants.filter((one) => Object.keys(one).length > 1)).toHaveLength(21);
  await bar(page).waitFor({ state: "detached" });
  const { data } = await askOffice(page, "GET", `/catalog/products/${id}`);
  type StoredVariant = { sku: string; inventory_level: number; prices: { price: number }[] };
  expect(data.variants).toHaveLength(500);
  for (const one of data.variants as StoredVariant[]) {
    expect(one.inventory_level, one.sku).toBe(one.sku.endsWith("-150") ? 4 : 9);
    expect(
      one.prices.map(({ price }) => price),
      one.sku,
    ).toEqual([one.sku === `${sku}-20-164` ? 555 : 500, 500, 500, 500, 500, 500]);
  }

  // A value goes with its variants, read or not.
  await page.getByRole("button", { name: "Delete Tone 7", exact: true }).first().click();
  const asked = page.getByRole("dialog", { name: "Delete Tone 7" });
  await asked.getByText("25 variants", { exact: false }).waitFor();
  await asked.getByRole("button", { name: "Delete", exact: true }).click();
  await bar(page).getByRole("button", { name: "Save" }).click();
  await bar(page).waitFor({ state: "detached" });
  const { meta } = await askOffice(page, "GET", `/catalog/products/${id}/variants?limit=1`);
  expect(meta.total).toBe(475);
  expect(complaints).toEqual([]);
  await removeProduct(page);
});

test("variants are found by their barcodes, and an answer that comes late takes no newer one's place", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  const uid = `coded-${randomUUID().slice(0, 8)}`;
  const labels = ["Alpha", "Bravo", "Carve", "Drift", "Edge", "Float"];
  const { data } = await askOffice(page, "POST", "/catalog/products", {
    uid,
    sku: uid.toUpperCase(),
    kind: "snowboard",
    name: uid,
    options: [{ display_name: "Shape", type: "rectangles", option_values: labels.map((label) => ({ label })) }],
    variants: labels.map((label) => ({
      sku: `${uid}-${label.slice(0, 1)}`.toUpperCase(),
      option_values: [{ option_display_name: "Shape", label }],
      ...(label === "Drift" && { gtin: "4006381333931" }),
    })),
  });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/variants\?q=638133/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/office/products/${data.id}`);
  const card = page.locator("#variants");
  const rows = card.locator("tbody tr");
  const shown = async () => (await rows.locator("td:first-child").allTextContents()).map((name) => name.trim());
  const search = card.getByLabel("Find variants");
  await search.fill("638133");
  await search.fill("4006381333931");
  await expect.poll(shown).toEqual(["Drift"]);
  await search.fill("bravo");
  await expect.poll(shown).toEqual(["Bravo"]);
  release();
  await page.unrouteAll({ behavior: "wait" });
  await expect.poll(shown).toEqual(["Bravo"]);
  expect(complaints).toEqual([]);
  await removeProduct(page);
});
