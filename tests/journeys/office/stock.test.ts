import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test("a list is counted by keyboard, looked at as differences, saved with its reason, and a threshold is set", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "warehouse", "/office/stock");
  await page.getByRole("link", { name: "Count a list" }).click();
  await page.getByRole("heading", { level: 1, name: "Count a list" }).waitFor();
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("Acorn");
  await search.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("Acorn");
  const fields = page.getByRole("textbox", { name: /^Pieces counted: Acorn/ });
  await expect.poll(() => fields.count()).toBeGreaterThan(2);
  const rows = page.locator("tbody tr");
  const seen = Number(await rows.nth(1).locator("td").nth(1).textContent());
  await fields.nth(1).focus();
  await page.keyboard.type(String(seen + 2));
  await page.keyboard.press("Enter");
  await page.keyboard.type("many");
  await page.getByText("1 is no whole number").waitFor();
  for (let sign = 0; sign < 4; sign += 1) await page.keyboard.press("Backspace");
  await page.getByRole("button", { name: "Review changes" }).click();
  const dialog = page.getByRole("dialog", { name: "What will change" });
  await dialog.getByText("1 level changes. Reason: Stocktake").waitFor();
  await dialog.getByLabel("Note").fill("Shelf 4");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => rows.nth(1).locator("td").nth(1).textContent()).toBe(String(seen + 2));

  // What went comes off again, for another reason.
  await page.getByLabel("Reason").selectOption({ index: 3 });
  await page
    .getByRole("textbox", { name: /: Acorn/ })
    .nth(1)
    .fill("-2");
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => rows.nth(1).locator("td").nth(1).textContent()).toBe(String(seen));

  await page.goto("/office/stock?q=Acorn&sort=sku");
  const low = page.getByRole("textbox", { name: /^Low from: Acorn/ }).first();
  await low.fill("900");
  await low.press("Enter");
  await page.locator(".tag").getByText("Low", { exact: true }).first().waitFor();
  await low.fill("");
  await low.press("Enter");
  await expect.poll(() => low.inputValue()).toBe("");
  expect(complaints).toEqual([]);
});

test("counting fits phones and has no findings of axe", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "warehouse", "/office/stock/count?q=Acorn");
  await page
    .getByRole("textbox", { name: /^Pieces counted/ })
    .first()
    .fill("3");
  await page.getByRole("button", { name: "Review changes" }).waitFor();
  await expectFits(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
});
