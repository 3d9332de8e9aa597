import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

/** Follows the link to the card with this heading: the card begins below the links, and has the focus. */
async function follow(page: Page, heading: string): Promise<void> {
  const links = page.getByRole("navigation", { name: "On this page" });
  await links.getByRole("link", { name: heading, exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector("h2")?.textContent?.trim()))
    .toBe(heading);
  const below = async (): Promise<number> => {
    const box = await links.boundingBox();
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    return top - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
}

/** Opens a page and waits until all its cards are there: one that comes later moves the others and the focus. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole("status", { name: "Loading" }).count()).toBe(0);
}

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)(
  "on %s the pages of orders, customers, categories, promotions and delivery lead to their cards",
  async (_, device) => {
    const order = await buyByApi(await newBuyer(inject("shop")), randomUUID(), {});
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "owner", `/office/orders/${order}`);
    const first = async (path: string): Promise<number> => (await askOffice(page, "GET", path)).data[0].id;
    const pages = [
      [`/office/orders/${order}`, ["Timeline", "Customer"]],
      [`/office/customers/${await first("/staff/customers?limit=1")}`, ["Account", "Addresses"]],
      [`/office/categories/${await first("/catalog/categories")}`, ["Texts", "Pictures"]],
      [`/office/promotions/${await first("/promotions?limit=1")}`, ["What it takes off"]],
      ["/office/settings/delivery", ["Canada", "Canada, professionals"]],
    ] as const;
    for (const [path, headings] of pages) {
      await open(page, path);
      for (const heading of headings) await follow(page, heading);
      expect(await axeFindings(page), path).toEqual([]);
      await expectFits(page);
    }
    expect(complaints).toEqual([]);
  },
);

test("links to sections say which have unsaved changes and which a problem, in pages with one form and with several", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/stores");
  const first = async (path: string): Promise<number> => (await askOffice(page, "GET", path)).data[0].id;
  const links = page.getByRole("navigation", { name: "On this page" });
  const marked = () => links.locator(".part-changed, .part-faulty").allTextContents();
  const main = page.getByRole("main");
  const pages = [
    [`/office/stores/${await first("/staff/stores?limit=1")}`, "Street and number", "Where it is (not saved yet)"],
    [`/office/promotions/${await first("/promotions?limit=1")}`, "Name", "What it takes off (not saved yet)"],
    [`/office/categories/${await first("/catalog/categories")}`, "Name", "Category (not saved yet)"],
    [`/office/customers/${await first("/staff/customers?limit=1")}`, "First name", "Customer (not saved yet)"],
    ["/office/settings/delivery", /^Gift wrapping costs/, "United States (not saved yet)"],
  ] as const;
  const seen: unknown[] = [];
  for (const [path, label] of pages) {
    await open(page, path);
    await main
      .getByLabel(label, { exact: typeof label === "string" })
      .first()
      .fill("9");
    await main
      .getByLabel(label, { exact: typeof label === "string" })
      .first()
      .blur();
    await expect.poll(async () => (await marked()).length, { message: path }).toBe(1);
    seen.push(...(await marked()));
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(marked).toEqual([]);
  }
  expect(seen).toEqual(pages.map(([, , text]) => text));
  await open(page, pages[1][0]);
  await main.getByLabel("Name", { exact: true }).first().fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => links.locator(".part-faulty").count()).toBe(1);
  await page.getByRole("button", { name: "Discard" }).click();
  // The browser itself tells of the refused save.
  expect(complaints.filter((one) => !one.includes("422"))).toEqual([]);
});

test("on an order a note that is not sent, a tag that is not added and a wrong own field are marked", async () => {
  const order = await buyByApi(await newBuyer(inject("shop")), randomUUID(), {});
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/orders");
  const field = { aggregate: "order", key: `steps_${randomUUID().slice(0, 8)}`, kind: "number" };
  const labels = { en: `Steps ${field.key}` };
  const made = await askOffice(page, "POST", "/own-fields", { ...field, labels, max: 5 });
  await open(page, `/office/orders/${order}`);
  const marked = () =>
    page.getByRole("navigation", { name: "On this page" }).locator(".part-changed, .part-faulty").allTextContents();
  const main = page.getByRole("main");
  await main.getByLabel("Note", { exact: true }).fill("Wait for the second board");
  await expect.poll(marked).toEqual(["Notes (not saved yet)"]);
  await main.getByRole("textbox", { name: "Add a tag" }).fill("vip");
  await expect.poll(marked).toEqual(["Status (not saved yet)", "Notes (not saved yet)"]);
  await main.getByRole("button", { name: "Add note" }).click();
  await main.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(marked).toEqual([]);
  await main.getByLabel(labels.en).fill("9");
  await expect.poll(marked).toEqual(["Own fields (not saved yet)"]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(marked).toEqual(["Own fields (has a problem)"]);
  await page.getByRole("button", { name: "Discard" }).click();
  await askOffice(page, "DELETE", `/own-fields/${made.data.id}`);
  expect(complaints.filter((one) => !one.includes("422"))).toEqual([]);
});

test("the short lists of settings are saved as they are shown", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/settings/members");
  await page.getByRole("searchbox").fill("warehouse@");
  await expect.poll(() => page.locator("tr[data-row]").count()).toBe(1);
  const href = await page.getByRole("link", { name: "Export as CSV" }).getAttribute("href");
  const lines = (await page.evaluate(async (url) => (await fetch(url)).text(), href ?? "")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("warehouse@firn.example,Warehouse");
  expect(complaints).toEqual([]);
});
