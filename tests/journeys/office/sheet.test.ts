import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { hasDraftWith } from "#tests/journeys/drafts.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { tabTo } from "#tests/journeys/keyboard.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

// A price list that no other journey looks at.
const market = "pro_ca";
const priceCell = (page: Page, row: number) =>
  page.locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell]`).nth(1);

/** What the shop says, in the sheet's order. */
const prices = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(async (list) => {
    const answer = await fetch(`/office/api/staff/sheet?market=${list}&limit=500`);
    return (await answer.json()).data.map(({ price }: { price: string | null }) => price);
  }, market);

/** Sets the first row's price beside the sheet, as somebody else would. */
async function setElsewhere(page: Page, from: string | null, to: string | null): Promise<void> {
  const { data } = await askOffice(page, "GET", `/staff/sheet?market=${market}&limit=1`);
  const price = { from: from || null, to: to || null };
  await askOffice(page, "PUT", "/staff/sheet", { market, rows: [{ variantId: data[0].variantId, price }] });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("grid").evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("500 prices are pasted, looked at, saved and taken back", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", `/office/prices?market=${market}`);
  const grid = page.getByRole("grid", { name: "Prices" });
  await grid.waitFor();
  const before = await prices(page);
  expect(before).toHaveLength(500);
  const wanted = before.map((_, at) => (1000 + at + 0.95).toFixed(2));
  await grid.focus();
  await paste(page, wanted.map((price) => price.replace(/^1/, "1,")).join("\n"));
  const bar = page.getByRole("region", { name: "Save" });
  await bar.getByText("500 cells not saved yet").waitFor();
  expect(await prices(page)).toEqual(before);

  await bar.getByRole("button", { name: "Review changes" }).click();
  const dialog = page.getByRole("dialog", { name: "What will change" });
  await dialog.getByText("500 cells change.").waitFor();
  await dialog.getByText("1,000.95").waitFor();
  expect(await prices(page)).toEqual(before);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Done: 500 changed.").waitFor();
  expect(await prices(page)).toEqual(wanted);
  await bar.waitFor({ state: "detached" });

  await page.locator(".job").getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone.").waitFor();
  await expect.poll(() => prices(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

test("cells are chosen, typed in and changed by keys, and taken back", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", `/office/prices?market=${market}`);
  const grid = page.getByRole("grid", { name: "Prices" });
  await grid.focus();
  await page.keyboard.type("123.4");
  await page.keyboard.press("Enter");
  await expect.poll(() => priceCell(page, 0).textContent()).toBe("123.40");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("3 selected").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Control+d");
  await expect.poll(() => priceCell(page, 2).textContent()).toBe("123.40");
  const change = page.getByRole("form", { name: "Change the selected cells" });
  await change.getByRole("textbox", { name: "Value" }).fill("10");
  await change.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => priceCell(page, 1).textContent()).toBe("135.74");
  await change.getByRole("combobox").selectOption("Round to .95");
  await change.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => priceCell(page, 1).textContent()).toBe("135.95");
  await grid.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Control+z");
  await page.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.keyboard.type("9");
  await page.keyboard.press("Escape");
  expect(await page.getByRole("region", { name: "Save" }).count()).toBe(0);
  await page.keyboard.press("Control+a");
  await page.getByText("500 selected").waitFor();
});

test("by keyboard alone: a price is typed and filled down, looked at, saved and taken back", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", `/office/prices?market=${market}`);
  await page.getByRole("grid", { name: "Prices" }).waitFor();
  const before = await prices(page);
  const { keyboard } = page;
  await tabTo(page, "Prices");
  await keyboard.type("432.1");
  for (const key of ["Enter", "ArrowUp", "Shift+ArrowDown", "Control+d"]) await keyboard.press(key);
  await expect.poll(() => priceCell(page, 1).textContent()).toBe("432.10");
  await tabTo(page, "Review changes");
  await keyboard.press("Enter");
  await page.getByRole("dialog", { name: "What will change" }).getByText("2 cells change.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, "Save");
  await keyboard.press("Enter");
  await page.getByText("Done: 2 changed.").waitFor();
  expect((await prices(page)).slice(0, 2)).toEqual(["432.10", "432.10"]);
  await tabTo(page, "Undo");
  await keyboard.press("Enter");
  await page.getByText("Undone.").waitFor();
  await expect.poll(() => prices(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

test("what cannot be saved is marked with the reason, and a phone scrolls the sheet alone", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "catalogue", `/office/prices?market=${market}`);
  await page.getByRole("grid", { name: "Prices" }).focus();
  await page.keyboard.type("cheap");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("alert").getByText("must be an amount of CAD", { exact: false }).waitFor();
  expect(await priceCell(page, 0).getAttribute("aria-invalid")).toBe("true");
  await expectFits(page);
  await page.getByRole("button", { name: "Discard" }).click();
});

test("cells are drawn over by mouse and copied as a spreadsheet takes them; what somebody else set meanwhile is shown", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", `/office/prices?market=${market}`);
  const grid = page.getByRole("grid", { name: "Prices" });
  await grid.waitFor();
  const at = async (row: number, column: number) => {
    const box = await page
      .locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell]`)
      .nth(column)
      .boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await page.mouse.move(...(await at(0, 0)));
  await page.mouse.down();
  await page.mouse.move(...(await at(1, 0)));
  await page.mouse.move(...(await at(2, 1)), { steps: 4 });
  await page.mouse.up();
  await page.getByText("6 selected").waitFor();
  const copied = await grid.evaluate((sheet) => {
    const clipboardData = new DataTransfer();
    sheet.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData("text/plain");
  });
  const rows = await page.evaluate(async (list) => {
    const answer = await fetch(`/office/api/staff/sheet?market=${list}&limit=3`);
    return (await answer.json()).data.map(({ sku, price }: { sku: string; price: string | null }) => [
      sku,
      price ?? "",
    ]);
  }, market);
  expect(copied.split("\n").map((line) => line.split("\t"))).toEqual(rows);

  // Somebody else sets the cell's price before it is saved.
  const [[, before]] = rows as [[string, string]];
  await page.mouse.click(...(await at(0, 1)));
  await page.keyboard.type("77.5");
  await page.keyboard.press("Enter");
  await setElsewhere(page, before, "66.00");
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("alert").getByText("It says 66.00 now").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await setElsewhere(page, "66.00", before);
});

