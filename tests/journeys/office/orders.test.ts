import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

const found = (page: Page, number: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: number, exact: true }) });

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
}

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)(
  "on %s support finds an order by a part of its number, a phone number, a SKU and a name",
  async (_, size) => {
    const { page, complaints } = await browser.open(size);
    await signInToOffice(page, "support", "/office/orders/10001");
    const sku = (await page.getByText(/^FRN-/).first().textContent()) ?? "";
    await page.goto("/office/orders");
    for (const text of ["0001", "+1 (303) 555-0142", sku.slice(0, 12), "ferner rob", "rider@firn"]) {
      await search(page, text);
      await found(page, "10001").waitFor();
    }
    await search(page, "nobody has this name");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test("support holds an order back, tags it, writes a note that names a member, and reads what happened", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "support", "/office/orders/10001");
  const tag = `t${Date.now()}`;
  await page.getByRole("textbox", { name: "Add a tag" }).fill(tag);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: `Remove tag ${tag}` }).waitFor();
  const note = `Is it still whole? ${tag}`;
  await page.getByRole("textbox", { name: "Note" }).fill(note);
  await page.getByRole("combobox", { name: "Mention somebody" }).selectOption("Jonas Berg");
  await page.getByRole("button", { name: "Add note" }).click();
  const notes = page.getByRole("list").filter({ hasText: note });
  await notes.getByText("@Jonas Berg").first().waitFor();
  const timeline = page.getByRole("list").filter({ hasText: "Order placed" });
  await timeline.getByText(note).waitFor();
  expect(await timeline.getByRole("listitem").last().textContent()).toContain("Order placed");
  await page.getByRole("button", { name: "Oldest first" }).click();
  expect(await timeline.getByRole("listitem").first().textContent()).toContain("Order placed");
  await page.getByRole("button", { name: "Newest first" }).click();
  const { page: named } = await browser.open(desktop);
  await signInToOffice(named, "warehouse");
  const told = named.getByRole("listitem").filter({ hasText: note });
  await told.getByRole("link", { name: "Order 10001" }).click();
  await named.getByRole("strong").filter({ hasText: "@Jonas Berg" }).first().waitFor();
  await named.getByRole("link", { name: "Home" }).click();
  await told.waitFor({ state: "detached" });
  await page.getByRole("button", { name: `Remove tag ${tag}` }).click();
  await page.getByRole("button", { name: `Remove tag ${tag}` }).waitFor({ state: "detached" });
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)(
  "on %s support holds a new order back, corrects its address and sends its confirmation again",
  async (_, size) => {
    const email = `${randomUUID().slice(0, 8)}@orders.example`;
    const id = await buyByApi(await newBuyer(inject("shop")), randomUUID(), { email });
    const { page, complaints } = await browser.open(size);
    await signInToOffice(page, "support", `/office/orders/${id}`);
    await page.getByRole("button", { name: "Hold", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Waits for a call");
    await dialog.getByRole("button", { name: "Hold", exact: true }).click();
    await page.getByText("Do not pack").waitFor();
    const ship = await page.evaluate(async (number) => {
      const { token } = await (await fetch("/office/api/csrf")).json();
      const headers = { "csrf-token": token, "content-type": "application/json" };
      const answer = await fetch(`/office/api/orders/${number}/shipments`, { method: "POST", headers, body: "{}" });
      return (await answer.json()).code;
    }, id);
    expect(ship).toBe("on-hold");
    await page.getByRole("button", { name: "Edit address" }).click();
    await dialog.getByLabel("Town").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.locator("[aria-invalid]").waitFor();
    await dialog.getByLabel("Town").fill("Aurora");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Aurora, CO 80202").waitFor();
    await page.getByRole("button", { name: "Release" }).click();
    await page.getByText("Do not pack").waitFor({ state: "detached" });

    const confirmation = page.getByRole("button", { name: new RegExp(`${id}`) }).first();
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole("heading", { name: "E-mails" }).waitFor();
        await page.getByText("No e-mail has been sent yet.").or(confirmation).waitFor();
        return confirmation.isVisible();
      })
      .toBe(true);
    await confirmation.click();
    await dialog.frameLocator("iframe").getByText(String(id)).first().waitFor();
    await dialog.getByRole("button", { name: "Send again" }).click();
    await page.getByText(`It is on its way to ${email}.`).waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        await confirmation.waitFor();
        return page.getByText("Sent again by").count();
      })
      .toBeGreaterThan(0);
    // What was refused on purpose is told by the browser as well.
    expect(complaints.filter((one) => !/409|422/.test(one))).toEqual([]);
  },
);

test("the warehouse reads an order without what its customer bought before; a file of orders is for who may export", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/orders");
  await page.getByRole("link", { name: "Export as CSV" }).waitFor();
  const { page: reader } = await browser.open(desktop);
  await signInToOffice(reader, "warehouse", "/office/orders/10001");
  await reader.getByRole("heading", { name: "Timeline" }).waitFor();
  expect(await reader.getByText("Orders so far").count()).toBe(0);
  // By its number: others have ordered since.
  await reader.goto("/office/orders?q=10001");
  await found(reader, "10001").waitFor();
  expect(await reader.getByRole("link", { name: "Export as CSV" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
