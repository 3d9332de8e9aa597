import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { signInToOffice } from "#tests/journeys/member.ts";
import { signIn } from "#tests/journeys/shopper.ts";

const browser = useBrowser();
const product = 1001;

/** A question of the demo world's customer, as the product page's own script would send it. */
const ask = (page: Page, text: string) =>
  page.evaluate(
    async ([id, words]) => {
      const { token } = await (await fetch("/api/csrf")).json();
      const headers = { "content-type": "application/json", "csrf-token": token };
      const body = JSON.stringify({ text: words, name: "Robin" });
      return (await fetch(`/api/products/${id}/questions`, { method: "POST", headers, body })).status;
    },
    [product, text] as const,
  );

test("support publishes a question by key, answers it, and rejects another with a reason", async () => {
  const shopper = await browser.open(desktop);
  await signIn(shopper.page, en, "en-us", "rider@firn.example");
  const [good, bad] = [`Does it float ${randomUUID().slice(0, 8)}?`, `Buy followers ${randomUUID().slice(0, 8)} now`];
  expect(await ask(shopper.page, good)).toBe(201);
  expect(await ask(shopper.page, bad)).toBe(201);

  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "support", "/office/reviews");
  await page.getByRole("navigation", { name: "What" }).getByRole("link", { name: "Questions" }).click();
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  await page.getByRole("searchbox").fill(good);
  await row(bad).waitFor({ state: "detached" });
  await row(good).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("p");
  await row(good).getByText("Published").waitFor();
  await row(good).getByRole("button", { name: "Answer" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Answer" }).fill("Set back, it floats in anything.");
  await page.getByRole("dialog").getByRole("button", { name: "Answer" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.getByRole("searchbox").fill(bad);
  await row(bad).getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "Reject" }).click();
  await page.getByLabel("Reason").fill("Advertising");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await row(bad).getByText("Advertising").waitFor();
  expect(complaints).toEqual([]);

  const told = await shopper.page.evaluate(
    async (id) => (await fetch(`/api/products/${id}/questions`)).json(),
    product,
  );
  const found = told.data.find(({ text }: { text: string }) => text === good);
  expect(found.answers).toMatchObject([{ text: "Set back, it floats in anything.", is_staff: true }]);
  expect(JSON.stringify(told)).not.toContain(bad);
});

test("on a phone reviews are read whole", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "support", "/office/reviews");
  await page.getByRole("table").waitFor();
  await page.getByText("4 of 5").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
