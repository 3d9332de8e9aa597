import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import de from "#storefront/i18n/display/de.ts";
import en from "#storefront/i18n/display/en.ts";
import prices from "#storefront/i18n/prices/de.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { addToCart, fillIn, guests } from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

test("on a phone in Germany prices say what is in them, and the goods stand right above the button that binds", async () => {
  const { page, complaints } = await browser.open(phone);
  await page.goto("/de-de/p/kestrel");
  await hydrated(page);
  const terms = fill(prices["price.terms"], { shipping: prices["price.shipping"] });
  const main = page.getByRole("main");
  await main.getByText(terms, { exact: true }).first().waitFor();
  const link = main.getByRole("link", { name: prices["price.shipping"], exact: true }).first();
  expect(await link.getAttribute("href")).toBe("/de-de/support/shipping");
  await addToCart(page, de);
  await inCart(page, de);

  await page.goto("/de-de/checkout");
  await fillIn(page, de, guests.de);
  const review = page.getByRole("region", { name: de["checkout.summary"] });
  // The button says that it orders with an obligation to pay (BGB § 312j (3)).
  const button = page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true });
  await button.waitFor();
  const said = await review.innerText();
  for (const part of ["Kestrel", `${de["specs.flex"]}: 5`, de["checkout.total"], "€"]) expect(said).toContain(part);
  const [above, below] = [await review.boundingBox(), await button.boundingBox()];
  const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  expect(complaints).toEqual([]);
});

/** Until the thing that was added is counted at the top. */
async function inCart(page: Page, words: Texts): Promise<void> {
  const cart = page.getByRole("banner").getByRole("link", { name: words["frame.cart"] });
  await expect.poll(() => cart.textContent()).toContain("1");
}

/** Of a men's boot: what the page says of its sizes, and of the one that is bought, in the cart. */
const countries: [locale: string, words: Texts, size: RegExp][] = [
  ["en-us", en, /^US [\d.]+\s+EU \d\d\b/],
  ["de-de", de, /^\d\d\b/],
];

test.each(countries)("4 in %s a boot is bought in the country's own sizes", async (locale, words, size) => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto(`/${locale}/p/waymark-boot`);
  await hydrated(page);
  const first = page.locator('form.buy-form label:has(input[name="size"]:not([disabled]))').first();
  const said = size.exec(await first.innerText())?.[0].replace(/\s+EU/, " · EU") ?? "";
  expect(said).not.toBe("");
  await addToCart(page, words);
  await inCart(page, words);
  await page.goto(`/${locale}/cart`);
  const options = page.getByRole("main").getByRole("listitem").getByText(said, { exact: true });
  await options.first().waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ["en-gb", /UK [\d.]+ · EU \d\d – UK [\d.]+ · EU \d\d/],
  ["ja-jp", /[\d.]+ cm · EU \d\d – [\d.]+ cm · EU \d\d/],
])("4 in %s, where the shop only shows, a boot's sizes are the country's own too", async (locale, sizes) => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto(`/${locale}/p/waymark-boot`);
  await page.getByRole("main").getByText(sizes).first().waitFor();
  await page.goto(`/${locale}/c/mens-boots`);
  // Cells show the number alone, below the name of its scale; their names say both systems.
  const own = locale === "ja-jp" ? /^[\d.]+ cm · EU \d\d/ : /^UK [\d.]+ · EU \d\d/;
  const cell = page.locator('input[name="size"]').first();
  await expect.poll(() => cell.getAttribute("aria-label")).toMatch(own);
  expect(complaints).toEqual([]);
});