test("unsaved cells survive a lost connection, a reload and another page; those that others changed are marked; all can be discarded", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", `/office/prices?market=${market}`);
  const grid = page.getByRole("grid", { name: "Prices" });
  const bar = page.getByRole("region", { name: "Save" });
  await grid.focus();
  const [before, second] = await prices(page);
  await page.keyboard.type("55.5");
  await page.keyboard.press("Enter");
  await page.keyboard.type("56.5");
  await page.keyboard.press("Enter");
  await bar.getByText("2 cells not saved yet").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Review changes" }).click();
  await bar.getByRole("alert").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => hasDraftWith(page, "56.50")).toBe(true);
  await setElsewhere(page, before ?? null, "44.00");
  await page.reload();

  await bar.getByText("2 cells not saved yet").waitFor();
  await bar.getByText("This is your draft of", { exact: false }).waitFor();
  await bar.getByRole("alert").getByText("It says 44.00 now").waitFor();
  expect(await priceCell(page, 0).textContent()).toBe("55.50");
  expect(await priceCell(page, 0).getAttribute("aria-invalid")).toBe("true");
  expect(await priceCell(page, 1).textContent()).toBe("56.50");
  expect(await priceCell(page, 1).getAttribute("aria-invalid")).toBe("false");
  expect(await axeFindings(page)).toEqual([]);

  // Another price list has no part in it; its own waits for whoever comes back.
  await page.getByRole("combobox", { name: "Market" }).selectOption("pro");
  await page.getByText("2 changed cells are not saved yet; they are kept in the sheet as your draft.").waitFor();
  await bar.waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Market" }).selectOption(market);
  await bar.getByText("2 cells not saved yet").waitFor();

  // What the marked cell says now is what is changed, as soon as it was seen.
  await page.getByRole("button", { name: "Review changes" }).click();
  const dialog = page.getByRole("dialog", { name: "What will change" });
  await dialog.getByText("44.00").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await bar.waitFor({ state: "detached" });
  await expect.poll(async () => (await prices(page)).slice(0, 2)).toEqual(["55.50", "56.50"]);
  await page.locator(".job").getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone.").waitFor();
  await expect.poll(async () => (await prices(page)).slice(0, 2)).toEqual(["44.00", second]);

  await page.reload();
  await grid.focus();
  await page.keyboard.type("57.5");
  await page.keyboard.press("Enter");
  await expect.poll(() => hasDraftWith(page, "57.50")).toBe(true);
  await bar.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => hasDraftWith(page, "57.50")).toBe(false);
  await page.reload();
  await expect.poll(() => priceCell(page, 0).textContent()).toBe("44.00");
  expect(await bar.count()).toBe(0);
  await setElsewhere(page, "44.00", before ?? null);
});
