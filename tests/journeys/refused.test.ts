import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { maxItems } from "#commerce/customers/wishlists/schema.ts";
import { maxQuantity } from "#commerce/sales/cart/schema.ts";
import { fill, formatText } from "#commerce/shared/texts/rules.ts";
import de from "#storefront/i18n/display/de.ts";
import wishes from "#storefront/i18n/wishlist/de.ts";
import { desktop, hydrated, useBrowser } from "#tests/journeys/browser.ts";
import { addToCart } from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

async function post(page: Page, path: string, data: object) {
  const { token } = await (await page.request.get("/api/csrf")).json();
  return page.request.post(path, { data, headers: { "csrf-token": token } });
}

/** The visitor's cart takes as many pieces as it may hold, in another window; answers what the next one is refused with. */
async function takeAll(page: Page, uid: string, variantId: number): Promise<string> {
  const { product } = (await (await page.request.get(`/de-de/p/${uid}/_payload.json`)).json()).props;
  const line = { product_id: product.id, variant_id: variantId };
  const { cartId } = await (await page.request.get("/api/session")).json();
  const path = cartId ? `/api/cart/${cartId}/items` : "/api/cart/create";
  const add = (quantity: number) => post(page, path, { line_items: [{ ...line, quantity }] });
  const refused = await (await add(maxQuantity)).json();
  if (refused.status !== 409) return fill(de["cart.problem.quantity"], { max: maxQuantity });
  expect((await add(refused.available)).status()).toBe(201);
  return formatText(de["cart.problem.stock"], "de", { name: product.name, count: refused.available });
}

/** What a page complains about besides the refusals that are meant. */
const unexpected = (complaints: readonly string[]) => complaints.filter((line) => !/\b(?:409|422)\b/.test(line));

test("4 what goes with a thing, and cannot be added, is said in the page's language beside the button", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/de-de/p/kestrel");
  await hydrated(page);
  await addToCart(page, de);
  const panel = page.getByRole("dialog", { name: /Warenkorb/ });
  await panel.waitFor();
  const item = panel.locator("[data-add-on]").first();
  await item.getByRole("combobox").selectOption({ index: 1 });
  const variantId = Number(await item.locator('[name="variant_id"]').inputValue());
  const refusal = await takeAll(page, (await item.getAttribute("data-add-on")) ?? "", variantId);
  await item.getByRole("button").click();
  await expect.poll(() => panel.getByRole("alert").innerText()).toBe(refusal);
  // It goes with the next thing that is done.
  const more = panel.locator(".added-line").getByRole("button", { name: de["cart.more"] });
  await more.click();
  await expect.poll(() => panel.getByRole("alert").count()).toBe(0);
  expect(unexpected(complaints)).toEqual([]);
});

test("4 what a product's page cannot add is said there in its language", async () => {
  const { page, complaints } = await browser.open(desktop);
  // No other journey buys it meanwhile: the page tells how many there are, and all of them are added.
  await page.goto("/de-de/p/meridian");
  await hydrated(page);
  const form = page.locator("form.buy-form");
  await form.locator('label:has(input[name="size"]:not([disabled]))').first().click();
  const quantity = form.locator('[name="quantity"]');
  const most = Number(await quantity.getAttribute("max"));
  await quantity.fill(String(most));
  const add = form.getByRole("button", { name: de["catalogue.add-to-cart"] });
  await add.click();
  await page.getByRole("dialog", { name: /Warenkorb/ }).waitFor();
  await page.keyboard.press("Escape");
  await add.click();
  const name = (await page.locator("h1").textContent()) ?? "";
  const refusal =
    most < maxQuantity
      ? formatText(de["cart.problem.stock"], "de", { name, count: most })
      : fill(de["cart.problem.quantity"], { max: maxQuantity });
  await expect.poll(() => form.locator(".notice-error").textContent()).toBe(refusal);
  expect(unexpected(complaints)).toEqual([]);
});

test("4 what a marker stands for, and cannot be added, is said in its popup", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/de-de");
  await hydrated(page);
  const marker = page.locator("[data-hotspot]").first();
  await marker.scrollIntoViewIfNeeded();
  await marker.click();
  const popup = page.locator("dialog.hotspot-popup[open]");
  const variantId = Number(await popup.locator('[name="variant_id"]').inputValue());
  const uid = /\/p\/([^?/]+)/.exec((await popup.locator('a[href*="/p/"]').first().getAttribute("href")) ?? "")?.[1];
  const refusal = await takeAll(page, uid ?? "", variantId);
  await popup.getByRole("button", { name: de["catalogue.add-to-cart"] }).click();
  await expect.poll(() => popup.getByRole("status").innerText()).toBe(refusal);
  expect(unexpected(complaints)).toEqual([]);
});

test("4 a heart that a full list does not take leads to the list, which says so", async () => {
  const { page, complaints } = await browser.open(desktop);
  const { data } = await (await page.request.get(`/api/products?limit=${maxItems}`)).json();
  for (const { id } of data) await post(page, "/api/wishlist", { product_id: id });
  await page.goto("/de-de/c/snowboards");
  await hydrated(page);
  const ids = data.map(({ id }: { id: number }) => id);
  const hearts = page.locator(".heart");
  await expect.poll(() => page.locator('.heart [aria-pressed="true"]').count()).toBeGreaterThan(0);
  const products = await hearts
    .locator('[name="product_id"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const other = products.findIndex((id) => !ids.includes(Number(id)));
  await hearts.nth(other).getByRole("button").click();
  await page.waitForURL(/\/de-de\/wishlist\?answer=1$/);
  await expect
    .poll(() => page.getByRole("alert").innerText())
    .toBe(formatText(wishes["wish.full"], "de", { count: maxItems }));
  expect(unexpected(complaints)).toEqual([]);
});
