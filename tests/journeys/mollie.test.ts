import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { freePort, type RunningShop, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { addToCart, fillIn, guests, orderNumber } from "#tests/journeys/shopper.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";

const browser = useBrowser({ pictures: false });
const data = useWorldCopy("mollie");
let mollie: MollieServer;
let shop: RunningShop;
beforeAll(async () => {
  mollie = await startMollie();
  const port = await freePort();
  shop = await startShop(data, port, {
    PAYMENT_PROVIDER: "mollie",
    PUBLIC_URL: `http://localhost:${port}`,
    MOLLIE_API_KEY: mollie.apiKey,
    MOLLIE_API_HOST: mollie.apiHost,
    // Mollie's client speaks TLS alone; nobody has signed our server's certificate.
    NODE_TLS_REJECT_UNAUTHORIZED: "0",
  });
});
afterAll(async () => {
  await shop.stop();
  await mollie.stop();
});

async function untilMollie(page: Page, hasScripts: boolean): Promise<void> {
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  const cart = page.getByRole("banner").getByRole("link", { name: en["frame.cart"] });
  if (hasScripts) await expect.poll(() => cart.innerText()).toContain("1");
  else await page.waitForURL(/\/cart$/);
  await page.goto("/en-us/checkout");
  await fillIn(page, en, guests.us);
  await page.getByText(en["checkout.redirect.note"]).waitFor();
  await page.getByRole("button", { name: en["checkout.place"], exact: true }).click();
  await page.waitForURL(`${mollie.pagesHost}/**`);
}

test.each([true, false])(
  "5 an order is paid at Mollie's page and stands, scripts on: %s",
  async (javaScriptEnabled) => {
    const { page } = await browser.open({ ...desktop, baseURL: shop.url, javaScriptEnabled });
    await untilMollie(page, javaScriptEnabled);
    await page.getByRole("button", { name: "cancel" }).click();
    await page.getByRole("heading", { name: en["unclear.failed.title"] }).waitFor();
    await page.goto("/en-us/checkout?step=payment");
    await page.getByRole("button", { name: en["checkout.place"], exact: true }).click();
    await page.waitForURL(`${mollie.pagesHost}/**`);
    await page.getByRole("button", { name: "pay" }).click();
    const number = await orderNumber(page);
    const own = [...mollie.ledger.payments.values()].filter(({ description }) => description === `Order ${number}`);
    expect(own).toMatchObject([{ status: "paid", amount: { currency: "USD" } }]);
  },
);
