import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("the owner tries a webhook out without any address, reads what is sent, sends it again and removes it", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/settings/webhooks");
  const name = `Till ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("ftp://erp.example/");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await dialog.getByText("must begin with https://").waitFor();
  await dialog.getByLabel("Address").fill("test-receiver");
  await dialog.getByLabel("All events, also those to come").uncheck();
  await dialog.getByLabel("order.created").check();
  await dialog.getByRole("button", { name: "Create" }).click();
  await dialog.getByText(/^whsec_/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("button", { name: "Send a test" }).click();
  // Orders of other journeys may come to this address, too.
  const trial = page.locator("code").getByText("test", { exact: true });
  const row = page.getByRole("row").filter({ hasText: "Delivered" }).filter({ has: trial });
  await row.getByRole("button", { name: "Show message" }).click();
  await dialog.getByText("firn-signature: t=").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Send again" }).click();
  await row.getByRole("cell", { name: "2", exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel("Active").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await page.getByRole("button", { name: "Remove the webhook" }).click();
  await dialog.getByRole("button", { name: "Remove the webhook" }).click();
  await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor();
  await page.getByRole("link", { name }).waitFor({ state: "detached" });
  expect(complaints.filter((one) => !one.includes("422"))).toEqual([]);
});

test("the pages of the system can be looked at on a phone; who may not is told which permission it needs", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "owner", "/office/settings/system");
  await page.getByText("PostgreSQL").waitFor();
  await page.getByRole("heading", { name: /^Database: \d/ }).waitFor();
  await expectFits(page);
  const other = (await browser.open(phone)).page;
  await signInToOffice(other, "warehouse", "/office/settings/system");
  await other.getByText("settings:read").waitFor();
});
