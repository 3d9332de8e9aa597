import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { givePro, openAccount } from "#tests/journeys/customer.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";
import { addToCart, fillIn, goodCard, guests, orderNumber, pay, signIn } from "#tests/journeys/shopper.ts";

const browser = useBrowser({ pictures: false });

/** Boards at 682.00 for professionals: how many pass the limit before taxes, and how many do not with them. */
const cases = [
  { who: "pro", screen: desktop, limit: "$3,000.00", tooMany: 5, most: 4, left: "$22.39" },
  { who: "employee", screen: phone, limit: "$5,000.00", tooMany: 8, most: 6, left: "$533.58" },
];

test.each(cases)("6 the programme's prices and limit, from sign-in to the account: $who", async (one) => {
  // Of their own, because the limit is spent.
  const { page: office } = await browser.open(desktop);
  const { id, email } = await openAccount((await browser.open(desktop)).page);
  await signInToOffice(office, "owner");
  await givePro(office, id, { isEmployee: one.who === "employee" });
  if (one.who === "employee") await askOffice(office, "PUT", `/pro/accounts/${id}`, { spend_limit: 5000, tell: false });
  const { page, complaints } = await browser.open(one.screen);
  const sales = () => page.locator('img[src^="/tags/sale-"]').count();
  await page.goto("/en-us/c/snowboards");
  await expect.poll(sales).toBeGreaterThan(0);
  await signIn(page, en, "en-us", email);
  const text = () => page.locator("main").innerText();
  const whole = one.limit.replace(".00", "");
  await expect.poll(text).toContain(`${whole} of ${whole} left`);

  await page.goto("/en-us/c/snowboards");
  await page.locator("article[data-product]").first().waitFor();
  expect(await sales()).toBe(0);
  await page.goto("/en-us/p/straightedge");
  await expect.poll(text).toContain("$682.00");
  await addToCart(page, en);
  await expect.poll(() => page.locator(".cart-count").first().textContent()).toBe("1");

  const ask = async (count: number) => {
    await page.goto("/en-us/cart");
    const field = page.locator('input[type="number"]').first();
    await field.fill(String(count));
    await field.press("Enter");
    await expect.poll(text).toContain(`${count} pieces`);
  };
  await ask(one.tooMany);
  await expect.poll(text).toContain(`passes your ${one.who} limit`);
  await page.goto("/en-us/checkout");
  await fillIn(page, en, guests.us);
  await pay(page, en, goodCard, false);
  await expect.poll(text).toContain("Nothing was charged.");
  await ask(one.most);
  await expect.poll(text).toContain(`${one.limit} of your ${one.limit} ${one.who} limit are left`);
  await page.goto("/en-us/checkout?step=payment");
  await pay(page, en, goodCard, false);
  await orderNumber(page);
  await page.goto("/en-us/account");
  await expect.poll(text).toContain(`${one.left} of ${one.limit} left`);
  await page.getByRole("link", { name: "Renew the code" }).click();
  await page.waitForURL(/\/pro\/signup/);
  expect(complaints.filter((line) => !line.startsWith("422 ") && !line.includes("422"))).toEqual([]);
});
