import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import cards from "#storefront/i18n/saved-cards/en.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { freePort, type RunningShop, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { addToCart, fillIn, guests, lastButton, orderNumber, signIn } from "#tests/journeys/shopper.ts";
import { stripeScript } from "#tests/journeys/stripe-js.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";

const browser = useBrowser({ pictures: false });
const data = useWorldCopy("stripe");
let stripe: StripeServer;
let shop: RunningShop;
beforeAll(async () => {
  stripe = await startStripe();
  shop = await startShop(data, await freePort(), {
    PAYMENT_PROVIDER: "stripe",
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_HOST: stripe.apiHost,
  });
});
afterAll(async () => {
  await shop.stop();
  await stripe.stop();
});

/** Stripe's two addresses, as the browser finds them. */
async function withStripe(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route("https://js.stripe.com/**", (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: stripeScript });
  });
  await page.route("https://api.stripe.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: stripe.apiHost + pathname });
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    return route.fulfill({ response, headers });
  });
  return fetched;
}

test("5 with Stripe a card is typed into Stripe's fields only, a declined one may be followed by another", async () => {
  const { page, complaints } = await browser.open({ ...desktop, baseURL: shop.url });
  const fetched = await withStripe(page);
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: en["frame.cart"] }).innerText())
    .toContain("1");
  await page.goto("/en-us/checkout");
  expect(fetched).toEqual([]);
  await fillIn(page, en, guests.us);
  const card = page.getByLabel(/^Stripe en payment \d+ usd automatic$/);
  await card.waitFor();
  expect(fetched).toHaveLength(1);
  expect(await page.locator('[autocomplete^="cc-"]').count()).toBe(0);

  const place = lastButton(page, en);
  await place.click();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("incomplete");
  await card.fill("pm_card_chargeDeclined");
  await place.click();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("declined");
  expect(complaints.filter((text) => !text.includes("402"))).toEqual([]);
  await card.fill("pm_card_visa");
  await place.dblclick();
  const number = await orderNumber(page);

  const intents = [...stripe.ledger.intents.values()];
  expect(intents).toMatchObject([{ status: "succeeded", metadata: { order_id: String(number) } }]);
  const said = JSON.stringify(stripe.requests.filter(({ path }) => !path.endsWith("/confirm")));
  expect(said).not.toContain("pm_card");
});

test("5 a wallet pays the same order as the card would, with no card typed; one that fails says so and leaves the choice", async () => {
  const { page, complaints } = await browser.open({ ...desktop, baseURL: shop.url });
  await withStripe(page);
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: en["frame.cart"] }).innerText())
    .toContain("1");
  await page.goto("/en-us/checkout");
  await fillIn(page, en, guests.us);
  const before = stripe.ledger.intents.size;
  await page.getByRole("button", { name: "buy with pm_card_chargeDeclined" }).click();
  await expect.poll(() => page.getByRole("alert").innerText()).toContain("declined");
  await page.getByText("wallet failed").waitFor();
  await page.getByRole("button", { name: "buy with pm_card_visa" }).click();
  const number = await orderNumber(page);
  const intents = [...stripe.ledger.intents.values()].slice(before);
  expect(intents).toMatchObject([{ status: "succeeded", metadata: { order_id: String(number) } }]);
  expect(complaints.filter((text) => !text.includes("402"))).toEqual([]);
});

test("7.4 a customer keeps a card by a box that is unchecked, and removes it on the account's page", async () => {
  const { page, complaints } = await browser.open({ ...desktop, baseURL: shop.url });
  await withStripe(page);
  await signIn(page, en, "en-us", "rider@firn.example");
  await page.goto("/en-us/p/kestrel");
  await addToCart(page, en);
  await expect
    .poll(() => page.getByRole("banner").getByRole("link", { name: en["frame.cart"] }).innerText())
    .toMatch(/[1-9]/);
  await page.goto("/en-us/checkout");
  await fillIn(page, en, guests.us);
  await page.getByLabel(/^Stripe en payment/).fill("pm_card_mastercard");
  const box = page.getByRole("checkbox", { name: "Save this card" });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await lastButton(page, en).click();
  await orderNumber(page);
  await page.getByText("Mastercard ending in 4444").waitFor();

  await page.goto("/en-us/account");
  await page.getByRole("main").getByRole("link", { name: cards["cards.title"], exact: true }).last().click();
  await page.getByRole("heading", { name: cards["cards.title"], level: 1 }).waitFor();
  await page.getByText("Mastercard ending in 4444").waitFor();
  await page.getByRole("button", { name: cards["cards.remove"], exact: true }).click();
  await page.getByText(cards["cards.removed"]).waitFor();
  await page.getByText(cards["cards.empty"], { exact: true }).waitFor();
  expect([...stripe.people.methods.values()].map(({ customer }) => customer)).toEqual([null]);
  expect(complaints).toEqual([]);
});

test("6 only Stripe's script and frames are let in, and its messages need no token but a signature", async () => {
  const policy = (await fetch(`${shop.url}/en-us/cart`)).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/);
  const address = `${shop.url}/api/payments/webhook/stripe`;
  const { body, headers } = stripe.event("payment_intent.succeeded", { id: "pi_strange", object: "payment_intent" });
  expect((await fetch(address, { method: "POST", body: new Uint8Array(body), headers })).status).toBe(200);
  expect((await fetch(address, { method: "POST", body: "{}", headers })).status).toBe(400);
});
