import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { accept, invite, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)(
  "marketing, on %s: makes a promotion, tries it before it counts, gives it codes, and lets it go",
  async (_, device) => {
    const link = await invite((await browser.open(desktop)).page, "Marketing");
    const { page, complaints } = await browser.open(device);
    await accept(page, link, "Mara Market");
    await page.goto("/office/promotions");
    const name = `First snow ${randomUUID().slice(0, 8)}`;
    await page.getByRole("button", { name: "New promotion" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    // Tried as it stands in the form: nothing of it is saved yet.
    await page.getByLabel("Percent off").fill("25");
    const trial = page.getByRole("group", { name: "In the cart" });
    await trial.getByRole("searchbox").fill("Kestrel");
    await trial.getByRole("listitem").getByRole("button").first().click();
    await page.getByRole("button", { name: "Calculate" }).click();
    const outcome = page.getByRole("status").filter({ hasText: "Left to pay" });
    await outcome.waitFor();
    const amounts = ((await outcome.textContent()) ?? "").match(/US\$([\d,.]+)/g) ?? [];
    const [goods = 0, , saved = 0] = amounts.map((text) => Number(text.replace(/[^\d.]/g, "")));
    expect(saved).toBeCloseTo(goods / 4, 1);

    await page.getByLabel("USD").last().fill("1000000");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("The goods do not reach the minimum.").waitFor();
    await page.getByLabel("USD").last().fill("");

    await page.getByRole("checkbox", { name: "On", exact: true }).check();
    await save(page);
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByLabel("How many").fill("250");
    await page.getByLabel("Begins with").fill("snow-");
    await page.getByRole("button", { name: "Make codes" }).click();
    await page.getByText("250 codes were made").waitFor();
    const code =
      (await page
        .getByText(/^SNOW-/)
        .first()
        .textContent()) ?? "";

    // A shopper's cart takes it, and no longer once it lies in the bin.
    const shopper = (await browser.open(desktop)).page;
    await shopper.goto("/en-us");
    const apply = () =>
      shopper.evaluate(async (wanted) => {
        const { token } = await (await fetch("/api/csrf")).json();
        const headers = { "content-type": "application/json", "csrf-token": token };
        const post = (url: string, body: object) =>
          fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).then(async (answer) => ({
            status: answer.status,
            body: await answer.json(),
          }));
        const product = (await (await fetch("/api/products?name=Kestrel&include=variants&in_stock=true")).json())
          .data[0];
        const made = await post("/api/cart/create", {
          line_items: [{ product_id: product.id, variant_id: product.variants[0].id, quantity: 1 }],
        });
        const id = made.body.data?.id ?? made.body.id;
        return (await post(`/api/cart/${id}/coupons`, { coupon_code: wanted })).status;
      }, code);
    expect(await apply()).toBeLessThan(300);

    await page.getByRole("button", { name: "Move to the bin" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
    await page.getByRole("heading", { level: 1, name: "Promotions" }).waitFor();
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("link", { name }).waitFor({ state: "detached" });
    expect(await apply()).toBeGreaterThanOrEqual(400);
    expect(complaints).toEqual([]);
  },
);

test("a promotion fits phones, and axe finds nothing on it", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "owner", "/office/promotions");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Try it" }).waitFor();
  await expectFits(page);
  expect(await axeFindings(page)).toEqual([]);
});
