import { expect, test } from "vitest";
import words from "#storefront/i18n/board-finder/en.ts";
import en from "#storefront/i18n/display/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";

const browser = useBrowser({ pictures: false });

test("3.11 on a phone the menu leads to the finder, which leads to boards with reasons", async () => {
  const { page, complaints } = await browser.open({ ...phone, reducedMotion: "reduce" });
  await page.goto("/en-us");
  await hydrated(page);
  await page.getByRole("button", { name: en["frame.menu"] }).click();
  const menu = page.getByRole("dialog", { name: en["frame.menu"] });
  const names = await menu.getByRole("link").allInnerTexts();
  const said = names.map((name) => name.trim()).filter(Boolean);
  expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
  expect(said).toEqual(expect.arrayContaining([en["frame.wishlist"], en["catalogue.badge-sale"]]));
  await menu.getByRole("link", { name: en["frame.find-board"] }).last().click();
  await page.getByRole("heading", { level: 1, name: words["finder.title"] }).waitFor();
  await page.getByRole("radio", { name: "Powder" }).check();
  await page.getByRole("spinbutton").fill("181");
  await page.getByRole("button", { name: words["finder.show"] }).click();
  await page.waitForURL(/riding=powder/);
  await page
    .getByText(/^Powder: \d+ of 10$/)
    .first()
    .waitFor();
  expect(await axeFindings(page, { tags: ["wcag2a", "wcag2aa", "wcag22aa"] })).toEqual([]);
  await expectFits(page);
  await page
    .getByRole("link", { name: /^Length \d{3}/ })
    .first()
    .click();
  await page.waitForURL(/\/p\/.*size=\d{3}/);
  expect(complaints).toEqual([]);
});

test("2.1 the finder works without JavaScript", async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  await page.goto("/en-us/board-finder");
  await page.getByRole("radio", { name: "Park" }).check();
  await page.getByRole("button", { name: words["finder.show"] }).click();
  await page.waitForURL(/riding=park/);
  expect(await page.getByText(/^Park: \d+ of 10$/).count()).toBeGreaterThan(0);
});
