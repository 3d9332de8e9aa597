import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { addToCart, fillIn, goodCard, guests, lastButton, orderNumber, pay } from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

async function untilPayment() {
  const { page } = await browser.open(desktop);
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: en["frame.cart"] }).innerText())
    .toContain("1");
  await page.goto("/en-us/checkout");
  await fillIn(page, en, guests.us);
  return page;
}

test("5 a declined card places nothing, keeps the cart, and says what to do", async () => {
  const page = await untilPayment();
  await pay(page, en, "4000 0000 0000 0002", false);
  await expect.poll(() => page.getByText(en["checkout.problem.declined"]).count()).toBe(1);
  await pay(page, en, goodCard, false);
  await orderNumber(page);
});

test("5 a second step at the bank is taken, or refused and the cart kept", async () => {
  const page = await untilPayment();
  await pay(page, en, "4000 0027 6000 3184", false);
  await page.waitForURL(/\/checkout\/challenge\//);
  await page
    .locator('form button[value="refuse"], form button[name="approved"][value="false"], form button')
    .last()
    .click();
  await page.waitForURL(/\/checkout(\?|$)/);
  await pay(page, en, "4000 0027 6000 3184", false);
  await page.waitForURL(/\/checkout\/challenge\//);
  await page.locator("form button").first().click();
  await orderNumber(page);
});

test("5 a double click places one order", async () => {
  const page = await untilPayment();
  await page.locator('[autocomplete="cc-number"]').fill(goodCard);
  await page.locator('[autocomplete="cc-exp"]').fill("12/34");
  await page.locator('[autocomplete="cc-csc"]').fill("123");
  await lastButton(page, en).dblclick();
  const number = await orderNumber(page);
  const newest = await page.request.get("/en-us/cart");
  expect(await newest.text()).toContain(en["cart.empty.title"]);
  expect(number).toBeGreaterThan(10_000);
});
