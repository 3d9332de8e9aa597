import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { addProduct, removeProduct, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("a customer is found by the beginning of their address, and their page tells orders, addresses and consent", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/customers");
  const row = page.getByRole("row").nth(1);
  await row.waitFor();
  const email = (await row.getByText("@").first().textContent()) ?? "";
  await page.getByRole("searchbox", { name: "Search" }).fill(email.slice(0, 6));
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(email.slice(0, 6));
  await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
  for (const name of ["Orders", "Addresses", "Consent"])
    await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
  await page.getByText(email).first().waitFor();
  await page.goto("/office/customers/999999");
  await page.getByRole("heading", { level: 1, name: "This page does not exist" }).waitFor();
  expect(complaints.filter((one) => !one.includes("999999") && !one.includes("404"))).toEqual([]);
});

test("promotions and reviews are searched by the server", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/promotions");
  for (const path of ["promotions", "reviews"]) {
    await page.goto(`/office/${path}`);
    await page.getByRole("searchbox", { name: "Search" }).fill("no such thing at all");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("status").getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("row").nth(1).waitFor();
  }
  expect(complaints).toEqual([]);
});

test("a tab of returns is no filter: whoever clears the search stays in it", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/returns?view=all");
  const clear = page.getByRole("status").getByRole("button", { name: "Clear filters" });
  await page.getByRole("searchbox", { name: "Search" }).fill("no such thing at all");
  await clear.click();
  await clear.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?view=all");
  expect(complaints).toEqual([]);
});

test("what was moved to the bin lies there, and comes back", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", "/office/products");
  await addProduct(page, "Thrown away");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await removeProduct(page);
  await page.getByRole("link", { name: "Bin", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await page.getByRole("button", { name: `Restore: ${name}` }).click();
  await page.getByText(`${name} is back.`).waitFor();
  await page.getByRole("button", { name: `Restore: ${name}` }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect.poll(() => new URL(page.url()).search).toBe("?status=deleted");
  await page.getByRole("main").getByRole("link", { name: "Products", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await page.getByRole("row").filter({ hasText: name }).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await removeProduct(page);
  expect(complaints).toEqual([]);
});

test("stock is adjusted with a reason and a note, which its ledger tells", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "warehouse", "/office/stock?q=kestrel");
  await page
    .getByRole("button", { name: /^History: Kestrel/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Stock of Kestrel/ });
  await dialog.getByLabel("Reason").selectOption("correction");
  await dialog.getByLabel("Pieces more or fewer").fill("3");
  await dialog.getByLabel("Note").fill("Found behind the shelf");
  await dialog.getByRole("button", { name: "Adjust stock" }).click();
  const entry = dialog.getByRole("listitem").filter({ hasText: "Found behind the shelf" }).first();
  await entry.getByText("+3").waitFor();
  await entry.getByText("Correction").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel("Pieces more or fewer").fill("-3");
  await dialog.getByRole("button", { name: "Adjust stock" }).click();
  await dialog.getByRole("listitem").getByText("-3").first().waitFor();
  expect(complaints).toEqual([]);
});

test("home counts what waits, each a link to its list", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner");
  for (const [name, path, search] of [
    ["Orders to pack", "/office/orders", "?needs=pack"],
    ["Variants running out", "/office/stock", "?stock=low"],
    ["Reviews waiting", "/office/reviews", "?status=pending"],
  ] as const) {
    await page.goto("/office");
    await page.getByRole("link", { name: new RegExp(`^[\\d,]+\\+?\\s*${name}$`) }).click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path + search);
  }
  expect(complaints).toEqual([]);
});

test("on a phone the filters are folded behind a button that counts them, and each is taken away with a tap", async () => {
  const { page, complaints } = await browser.open(phone);
  await signInToOffice(page, "owner", "/office/products?status=visible");
  const fold = page.getByRole("button", { name: "Filters (1)" });
  await fold.waitFor();
  const stock = page.getByRole("combobox", { name: "Stock" });
  expect(await stock.isVisible()).toBe(false);
  const first = page.locator("tr[data-row]").first();
  expect((await first.boundingBox())?.y).toBeLessThan(phone.viewport?.height ?? 0);

  await fold.click();
  expect(await fold.getAttribute("aria-expanded")).toBe("true");
  await stock.selectOption("low");
  await page.getByRole("button", { name: "Filters (2)" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove filter Status: Visible" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has("status")).toBe(false);
  expect(await page.getByRole("button", { name: "Filters (1)" }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("button", { name: "Filters", exact: true }).waitFor();
  await page.setViewportSize(desktop.viewport ?? { width: 1440, height: 900 });
  expect(await page.getByRole("button", { name: "Filters" }).isVisible()).toBe(false);
  expect(await stock.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
