import { expect, test } from "vitest";
import de from "#storefront/i18n/display/de.ts";
import en from "#storefront/i18n/display/en.ts";
import guideDe from "#storefront/i18n/size-guide/de.ts";
import guide from "#storefront/i18n/size-guide/en.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser({ pictures: false });

test("3.11 the guide finds the length of a board in pounds, says why, marks it and chooses it; it is known again", async () => {
  const { page, complaints } = await browser.open(phone);
  await page.goto("/en-us/p/kestrel");
  await hydrated(page);
  await page.getByRole("link", { name: en["product.size-guide"] }).first().click();
  const sheet = page.getByRole("dialog", { name: guide["guide.title"] });
  await sheet.getByLabel(guide["guide.weight"].replace("{unit}", "lb")).fill("9");
  await sheet.getByRole("button", { name: guide["guide.show"] }).click();
  await expect.poll(() => sheet.getByText("Please give a number from 33 to 397.").isVisible()).toBe(true);
  await sheet.getByLabel(guide["guide.weight"].replace("{unit}", "lb")).fill("181");
  await sheet.getByLabel(guide["guide.boot"]).selectOption({ label: "US 12 · EU 46" });
  await sheet.getByRole("button", { name: guide["guide.show"] }).click();
  await expect.poll(() => sheet.getByText("Your size: 160W").isVisible()).toBe(true);
  expect(await sheet.getByText(/US 12 · EU 46 want .* take the wide version/).isVisible()).toBe(true);
  await sheet.getByRole("button", { name: "Choose 160W" }).click();
  await expect.poll(() => page.getByRole("radio", { name: /160W/ }).isChecked()).toBe(true);
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.goto("/en-us/p/kestrel");
  await expect.poll(() => page.getByRole("radio", { name: /160W.*Yours/ }).count()).toBe(1);
  expect(await page.getByRole("radio", { name: /160W.*Yours/ }).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

test("3.11 boots are counted as the country does, or as the visitor wants to from then on", async () => {
  const { page, complaints } = await browser.open(desktop);
  await page.goto("/de-de/p/waymark-boot");
  await hydrated(page);
  expect(await page.getByRole("radio", { name: /^43/ }).count()).toBe(1);
  await page.getByRole("button", { name: "US", exact: true }).click();
  await expect.poll(() => page.getByRole("radio", { name: /^US 10 EU 43/ }).count()).toBe(1);
  await page.goto("/de-de/p/larkspur-boot");
  await expect.poll(() => page.getByRole("radio", { name: /^US 7 EU 38/ }).count()).toBe(1);
  await page.getByRole("link", { name: de["product.size-guide"] }).first().click();
  const sheet = page.getByRole("dialog", { name: guideDe["guide.title"] });
  await sheet.getByLabel(guideDe["guide.foot"].replace("{unit}", "cm")).fill("23.8");
  await sheet.getByRole("button", { name: guideDe["guide.show"] }).click();
  await sheet.getByRole("button", { name: "EU 38 wählen" }).click();
  await expect.poll(() => page.getByRole("radio", { name: /^US 7 EU 38/ }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

test("3.3 what has no chart of its own opens the merchant's guide beside it; without scripts the way leads to its page", async () => {
  const { page } = await browser.open(phone);
  await page.goto("/en-us/p/pillar-glove");
  const way = page.getByRole("link", { name: en["product.size-guide"] }).first();
  expect(new URL((await way.getAttribute("href")) ?? "", page.url()).pathname).toBe("/en-us/support/glove-sizes");
  await hydrated(page);
  await way.click();
  const sheet = page.getByRole("dialog", { name: guide["guide.title"] });
  await expect.poll(() => sheet.getByText("Two numbers").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet.isVisible()).toBe(false);
});
