import { expect, test } from "vitest";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { focused } from "#tests/journeys/keyboard.ts";
import { addProduct, removeProduct, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test("whoever is led on by keys stands at the new page's heading, and Tab goes on from there", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", "/office/products");
  await page.getByRole("row").nth(1).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByLabel("Description").waitFor();
  await expect.poll(() => focused(page)).toBe(await heading.textContent());
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");

  // The palette's script has come before anybody asks for it, so that no key is lost.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("palette")),
  );
  await page.keyboard.press("Control+k");
  await page.keyboard.type("categories");
  await expect.poll(() => page.getByRole("combobox", { name: "Go to or do" }).inputValue()).toBe("categories");
  await page
    .getByRole("option", { name: /^Categories/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();
  await expect.poll(() => focused(page)).toBe("Categories");

  await addProduct(page, "Focus Board");
  await expect.poll(() => focused(page)).toContain("Focus Board");
  await removeProduct(page);
  await expect.poll(() => focused(page)).toBe("Products");
  expect(complaints).toEqual([]);
});
