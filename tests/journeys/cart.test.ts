import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import it from "#storefront/i18n/display/it.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { addToCart } from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

/** A guest's cart page with one piece each of two things. */
async function cartOfTwo(page: Page) {
  for (const uid of ["pillar-glove", "kestrel"]) {
    await page.goto(`/en-us/p/${uid}`);
    await hydrated(page);
    await addToCart(page, en);
    await page
      .getByRole("dialog", { name: en["catalogue.added"] })
      .or(page.getByText(en["catalogue.added"]))
      .first()
      .waitFor();
  }
  await page.goto("/en-us/cart");
  await hydrated(page);
  const lines = page.locator(".cart-line");
  expect(await lines.count()).toBe(2);
  const more = (index: number) => lines.nth(index).getByRole("button", { name: en["cart.more"] });
  const pieces = () =>
    lines.locator("input[type=number]").evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  return { lines, more, pieces };
}

/** Clicks one after the other as no hand can: how slow the machine is makes no difference. */
async function quickly(...controls: Locator[]): Promise<void> {
  const handles = await Promise.all(controls.map((control) => control.elementHandle()));
  await controls[0]?.page().evaluate((all) => {
    for (const one of all) (one as HTMLElement).click();
  }, handles);
}

test("4 quick hands in the cart: what was changed on one line goes along with what is done to the other", async () => {
  const { page, complaints } = await browser.open(desktop);
  const { lines, more, pieces } = await cartOfTwo(page);
  const reloaded = page.waitForEvent("load");
  await quickly(more(0), more(1));
  await reloaded;
  await expect.poll(pieces).toEqual(["2", "2"]);
  await hydrated(page);
  await quickly(more(1), more(0), lines.first().getByRole("button", { name: en["cart.remove"] }));
  await expect.poll(pieces).toEqual(["3"]);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("4 who goes to the checkout at once buys what the cart's page shows", async () => {
  const { page, complaints } = await browser.open(phone);
  const { more } = await cartOfTwo(page);
  await quickly(more(0), page.getByRole("link", { name: en["cart.checkout"], exact: true }));
  await page.waitForURL(/\/en-us\/checkout/);
  await page.goto("/en-us/cart");
  await expect.poll(() => page.locator("input[type=number]").first().getAttribute("value")).toBe("2");
  expect(complaints).toEqual([]);
});

test("9.4 the cart stays within a phone where words are long, and with letters twice as large", async () => {
  const { page } = await browser.open(phone);
  await page.goto("/it-it/p/kestrel");
  await hydrated(page);
  await addToCart(page, it);
  await expect.poll(() => page.locator(".cart-count").first().textContent()).toBe("1");
  await page.goto("/it-it/cart");
  await page.locator(".add-on").first().waitFor();
  await expectFits(page);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectFits(page);
});
