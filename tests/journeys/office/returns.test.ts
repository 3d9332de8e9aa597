import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

type Product = {
  id: number;
  name: string;
  calculated_price: number;
  variants: { id: number; inventory_level: number }[];
};

/** The cheapest and the dearest of what there is plenty of. */
async function goods(headers: Record<string, string>) {
  const answer = await fetch(`${inject("shop")}/api/products?limit=50&include=variants`, { headers });
  if (!answer.ok) throw new Error(`Products: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Product[] };
  const sold = data
    .filter(({ variants }) => variants.some((one) => one.inventory_level > 20))
    .sort((a, b) => a.calculated_price - b.calculated_price);
  return { cheap: sold[0]!, dear: sold.at(-1)! };
}

/** Two pieces of something cheap were sent to a buyer, who sends them back. */
async function announced(page: Page) {
  const buyer = await newBuyer(inject("shop"));
  const { cheap, dear } = await goods(buyer.headers);
  const variant = cheap.variants.find((one) => one.inventory_level > 20)!;
  const email = `${randomUUID().slice(0, 8)}@returns.example`;
  const lines = [{ product_id: cheap.id, variant_id: variant.id, quantity: 2 }];
  const order = await buyByApi(buyer, randomUUID(), { email, lines });
  await askOffice(page, "POST", `/orders/${order}/shipments`, {});
  const { lines: own } = (await askOffice(page, "GET", `/staff/orders/${order}`)).data;
  const items = [{ order_product_id: own[0].id, quantity: 2, reason: "too-small" }];
  const { id } = await askOffice(page, "POST", `/orders/${order}/returns`, { items });
  return { order, id: id as number, name: cheap.name, dear };
}

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)(
  "on %s support receives a return and exchanges a piece for something dearer, whose customer pays the difference",
  async (_, size) => {
    const { page, complaints } = await browser.open(size);
    await signInToOffice(page, "support");
    const { id, name, dear } = await announced(page);
    await page.goto(`/office/returns/${id}`);
    await page.getByRole("spinbutton", { name: `${name}: As new` }).fill("1");
    await page.getByRole("spinbutton", { name: `${name}: Worn` }).fill("1");
    await page.getByRole("button", { name: "Receive" }).click();
    await page.getByText(`Return ${id} is received.`).waitFor();

    const line = page.getByRole("combobox", { name: `2 × ${name}: exchange for` });
    await line.selectOption({ label: "Something else…" });
    await page.getByRole("searchbox", { name: "Search" }).fill(dear.name);
    const offers = page.getByRole("listitem").getByRole("button", { name: dear.name });
    await offers.first().click();
    await page.getByRole("spinbutton", { name: `${name}: pieces` }).fill("1");
    const sums = page.getByRole("region", { name: "What the exchange comes to" });
    const due = sums.getByText("The customer pays").locator("xpath=following-sibling::dd");
    await expect.poll(async () => Number(((await due.textContent()) ?? "").replace(/[^\d.]/g, ""))).toBeGreaterThan(0);
    const asked = (await due.textContent()) ?? "";
    const waive = page.getByRole("checkbox", { name: `Waive ${asked}` });
    await waive.check();
    await sums.getByText("Waived").waitFor();
    await waive.uncheck();
    await expectFits(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: `Exchange and ask for ${asked}` }).click();
    await page.getByText(`for the customer to pay ${asked}.`).waitFor();
    const next = ((await page.getByRole("link", { name: /^Exchanged by order/ }).textContent()) ?? "").replace(
      /\D/g,
      "",
    );

    // The shop writes dollars for its visitor's country, the office for all.
    const shown = asked.replace("US", "");
    const link = await page.getByRole("link", { name: "Link to pay" }).getAttribute("href");
    const { page: customer, complaints: told } = await browser.open(size);
    await customer.goto(link ?? "");
    await customer.getByRole("heading", { level: 1, name: "Pay the difference" }).waitFor();
    await expectFits(customer);
    const pay = async (number: string) => {
      await customer.getByLabel("Card number").fill(number);
      await customer.getByLabel(/^Expiry/).fill("12/34");
      await customer.getByLabel(/^Security code/).fill("123");
      await customer.getByRole("button", { name: `Pay ${shown}` }).click();
    };
    await pay("4000 0000 0000 0002");
    await customer.getByText("The bank said no").waitFor();
    expect(await axeFindings(customer)).toEqual([]);
    await pay("4111 1111 1111 1111");
    await expect.poll(() => new URL(customer.url()).pathname).toContain(`/checkout/done/${next}`);

    await page.reload();
    await page.getByRole("link", { name: `Exchanged by order ${next}` }).click();
    await page.getByRole("heading", { level: 1 }).filter({ hasText: next }).waitFor();
    await page.getByText("To pack").first().waitFor();
    expect(complaints).toEqual([]);
    // That the card was declined the browser tells as well.
    expect(told.filter((one) => !/422/.test(one))).toEqual([]);
  },
);

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)("on %s support ends an exchange that nobody has paid, and its link says so", async (_, size) => {
  const { page, complaints } = await browser.open(size);
  await signInToOffice(page, "support");
  const { id, order, dear } = await announced(page);
  const { lines } = (await askOffice(page, "GET", `/staff/returns/${id}`)).data;
  const piece = { order_product_id: lines[0].id, quantity: 2 };
  await askOffice(page, "POST", `/returns/${id}/receive`, { items: [{ ...piece, condition: "worn" }] });
  const variant = dear.variants.find((one) => one.inventory_level > 20)!;
  await askOffice(page, "POST", `/returns/${id}/exchange`, {
    items: [{ ...piece, quantity: 1, variant_id: variant.id }],
  });
  await page.goto(`/office/returns/${id}`);
  const link = (await page.getByRole("link", { name: "Link to pay" }).getAttribute("href")) ?? "";
  await expectFits(page);
  await page.getByRole("button", { name: "End the exchange" }).click();
  const dialog = page.getByRole("dialog", { name: `End the exchange of return ${id}` });
  await dialog.getByLabel("Answer to the customer").fill("As you asked on the phone.");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "End the exchange" }).click();
  await page.getByText(`The exchange of return ${id} has ended.`).waitFor();
  await page.getByText("The exchange has ended without a payment").waitFor();
  await page.goto(`/office/orders/${order}`);
  await page.getByText(/was ended before it was paid: As you asked on the phone\./).waitFor();
  const { page: customer } = await browser.open(size);
  await customer.goto(link);
  await customer.getByRole("heading", { level: 1, name: "This exchange has ended" }).waitFor();
  expect(complaints).toEqual([]);
});
