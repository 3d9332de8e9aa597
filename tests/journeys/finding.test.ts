import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import words from "#storefront/i18n/board-finder/en.ts";
import en from "#storefront/i18n/display/en.ts";
import guide from "#storefront/i18n/size-guide/en.ts";
import { hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { limit } from "#tests/support/limits.ts";

/** What buyers come for, on a phone, counted in taps: filling a field is one. What took more would lose them. */

const browser = useBrowser({ pictures: false });

function counter() {
  let taps = 0;
  return {
    tap: async (what: Locator) => {
      taps += 1;
      await what.click();
    },
    fill: async (field: Locator, text: string) => {
      taps += 1;
      await field.fill(text);
    },
    count: () => taps,
  };
}

const open = () => browser.open({ ...phone, reducedMotion: "reduce" });

test("3.11 from home to the right length of a board for 82 kg takes five taps", async () => {
  const { page, complaints } = await open();
  const { tap, fill, count } = counter();
  await page.goto("/en-us");
  await hydrated(page);
  await tap(page.getByRole("button", { name: en["frame.menu"] }));
  const menu = page.getByRole("dialog", { name: en["frame.menu"] });
  await tap(menu.getByRole("link", { name: en["frame.find-board"] }).last());
  await page.getByRole("heading", { level: 1, name: words["finder.title"] }).waitFor();
  await fill(page.getByLabel(words["finder.weight"].replace("{unit}", "lb")), "181");
  await tap(page.getByRole("button", { name: words["finder.show"] }));
  await page.waitForURL(/weight=181/);
  await tap(page.getByRole("link", { name: /^Length \d{3}/ }).first());
  await page.waitForURL(/\/p\/.*size=/);
  const size = new URL(page.url()).searchParams.get("size") ?? "";
  await expect
    .poll(() =>
      page
        .getByRole("radio", { name: new RegExp(`^${size}`, "i") })
        .first()
        .isChecked(),
    )
    .toBe(true);
  expect(count()).toBeLessThanOrEqual(5);
  expect(complaints).toEqual([]);
});

test("3.11 beside a board the length for 82 kg is chosen with four taps", async () => {
  const { page } = await open();
  const { tap, fill, count } = counter();
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  await tap(page.getByRole("link", { name: en["product.size-guide"] }).first());
  const sheet = page.getByRole("dialog", { name: guide["guide.title"] });
  await fill(sheet.getByLabel(guide["guide.weight"].replace("{unit}", "lb")), "181");
  await tap(sheet.getByRole("button", { name: guide["guide.show"] }));
  await tap(sheet.getByRole("button", { name: /^Choose \d{3}/ }));
  await expect.poll(() => page.getByRole("radio", { name: /^\d{3}.*Yours/ }).isChecked()).toBe(true);
  expect(count()).toBeLessThanOrEqual(4);
});

test("7.10 from home to boots in US 10 takes four taps", async () => {
  const { page } = await open();
  const { tap, count } = counter();
  // The index is filled behind the start: the first that is found has to be one that comes in US 10.
  const found = page.getByRole("main").locator("article[data-product] a").first();
  let boots = "";
  const first = async () => {
    await page.goto("/en-us/search?q=boots+us+10");
    if ((await found.count()) === 0) return "";
    boots = (await found.getAttribute("href")) ?? "";
    return (await page.request.get(boots)).text();
  };
  await expect.poll(first, { timeout: limit(60_000), interval: 2_000 }).toMatch(/US 10\b/);
  await page.goto("/en-us");
  await hydrated(page);
  await tap(page.getByRole("banner").getByRole("link", { name: en["frame.search"] }));
  await tap(page.getByRole("option", { name: "boots us 10" }));
  await page.waitForURL(/q=boots\+us\+10/i);
  await expect.poll(() => found.getAttribute("href")).toBe(boots);
  await tap(found);
  await page.waitForURL(/\/p\//);
  await tap(
    page
      .locator("label")
      .filter({ hasText: /US 10\b/ })
      .first(),
  );
  await expect
    .poll(() =>
      page
        .getByRole("radio", { name: /^US 10 / })
        .first()
        .isChecked(),
    )
    .toBe(true);
  expect(count()).toBeLessThanOrEqual(4);
});
