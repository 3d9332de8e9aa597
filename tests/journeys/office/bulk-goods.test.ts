import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });
const devices = [
  ["a phone", phone],
  ["a desktop", desktop],
] as const;

const actions = (page: Page) => page.getByRole("toolbar", { name: "Actions" });

/** Chooses all rows of a list that has so many. */
async function chooseAll(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path);
  const boxes = page.locator("tbody").getByRole("checkbox");
  await expect.poll(() => boxes.count()).toBe(count);
  for (const box of await boxes.all()) await box.check();
}

async function undo(page: Page): Promise<void> {
  await page.locator(".job").getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone.").waitFor();
}

test.each(devices)(
  "on %s promotions are ended together, looked at first, and that is taken back",
  async (_, device) => {
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "owner", "/office/promotions");
    const word = `Thaw ${randomUUID().slice(0, 6)}`;
    for (const name of ["one", "two"])
      await askOffice(page, "POST", "/promotions", { name: `${word} ${name}`, kind: "percent", percent: 5 });
    const running = async () =>
      (await askOffice(page, "GET", `/promotions/count?state=running&q=${encodeURIComponent(word)}`)).meta.total;
    expect(await running()).toBe(2);

    await chooseAll(page, `/office/promotions?q=${encodeURIComponent(word)}`, 2);
    await actions(page).getByRole("button", { name: "Change…" }).click();
    const dialog = page.getByRole("dialog", { name: "Change 2 promotions" });
    await dialog.getByLabel("What to change").selectOption("End now");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByRole("cell", { name: "Ends" }).first().waitFor();
    await expectFits(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await running()).toBe(2);
    await dialog.getByRole("button", { name: "Change 2 promotions" }).click();
    await page.getByText("Done: 2 changed.").waitFor();
    expect(await running()).toBe(0);
    await undo(page);
    await expect.poll(running).toBe(2);

    await chooseAll(page, `/office/promotions?q=${encodeURIComponent(word)}`, 2);
    await actions(page).getByRole("button", { name: "Move to the bin" }).click();
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    expect(await running()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test.each(devices)("on %s gift cards are blocked together, and that is taken back", async (_, device) => {
  const { page, complaints } = await browser.open(device);
  await signInToOffice(page, "owner", "/office/gift-cards");
  const name = `Fair ${randomUUID().slice(0, 6)}`;
  for (const _ of [1, 2])
    await askOffice(page, "POST", "/gift-certificates", { amount: 20, currency_code: "USD", to_name: name });
  const blocked = async () =>
    (await askOffice(page, "GET", `/gift-certificates/count?state=blocked&q=${encodeURIComponent(name)}`)).meta.total;
  const list = `/office/gift-cards?q=${encodeURIComponent(name)}`;

  await chooseAll(page, list, 2);
  await actions(page).getByRole("button", { name: "Change…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 2 gift cards" });
  await dialog.getByLabel("Ends").fill("2020-01-01T10:00");
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await dialog.getByText("is over").first().waitFor();
  await dialog.getByLabel("Ends").fill("2099-01-01T10:00");
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await dialog.getByRole("cell", { name: /2099/ }).first().waitFor();
  await expectFits(page);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 2 gift cards" }).click();
  await page.getByText("Done: 2 changed.").waitFor();
  await page.locator(".job").getByRole("button", { name: "Close" }).click();

  await chooseAll(page, list, 2);
  await actions(page).getByRole("button", { name: "Block" }).click();
  await page.getByText("Done: 2 changed.").waitFor();
  expect(await blocked()).toBe(2);
  await undo(page);
  await expect.poll(blocked).toBe(0);
  // The day that was over.
  expect(complaints.filter((one) => !one.includes("422"))).toEqual([]);
});

test.each(devices)(
  "on %s a delivery is added to the stock of many, with its reason, and taken back",
  async (_, device) => {
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "warehouse", "/office/stock");
    const path = "/staff/stock?q=Acorn&sort=sku&limit=250";
    const levels = async (): Promise<number[]> =>
      (await askOffice(page, "GET", path)).data.map(({ available }: { available: number }) => available);
    const before = await levels();
    expect(before.length).toBeGreaterThan(2);

    await chooseAll(page, "/office/stock?q=Acorn&sort=sku", before.length);
    await actions(page).getByRole("button", { name: "Change…" }).click();
    const dialog = page.getByRole("dialog", { name: `Change the stock of ${before.length} variants` });
    await dialog.getByLabel("Pieces").fill("3");
    await dialog.getByLabel("Note").fill("Container 7");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByRole("cell", { name: "Stock" }).first().waitFor();
    await expectFits(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await levels()).toEqual(before);
    await dialog.getByRole("button", { name: `Change the stock of ${before.length} variants` }).click();
    await page.getByText(`Done: ${before.length} changed.`).waitFor();
    expect(await levels()).toEqual(before.map((level) => level + 3));
    await undo(page);
    await expect.poll(levels).toEqual(before);
    expect(complaints).toEqual([]);
  },
);
