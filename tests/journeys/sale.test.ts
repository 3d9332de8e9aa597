import { expect, test } from "vitest";
import de from "#storefront/i18n/display/de.ts";
import en from "#storefront/i18n/display/en.ts";
import fr from "#storefront/i18n/display/fr.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import {
  addToCart,
  fillIn,
  goodCard,
  guests,
  orderNumber,
  pay,
  signIn,
  told,
  type Words,
} from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

type Case = {
  locale: string;
  words: Words;
  guest: keyof typeof guests;
  screen: typeof phone;
  tax: RegExp;
  name: string;
  /** Signs in before the checkout, as this customer. */
  customer?: string;
};
const cases: Case[] = [
  { name: "en-us at a desk", locale: "en-us", words: en, guest: "us", screen: desktop, tax: /9\.15\s?%/ },
  { name: "de-de on a phone", locale: "de-de", words: de, guest: "de", screen: phone, tax: /19\s?%/ },
  { name: "fr-ca on a phone", locale: "fr-ca", words: fr, guest: "ca", screen: phone, tax: /9[.,]975\s?%/ },
  {
    name: "fr-fr on a phone, signed in",
    locale: "fr-fr",
    words: fr,
    guest: "fr",
    screen: phone,
    tax: /20\s?%/,
    customer: "rider@firn.example",
  },
];

test.each(cases)("1 a stranger buys a snowboard: $name", async ({ locale, words, guest, screen, tax, customer }) => {
  const { page, complaints } = await browser.open(screen);
  const isEu = guest === "de" || guest === "fr";
  await page.goto(locale === "en-us" ? "/" : `/${locale}`);
  await page.goto(`/${locale}/c/snowboards`);
  await page.locator("article[data-product] a").first().click();
  await page.waitForURL(/\/p\//);
  await addToCart(page, words);
  const cart = page.getByRole("banner").getByRole("link", { name: words["frame.cart"] });
  await expect.poll(() => cart.textContent()).toContain("1");

  if (customer) await signIn(page, words, locale, customer);
  await page.goto(`/${locale}/cart`);
  await expect.poll(() => page.getByText(words["cart.subtotal"]).count()).toBeGreaterThan(0);
  await page
    .getByRole("link", { name: words["cart.checkout"], exact: true })
    .or(page.getByRole("button", { name: words["cart.checkout"], exact: true }))
    .first()
    .click();
  await fillIn(page, words, guests[guest]);
  await expect.poll(() => page.locator("main").textContent()).toMatch(tax);
  await pay(page, words, goodCard, isEu);
  const order = await orderNumber(page);
  expect(order).toBeGreaterThan(10_000);
  await expect.poll(async () => (await told(page, "purchase")).length).toBe(1);
  expect((await told(page, "purchase"))[0]?.ecommerce).toMatchObject({ transaction_id: String(order) });
  expect((await told(page, "add_payment_info"))[0]?.ecommerce?.items.length).toBe(1);
  await page.reload();
  await expect.poll(async () => (await told(page, "content-view")).length).toBe(1);
  expect(await told(page, "purchase")).toEqual([]);
  if (customer) {
    await page.goto(`/${locale}/account/orders`);
    await expect.poll(() => page.locator("main").innerText()).toContain(String(order));
  }
  await page.goto(`/${locale}/cart`);
  await expect.poll(() => page.getByRole("heading", { name: words["cart.empty.title"] }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("1 the same sale without JavaScript", async () => {
  const { page } = await browser.open({ ...phone, javaScriptEnabled: false });
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  await page.waitForURL(/\/cart/);
  await expect.poll(() => page.locator("main").innerText()).toContain("Kestrel");
  await page
    .getByRole("link", { name: en["cart.checkout"], exact: true })
    .or(page.getByRole("button", { name: en["cart.checkout"], exact: true }))
    .first()
    .click();
  await fillIn(page, en, guests.us);
  await pay(page, en, goodCard, false);
  expect(await orderNumber(page)).toBeGreaterThan(10_000);
});

test("9.1 where there is no shopping region the shop shows, and does not sell", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/ja-jp/c/snowboards");
  await page.locator("article[data-product] a").first().click();
  await page.waitForURL(/\/ja-jp\/p\//);
  await expect.poll(() => page.locator("article[data-product], .gallery, .buy-box").count()).toBeGreaterThan(0);
  expect(await page.locator("form.buy-form").count()).toBe(0);
  expect(await page.locator("main").innerText()).not.toContain("$");
  expect(await page.locator("html").getAttribute("lang")).toBe("ja-JP");
  expect(complaints).toEqual([]);
});
