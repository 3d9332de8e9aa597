import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Texts } from "#storefront/i18n/areas.ts";
import { hydrated } from "#tests/journeys/browser.ts";

export type Words = Texts;

export type Guest = { country: string; address1: string; city: string; state?: string; postalCode: string };

export const guests = {
  us: { country: "us", address1: "1600 Larimer Street", city: "Denver", state: "CO", postalCode: "80202" },
  de: { country: "de", address1: "Bergstraße 12", city: "Oberstdorf", postalCode: "87561" },
  ca: { country: "ca", address1: "12 rue Saint-Paul", city: "Québec", state: "QC", postalCode: "G1K 3V5" },
  fr: { country: "fr", address1: "8 rue du Faucigny", city: "Annecy", postalCode: "74000" },
} satisfies Record<string, Guest>;

export const goodCard = "4111 1111 1111 1111";

/** From a product page into the cart: the first size that can be had, then the button. */
export async function addToCart(page: Page, words: Words): Promise<void> {
  await page.locator("form.buy-form").waitFor();
  const size = page.locator('form.buy-form label:has(input[name="size"]:not([disabled]))').first();
  if ((await size.count()) > 0) await size.click();
  await page.locator("form.buy-form").getByRole("button", { name: words["catalogue.add-to-cart"] }).click();
}

export type DataLayerEntry = {
  event?: string;
  ecommerce?: { items: { item_id: string; quantity: number }[]; item_list_id?: string; item_list_name?: string } | null;
  [field: string]: unknown;
};

/** What the page's dataLayer holds of one event. */
export const told = (page: Page, event: string): Promise<DataLayerEntry[]> =>
  page.evaluate((name) => ((window.dataLayer ?? []) as DataLayerEntry[]).filter((one) => one.event === name), event);

/** Contact and delivery, up to the payment step. */
export async function fillIn(page: Page, words: Words, guest: Guest): Promise<void> {
  await page.locator('input[autocomplete="email"]').fill("guest@firn.example");
  await page.getByRole("button", { name: words["checkout.next.delivery"] }).click();
  const field = (token: string) =>
    page.locator(`[autocomplete="shipping ${token}"], [autocomplete="${token}"]`).first();
  await field("given-name").fill("Ada");
  await field("family-name").fill("Ridge");
  await field("address-line1").fill(guest.address1);
  await field("address-level2").fill(guest.city);
  if (guest.state) await field("address-level1").selectOption(guest.state);
  await field("postal-code").fill(guest.postalCode);
  await page.getByRole("button", { name: words["checkout.next.payment"] }).click();
}

/** As a customer of the demo world; ends on the account's page. */
export async function signIn(
  page: Page,
  words: Words,
  locale: string,
  email: string,
  hasScripts = true,
): Promise<void> {
  await page.goto(`/${locale}/account`);
  // Sent before its scripts came, the page would still ask for passkeys, with the token of a session that has ended.
  if (hasScripts) await hydrated(page);
  await page.getByLabel(words["signin.email"]).fill(email);
  await page.getByLabel(words["signin.password"], { exact: true }).fill("first-tracks-2026");
  await page.locator("main").getByRole("button", { name: words["signin.submit"], exact: true }).click();
  await page.waitForURL(new RegExp(`/${locale}/account$`));
}

/** The button that places the order: in the EU in the law's words, elsewhere with the amount. */
export const lastButton = (page: Page, words: Words, isEu = false): Locator =>
  page.getByRole("button", isEu ? { name: words["checkout.place.eu"], exact: true } : { name: payName(words) });

const payName = (words: Words) =>
  new RegExp(`^${words["checkout.pay"].replace("{amount}", String.raw`\D{0,5}\d[\d.,\s’]*\D{0,5}`)}$`);

/** Card, expiry and code, then the last button. */
export async function pay(page: Page, words: Words, card: string, isEu: boolean): Promise<void> {
  await page.locator('[autocomplete="cc-number"]').fill(card);
  await page.locator('[autocomplete="cc-exp"]').fill("12/34");
  await page.locator('[autocomplete="cc-csc"]').fill("123");
  await lastButton(page, words, isEu).click();
}

/** The order's number, read off the confirmation. */
export async function orderNumber(page: Page): Promise<number> {
  await page.waitForURL(/\/checkout\/done\/\d+/);
  const heading = await page.locator("h1").innerText();
  const number = Number(/\d{4,}/.exec(heading)?.[0]);
  expect(number).toBeGreaterThan(0);
  return number;
}
