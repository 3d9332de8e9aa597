import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";
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
  await row(good).waitFor();
  // Keys act on the rows that are shown, so the list has to be the narrowed one.
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
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
  expect(await axeFindings(page)).toEqual([]);
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
  await page.getByRole("img", { name: "4 of 5" }).first().waitFor({ state: "attached" });
  await expectFits(page);
});

test.each([
  ["on a phone", phone],
  ["at a desk", desktop],
])("%s staff translate a review, and readers of that language open it below the original", async (_, screen) => {
  const { page, complaints } = await browser.open(screen);
  await signInToOffice(page, "owner", "/office/reviews");
  type Row = { id: number; product: { id: number }; title: string; language: string; status: string };
  const rows: Row[] = (await askOffice(page, "GET", "/staff/moderation?what=review&limit=250")).data;
  // The rows of the list tell reviews apart by title and product.
  const isAlone = ({ title, product }: Row) =>
    rows.filter((one) => one.title.includes(title) && one.product.id === product.id).length === 1;
  const reviews = rows.filter(
    (one) => one.language === "en" && one.status === "published" && one.title && isAlone(one),
  );
  const review = reviews.find((one) => rows.filter(({ product: { id } }) => id === one.product.id).length < 5);
  if (!review) throw new Error("The demo world has no such review");
  const { data } = await askOffice(page, "GET", `/catalog/products/${review.product.id}`);
  const words = `Trägt ${randomUUID().slice(0, 8)}`;
  await page.getByRole("searchbox").fill(review.title);
  const ofProduct = page.locator(`a[href$="/products/${review.product.id}"]`);
  const row = page.getByRole("row").filter({ hasText: review.title }).filter({ has: ofProduct });
  await row.getByRole("button", { name: "Translate" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Translate" });
  const write = async (title: string, text: string) => {
    await dialog.getByLabel("Language").selectOption("German");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Text", { exact: true }).fill(text);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
  };
  await write(words, "Im Tiefschnee wie von selbst.");
  await expectFits(page);
  const { page: shop } = await browser.open(screen);
  const translation = shop.locator("details").filter({ hasText: words });
  await expect
    .poll(async () => {
      await shop.goto(`/de-de/p/${data.uid}/reviews`);
      return translation.count();
    })
    .toBe(1);
  await translation.getByText("Auf Deutsch lesen").click();
  await translation.getByText("Im Tiefschnee wie von selbst.").waitFor();
  // Emptied, there is none any more.
  await row.getByRole("button", { name: "Translate" }).first().click();
  await expect.poll(() => dialog.getByLabel("Title").inputValue()).not.toBe("");
  await write("", "");
  await expect
    .poll(async () => {
      await shop.goto(`/de-de/p/${data.uid}/reviews`);
      return translation.count();
    })
    .toBe(0);
  expect(complaints).toEqual([]);
});
