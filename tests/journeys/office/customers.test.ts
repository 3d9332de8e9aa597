import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { openAccount } from "#tests/journeys/customer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

/** Somebody opens an account in the shop. */
async function join(first: string): Promise<{ id: number; email: string }> {
  const { page } = await browser.open(desktop);
  return openAccount(page, { first, last: "Lind" });
}

test("support names, tags and notes somebody, finds them by the tag, and sees what was changed", async () => {
  const { id, email } = await join("Ida");
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", `/office/customers/${id}`);
  await page.getByRole("heading", { level: 1, name: "Ida Lind" }).waitFor();
  const tag = `Visits ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("First name").fill("Idun");
  await page.getByLabel("Language").selectOption({ label: "Swedish" });
  await page.getByLabel("Staff note").fill("Prefers the phone");
  await page.getByRole("textbox", { name: "Add a tag" }).fill(tag);
  await page.getByRole("textbox", { name: "Add a tag" }).press("Enter");
  await save(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Idun Lind" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("tab", { name: "History" }).first().click();
  await page.getByText("Prefers the phone").first().waitFor();

  await page.goto("/office/customers");
  await page.getByLabel("Tag", { exact: true }).selectOption(tag);
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("row").filter({ hasText: email }).getByText(tag).waitFor();
  expect(complaints).toEqual([]);
});

test("somebody who asks to be forgotten is erased, after the law’s checklist was read", async () => {
  const { id } = await join("Erik");
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", `/office/customers/${id}`);
  await page.getByRole("heading", { level: 1, name: "Erik Lind" }).waitFor();
  const exporting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export their data" }).click();
  expect((await exporting).suggestedFilename()).toBe(`firn-customer-${id}.json`);
  await page.getByRole("button", { name: "Erase" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Erase Erik Lind" }).waitFor();
  await dialog.getByText("Tax law asks for 5 to 10 years", { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await dialog.getByRole("button", { name: "Erase" }).isDisabled()).toBe(true);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Erase" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/office/customers");
  expect(complaints).toEqual([]);
  await page.goto(`/office/customers/${id}`);
  await page.getByRole("heading", { level: 1, name: "This page does not exist" }).waitFor();
});

test("a group gets a discount, tried on a product before and after it is saved", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/customers/groups");
  const name = `Club ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "New group" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("button", { name: "Add a discount" }).click();
  await page.getByLabel("Amount").fill("50");
  await page.getByRole("searchbox").fill("Kestrel");
  await page.getByRole("group", { name: "Product" }).getByRole("listitem").getByRole("button").first().click();
  const row = page.getByRole("list", { name: "Prices in this group" }).getByRole("listitem").first();
  const amounts = async () =>
    (((await row.textContent()) ?? "").match(/US\$[\d,.]+/g) ?? []).map((text) => Number(text.replace(/[^\d.]/g, "")));
  await row.waitFor();
  const [listed = 0] = await amounts();
  await expect.poll(async () => Math.abs(((await amounts())[1] ?? 0) - listed / 2) < 0.02).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await save(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.goto("/office/customers/groups");
  await page.getByRole("listitem").filter({ hasText: name }).getByText("1 discount").waitFor();
  expect(complaints).toEqual([]);
});

test("a customer’s page fits a phone", async () => {
  const { id } = await join("Per");
  const { page } = await browser.open(phone);
  await signInToOffice(page, "support", `/office/customers/${id}`);
  await page.getByRole("heading", { level: 1, name: "Per Lind" }).waitFor();
  await page.getByLabel("Staff note").waitFor();
  await expectFits(page);
});
