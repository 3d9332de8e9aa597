import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

test("4 a marker becomes a minus and shows what it stands for, which can be bought there", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/");
  await hydrated(page);
  const marker = page.locator("[data-hotspot]").first();
  await marker.scrollIntoViewIfNeeded();
  await marker.click();
  await isOpen(marker, true);
  const popup = page.locator("dialog.hotspot-popup[open]");
  expect(await popup.getAttribute("data-x")).toMatch(/^(?:left|center|right)$/);
  await popup.getByRole("button", { name: en["catalogue.add-to-cart"] }).click();
  await popup.getByText(en["catalogue.added"]).waitFor();
  await page.keyboard.press("Escape");
  await isOpen(marker, false);
  expect(complaints).toEqual([]);
});

test("9.4 on a phone every marker is large enough for a finger, next to its neighbours too", async () => {
  const { page } = await browser.open(phone);
  await page.goto("/");
  await hydrated(page);
  await page.locator("[data-hotspot]").first().scrollIntoViewIfNeeded();
  expect(await axeFindings(page, { part: ".hotspots" })).toEqual([]);
});

/** What a key does to a dialog is told to the page afterwards, so a marker may need a moment. */
const isOpen = (marker: Locator, open: boolean) =>
  expect.poll(() => marker.getAttribute("aria-expanded")).toBe(String(open));

/** Where an element stands, whatever lies over it. */
async function clickAt(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test("5 on the style page every marker opens where its place says, and shuts by key, by control, from outside and by its marker again", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/en-us/styletile");
  await hydrated(page);
  const markers = page.locator(".hotspots").last().locator("[data-hotspot]");
  const popup = page.locator("dialog.hotspot-popup[open]");
  const shut = [
    () => page.keyboard.press("Escape"),
    () => popup.locator(".dialog-close").click(),
    () => page.mouse.click(4, 4),
    (marker: Locator) => clickAt(page, marker),
  ];
  const seen: string[] = [];
  for (const [index, marker] of (await markers.all()).entries()) {
    await marker.click();
    await isOpen(marker, true);
    await expect.poll(() => popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    const place = await popup.evaluate(({ dataset }) => `${dataset.x} ${dataset.y}`);
    seen.push(`${place}: ${await popup.locator(".hotspot-popup-text > a").innerText()}`);
    await shut[index % shut.length]?.(marker);
    await expect.poll(() => popup.count()).toBe(0);
    await isOpen(marker, false);
  }
  // The middle column's middle is "top": its x stands in the band.
  const [shop, learn] = [en["home.shop-now"], en["home.learn-more"]];
  expect(seen).toEqual([
    `left top: ${shop}`,
    `center top: ${learn}`,
    `right top: ${learn}`,
    `left center: ${learn}`,
    `center top: ${learn}`,
    `right center: ${shop}`,
    `left bottom: ${learn}`,
    `center bottom: ${shop}`,
    `right bottom: ${learn}`,
  ]);
  const busy = page.locator(".slider[aria-busy]");
  expect(await busy.locator(".card-loading").count()).toBe(4);
  expect(await busy.locator("button:disabled").count()).toBe(2);
  expect(await page.locator("ul.grid[aria-busy] .card-loading").count()).toBe(6);
  expect(complaints).toEqual([]);
});
