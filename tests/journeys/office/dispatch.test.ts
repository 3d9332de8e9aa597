import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { type Buyer, berlin, buyByApi, newBuyer, type Purchase } from "#tests/journeys/buyer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

/** As the member who is signed in, by the calls of the pages. */
const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const { token } = await (await fetch("/office/api/csrf")).json();
      const headers = { "csrf-token": token, ...(body && { "content-type": "application/json" }) };
      const payload = body ? { body: JSON.stringify(body) } : {};
      const answer = await fetch(`/office/api${path}`, { method, headers, ...payload });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    { method, path, ...(body && { body }) },
  );

const buy = (buyer: Buyer, purchase: Purchase = {}) => buyByApi(buyer, randomUUID(), purchase);

const devices = [
  ["a phone", phone],
  ["a desktop", desktop],
] as const;

test.each(devices)(
  "warehouse, on %s: forty orders are scanned one after the other, and sent together",
  async (_, device) => {
    const ids: number[] = [];
    const buyer = await newBuyer(inject("shop"));
    for (let nth = 0; nth < 40; nth++) ids.push(await buy(buyer));
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "warehouse", "/office/dispatch");
    const field = page.getByLabel("Scan or type an order number");
    const scan = async (text: string, heard: string) => {
      await field.fill(text);
      await field.press("Enter");
      await page.getByRole("status").filter({ hasText: heard }).waitFor();
    };
    for (const id of ids) await scan(String(id), `${id}: 1 piece to pack`);
    await scan("1Z999AA10123456784", `1Z999AA10123456784 belongs to ${ids.at(-1)}.`);
    await scan(String(ids[0]), `${ids[0]} is on the desk already.`);
    await scan("77", "77 is no order.");
    await page.getByText("40 orders", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    await page.getByRole("button", { name: "Pick list", exact: true }).click();
    await page.getByRole("dialog", { name: "Pick list" }).getByRole("checkbox").first().check();
    await page.keyboard.press("Escape");
    const slips = await page.getByRole("link", { name: "Packing slips (PDF)" }).getAttribute("href");
    const answer = await page.evaluate(async (url) => (await fetch(url)).headers.get("content-type"), slips ?? "");
    expect(answer).toBe("application/pdf");
    await page.getByRole("button", { name: "Ship 40 orders" }).click();
    await page.getByText("40 orders are on their way.").waitFor();
    await page.getByText("Nothing is on the desk.").waitFor();
    await scan(String(ids[3]), `${ids[3]} has left already.`);
    await page.goto(`/office/orders/${ids.at(-1)}`);
    await page.getByRole("link", { name: "1Z999AA10123456784" }).waitFor();
    await page.getByRole("button", { name: "Mark as delivered" }).click();
    await page.getByText("Parcel marked as delivered.").waitFor();
    expect(await page.getByRole("button", { name: "Refund", exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test.each(devices)(
  "support, on %s: an order leaves in parts, and a part is paid back as its preview said",
  async (_, device) => {
    const buyer = await newBuyer(inject("shop"));
    const lines = buyer.lines.slice(0, 2).map((line) => ({ ...line, quantity: 2 }));
    const id = await buy(buyer, { lines });
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "support", `/office/orders/${id}`);
    await page.getByRole("button", { name: "Ship", exact: true }).click();
    const shipping = page.getByRole("dialog", { name: `Ship order ${id}` });
    await shipping.getByRole("spinbutton").first().fill("1");
    await shipping.getByRole("spinbutton").nth(1).fill("0");
    await shipping.getByLabel("Tracking number").fill("RR123456785DE");
    await shipping.getByText("Recognised as DHL").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shipping.getByRole("button", { name: "Ship", exact: true }).click();
    await page.getByText("1 piece is on its way.").waitFor();
    await page.getByText("Partly shipped").first().waitFor();

    await page.getByRole("button", { name: "Refund", exact: true }).click();
    const refunding = page.getByRole("dialog", { name: `Refund order ${id}` });
    await refunding.getByRole("spinbutton").first().fill("1");
    const act = refunding.getByRole("button", { name: /^Refund .*\d/ });
    await act.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const amount = ((await act.textContent()) ?? "").replace("Refund ", "");
    await act.click();
    await page.getByText(`${amount} refunded.`).waitFor();

    // What another has done meanwhile is told, and nothing is done.
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await refunding.getByLabel("What goes back").selectOption("amount");
    await refunding.getByLabel("Amount (USD)").fill("9999999");
    await refunding.getByText(/must be at most .* USD/).waitFor();
    await refunding.getByLabel("Amount (USD)").fill("10");
    await act.waitFor();
    await ask(page, "POST", `/orders/${id}/refunds`, { amount: "1.00" });
    await act.click();
    await refunding.getByText("Meanwhile").waitFor();
    await act.click();
    await page.getByText("US$10.00 refunded.").waitFor();
    expect(complaints.filter((one) => !one.includes("409"))).toEqual([]);
  },
);

test("support: a return is received, and exchanged for another variant", async () => {
  const buyer = await newBuyer(inject("shop"));
  const [line] = buyer.lines.filter(
    ({ product_id: own }, _, all) => all.filter((one) => one.product_id === own).length > 3,
  );
  const id = await buy(buyer, { lines: [{ ...line!, quantity: 1 }] });
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "support", "/office/returns");
  await ask(page, "POST", `/orders/${id}/shipments`, {});
  const order = await ask<{ products: { id: number }[] }>(page, "GET", `/order/${id}`);
  const items = [{ order_product_id: order.products[0]?.id, quantity: 1, reason: "too-small" }];
  const made = await ask<{ id: number }>(page, "POST", `/orders/${id}/returns`, { items });
  await page.reload();
  await page.getByRole("link", { name: String(made.id), exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `Return ${made.id}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Receive" }).click();
  await page.getByText("1 × As new").waitFor();
  await page.getByRole("combobox", { name: /exchange for$/ }).selectOption({ index: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Exchange" }).click();
  const next = page.getByRole("link", { name: /^Exchanged by order \d+$/ });
  await next.click();
  await page.getByRole("heading", { level: 1, name: /^Order \d+$/ }).waitFor();
  await page.getByText("To pack").first().waitFor();
  await page.getByRole("button", { name: "Ship", exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test.each(devices)(
  "support, on %s: a withdrawal stands with its legal day, and is paid back with what was paid for delivery",
  async (_, device) => {
    const buyer = await newBuyer(inject("shop"), "eu_region_1");
    const [line] = buyer.lines;
    const id = await buy(buyer, { address: berlin, lines: [{ ...line!, quantity: 1 }] });
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "support", "/office/returns?view=withdrawals");
    await ask(page, "POST", `/orders/${id}/shipments`, {});
    const made = await ask<{ id: number }>(page, "POST", `/orders/${id}/withdrawals`, {});
    await page.reload();
    const row = page.getByRole("row").filter({ hasText: String(id) });
    await row.getByText("Withdrawn").waitFor();
    await row.getByRole("link", { name: String(made.id), exact: true }).click();
    await page.getByText("By law the money goes back within 14 days").waitFor();
    await page.getByRole("button", { name: "Receive" }).click();
    await page.getByRole("button", { name: /^Refund .*\d/ }).click();
    await page.getByText(`Return ${made.id} is settled.`).waitFor();
    const order = await ask<{ status: string }>(page, "GET", `/order/${id}`);
    expect(order.status).toBe("Refunded");
    expect(complaints).toEqual([]);
  },
);
