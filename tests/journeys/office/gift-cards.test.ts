import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("a gift card is given out, found by its recipient, corrected with a reason, and blocked", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/gift-cards");
  const name = `Ines ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Give out a gift card" }).click();
  await dialog.getByLabel("Worth").fill("80");
  await dialog.getByLabel("Recipient’s name").fill(name);
  await dialog.getByRole("button", { name: "Give out a gift card" }).click();
  const code = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("searchbox").fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button").click();
  expect((await dialog.getByRole("heading").first().textContent())?.slice(-4)).toBe(code.slice(-4));
  await dialog.getByText("Given out").waitFor();
  await dialog.getByLabel("New balance").fill("60");
  await dialog.getByLabel("Reason").fill("Sold too dear");
  await dialog.getByRole("button", { name: "Correct" }).click();
  await dialog.getByText("Sold too dear").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByText("Active", { exact: true }).waitFor();
  await dialog.getByLabel("New balance").fill("0");
  await dialog.getByRole("button", { name: "Correct" }).click();
  await dialog.getByText("Used up", { exact: true }).waitFor();
  await row.getByText("Used up").waitFor();
  await dialog.getByLabel("New balance").fill("60");
  await dialog.getByRole("button", { name: "Correct" }).click();
  await dialog.getByText("Active", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Block" }).click();
  await dialog.getByRole("button", { name: "Open again" }).waitFor();
  await page.keyboard.press("Escape");
  await row.getByText("Blocked").waitFor();
  await row.getByText("$60.00").waitFor();
  expect(complaints).toEqual([]);
});

test("applications of professionals fit a phone; who may not read them is told which permission it needs", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "support", "/office/pro");
  await page.getByRole("heading", { level: 1, name: "Pro accounts" }).waitFor();
  await expectFits(page);
  const other = (await browser.open(phone)).page;
  await signInToOffice(other, "warehouse", "/office/pro");
  await other.getByText("pro:read").waitFor();
});
