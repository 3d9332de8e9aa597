import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { addProduct, askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)(
  "on %s all products that match are shown and binned after a look at them: exactly those that were looked at, or none",
  async (_, device) => {
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "catalogue", "/office/products");
    const word = `Flock${randomUUID().slice(0, 6)}`;
    await addProduct(page, word);
    const path = `/staff/products?q=${word}&limit=250`;
    type Row = { id: number; status: string };
    const found = async (): Promise<Row[]> => (await askOffice(page, "GET", path)).data;
    const [{ id }] = (await found()) as [Row];
    const copy = () => askOffice(page, "POST", `/staff/products/${id}/duplicate`, {});
    // One more than a page of the list holds.
    for (let made = 1; made < 51; made++) await copy();
    const states = async () => {
      const all = (await found()).map(({ status }) => status);
      return Object.fromEntries(all.map((status) => [status, all.filter((one) => one === status).length]));
    };
    const before = await states();
    expect(before).toEqual({ hidden: 51 });

    const bar = page.getByRole("toolbar", { name: "Actions" });
    const chooseMatching = async (count: number) => {
      await page.goto(`/office/products?q=${word}`);
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await bar.getByRole("button", { name: `Select all ${count} that match` }).click();
      await bar.getByText(`${count} selected`).waitFor();
    };
    await chooseMatching(51);
    await bar.getByRole("button", { name: "Show in the shop" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Change 51 products" }).waitFor();
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByText(/^The first \d+ of 51:$/).waitFor();
    await dialog.getByRole("rowheader", { name: word }).first().waitFor();
    await expectFits(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await states()).toEqual(before);

    // Meanwhile one more matches, which nobody has looked at.
    await copy();
    await dialog.getByRole("button", { name: "Change 51 products" }).click();
    await dialog.getByRole("alert").getByText("52").waitFor();
    expect(await states()).toEqual({ hidden: 52 });
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByText(/^The first \d+ of 52:$/).waitFor();
    await dialog.getByRole("button", { name: "Change 52 products" }).click();
    await page.getByText("Done: 52 changed.").waitFor();
    expect(await states()).toEqual({ visible: 52 });
    await page.locator(".job").getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    await expect.poll(states).toEqual({ hidden: 52 });

    await chooseMatching(52);
    await bar.getByRole("button", { name: "Move to the bin" }).click();
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByText(/^The first \d+ of 52:$/).waitFor();
    expect(await states()).toEqual({ hidden: 52 });
    await dialog.getByRole("button", { name: "Change 52 products" }).click();
    await page.getByText("Done: 52 changed.").waitFor();
    expect(await found()).toEqual([]);
    expect(complaints.filter((one) => !one.includes("409"))).toEqual([]);
  },
);
