import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { addProduct, askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)(
  "on %s two products are given a brand together: looked at first, done, and taken back",
  async (_, device) => {
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "catalogue", "/office/products");
    const word = `Pair ${crypto.randomUUID().slice(0, 6)}`;
    await addProduct(page, word);
    await addProduct(page, word);
    const brands = async (): Promise<string[]> =>
      (await askOffice(page, "GET", `/staff/products?q=${encodeURIComponent(word)}`)).data.map(
        ({ brand }: { brand: string }) => brand,
      );
    const before = await brands();
    expect(before).toHaveLength(2);

    await page.goto(`/office/products?q=${encodeURIComponent(word)}`);
    const rows = page.getByRole("row").filter({ hasText: word });
    await expect.poll(() => rows.count()).toBe(2);
    for (const row of await rows.all()) await row.getByRole("checkbox").check();
    await page.getByRole("toolbar", { name: "Actions" }).getByRole("button", { name: "Change…" }).click();
    const dialog = page.getByRole("dialog", { name: "Change 2 products" });
    await dialog.getByLabel("What to change").selectOption("Brand");
    await dialog.getByRole("textbox", { name: "Brand" }).fill("Rime & Sons");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await expect.poll(() => dialog.getByRole("cell", { name: "Rime & Sons" }).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    expect(await brands()).toEqual(before);

    await dialog.getByRole("button", { name: "Change 2 products" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Done: 2 changed.").waitFor();
    expect(await brands()).toEqual(["Rime & Sons", "Rime & Sons"]);
    await page.locator(".job").getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(brands).toEqual(before);
    for (const { id } of (await askOffice(page, "GET", `/staff/products?q=${encodeURIComponent(word)}`)).data)
      await askOffice(page, "POST", `/staff/products/${id}/bin`, {});
    expect(complaints).toEqual([]);
  },
);
