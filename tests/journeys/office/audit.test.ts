import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)("on %s the audit log says money, addresses and fields as people read them", async (_, size) => {
  const { page, complaints } = await browser.open(size);
  await signInToOffice(page, "owner");
  const order = await buyByApi(await newBuyer(inject("shop")), randomUUID());
  const { data } = await askOffice(page, "GET", `/staff/orders/${order}`);
  const { state: _state, country: _country, ...address } = data.shipping;
  const shipping = { ...address, address1: "12 Powder Lane" };
  await askOffice(page, "PUT", `/staff/orders/${order}`, { version: data.version, shipping });
  await askOffice(page, "POST", `/orders/${order}/refunds`, { amount: "1.25" });

  await page.goto(`/office/audit?q=${order}`);
  const table = page.getByRole("table").first();
  const dialog = page.getByRole("dialog");
  await table.getByRole("button").filter({ hasText: "Deliver to" }).first().click();
  // Who, when, and from where.
  await dialog.getByText(/· .*20\d\d.* · 127\.0\.0\.1$/).waitFor();
  const told = dialog.getByRole("row").filter({ hasText: "Deliver to" });
  const lines = ((await told.getByRole("cell").last().innerText()) ?? "").split("\n").map((line) => line.trim());
  expect(lines).toEqual(expect.arrayContaining(["Kill Nine", "12 Powder Lane", "United States"]));
  await dialog.getByRole("button", { name: "Close" }).click();

  await table.getByRole("row").filter({ hasText: "Refund" }).getByRole("button").last().click();
  await dialog.getByRole("row").filter({ hasText: "Amount" }).getByText("US$1.25").first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await expectFits(page);
  await dialog.getByRole("button", { name: "Close" }).click();

  // Any kind of record can be asked for, and what has a screen leads there.
  await page.goto(`/office/audit?q=${order}`);
  const kinds = page.getByRole("combobox", { name: "Record" });
  if (size === phone) await page.getByRole("button", { name: /^Filters/ }).click();
  expect(await kinds.locator("optgroup", { hasText: "Receipt of a return" }).getAttribute("label")).toBe("Orders");
  await kinds.selectOption({ label: "Order" });
  await page.waitForURL(/type=order/);
  await table.getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: `Order ${order}` }).waitFor();

  // A webhook's fields have words too.
  const hook = await askOffice(page, "POST", "/webhooks", { url: "test-receiver", events: ["order.created"] });
  await page.goto("/office/audit?type=webhook");
  await table.getByRole("button").filter({ hasText: "Events" }).first().click();
  await dialog.getByRole("rowheader", { name: "Events" }).waitFor();
  await dialog.getByRole("rowheader", { name: "Address" }).waitFor();
  await askOffice(page, "DELETE", `/webhooks/${hook.data.id}`);
  expect(complaints).toEqual([]);
});
