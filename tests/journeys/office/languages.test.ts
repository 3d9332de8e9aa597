import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

type Language = "de" | "ja";

/** An owner who has chosen another language, at an address of the office. */
async function openIn(language: Language, path: string): Promise<{ page: Page; complaints: string[] }> {
  const opened = await browser.open(desktop);
  await signInToOffice(opened.page, "owner");
  await opened.page.evaluate((chosen) => localStorage.setItem("office-language", chosen), language);
  await opened.page.goto(path);
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return opened;
}

const called = {
  de: { gloves: "Handschuhe", category: "Freeride und Powder", filter: "Snowboards / Freeride und Powder" },
  ja: { gloves: "グローブ", category: "フリーライド＆パウダー", filter: "スノーボード / フリーライド＆パウダー" },
};

test.each(["de", "ja"] as const)(
  "kinds and categories have their names in %s, in the list and on a product",
  async (language) => {
    const { page, complaints } = await openIn(language, "/office/products");
    const { data } = await askOffice(page, "GET", "/staff/products?q=glove&limit=50");
    const { id, name } = data.find(({ kind }: { kind: string }) => kind === "gloves");
    const { gloves, category, filter } = called[language];
    await page.goto(`/office/products?q=${encodeURIComponent(name)}`);
    await page.getByRole("row").filter({ hasText: name }).first().getByText(gloves, { exact: true }).waitFor();
    await expect.poll(() => page.locator("option").allTextContents()).toContain(filter);
    await page.goto(`/office/products/${id}`);
    await page.getByRole("checkbox", { name: category, exact: true }).first().waitFor();
    await page.getByRole("main").getByText(gloves).first().waitFor();
    expect(complaints).toEqual([]);
  },
);

test("a German writes decimals with a comma or a point, and neither makes thousands of hundreds", async () => {
  const { page, complaints } = await openIn("de", "/office/settings/taxes");
  const arizona = page.getByRole("textbox", { name: /^Arizona/ });
  await expect.poll(() => arizona.inputValue()).toBe("5,6");
  await arizona.fill("8.875");
  await arizona.blur();
  expect(await arizona.inputValue()).toBe("8,875");
  await page.goto("/office/products/1001");
  const price = page.getByRole("textbox", { name: /^Preis: / }).first();
  for (const typed of ["449.95", "449,95"]) {
    await price.fill(typed);
    await price.blur();
    expect(await price.inputValue()).toBe("449,95");
  }
  expect(complaints).toEqual([]);
});
