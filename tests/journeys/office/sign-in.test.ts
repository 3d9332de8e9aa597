import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { demoPassword, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("the owner signs in at the address that they asked for, sees every area, and signs out", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/products");
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  const areas = page.getByRole("navigation", { name: "Areas" });
  for (const name of [
    "Home",
    "Orders",
    "Products",
    "Stock",
    "Categories",
    "Customers",
    "Promotions",
    "Reviews",
    "Audit log",
    "Settings",
  ]) {
    await areas.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  }
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expect(complaints).toEqual([]);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
});

test("a wrong password is told in the language of Accept-Language, and enters nowhere", async () => {
  const { page } = await browser.open({ ...desktop, locale: "de-AT" });
  await page.goto("/office");
  await page.getByLabel("E-Mail").fill("owner@firn.example");
  await page.getByLabel("Passwort", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect.poll(() => page.getByRole("alert").textContent()).toBe("E-Mail, Passwort oder Code stimmt nicht.");
  expect(await axeFindings(page)).toEqual([]);
});

test("a member for the catalogue sees no orders, and is told what they lack", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  const areas = page.getByRole("navigation", { name: "Areas" });
  await areas.getByRole("link", { name: "Products" }).waitFor();
  expect(await areas.getByRole("link", { name: "Orders" }).count()).toBe(0);
  await page.goto("/office/orders");
  await page.getByText("orders:read").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const refused = await page.evaluate(async () => (await fetch("/office/api/orders")).json());
  expect(refused).toMatchObject({ status: 403, code: "forbidden", permission: "orders:read" });
  expect(await page.getByRole("table").count()).toBe(0);
});

test("on a phone the areas are in a drawer, and rows say what their values are", async () => {
  const { page, complaints } = await browser.open(phone);
  await signInToOffice(page, "owner");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Products" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("link", { name: "Products" }).click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("FRN-KESTREL");
  await page.getByRole("row").filter({ hasText: "FRN-KESTREL" }).first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("FRN-KESTREL");
  await expectFits(page);
  await page
    .getByRole("link", { name: /^Kestrel/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Kestrel" }).waitFor();
  await expectFits(page);
  expect(complaints).toEqual([]);
});

test("by keyboard alone: signing in, finding a page, walking through a list, opening a row", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/office");
  await page.getByLabel("E-mail").waitFor();
  const { keyboard } = page;
  await keyboard.type("owner@firn.example");
  await keyboard.press("Tab");
  await keyboard.type(demoPassword);
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await keyboard.type("products");
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.getByRole("row").nth(3).waitFor();
  for (const key of ["j", "j", "x"]) await keyboard.press(key);
  await page.getByRole("toolbar", { name: "Actions" }).getByText("1 selected").waitFor();
  expect(await page.getByRole("row", { selected: true }).count()).toBe(1);
  await keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const second = await page.getByRole("row").nth(2).getByRole("link").first().textContent();
  await keyboard.press("Enter");
  await expect
    .poll(async () => second?.startsWith(String(await page.getByRole("heading", { level: 1 }).textContent())))
    .toBe(true);
  expect(complaints).toEqual([]);
});

test("Ctrl+K finds products, orders, customers, settings and actions; a member finds what they may see", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  const options = async (text: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(text);
    return page.getByRole("option");
  };
  const found = await options("rider@firn");
  await found.filter({ hasText: "Customer" }).first().waitFor();
  await found.filter({ hasText: "Order" }).first().waitFor();
  await page.keyboard.press("Escape");
  await (await options("kestrel")).filter({ hasText: "Product" }).first().waitFor();
  await page.keyboard.press("Escape");
  await (await options("own fields")).filter({ hasText: "Page" }).first().waitFor();
  await page.keyboard.press("Escape");
  await (await options("new product")).filter({ hasText: "Action" }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "New product" }).waitFor();

  const { page: other } = await browser.open(desktop);
  await signInToOffice(other, "catalogue");
  await other.keyboard.press("Control+k");
  await other.getByRole("dialog").getByRole("combobox").fill("kestrel");
  await other.getByRole("option").filter({ hasText: "Product" }).first().waitFor();
  await other.getByRole("dialog").getByRole("combobox").fill("rider@firn");
  await other.getByText("Nothing matches.").waitFor();
});

test("appearance and language are the member's choice, and stay", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Start" }).waitFor();
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(dark).toBe("rgb(11, 15, 19)");
});
