import { randomUUID } from "node:crypto";
import type { BrowserContextOptions } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });
const kinds: [string, BrowserContextOptions][] = [
  ["a desktop", desktop],
  ["a phone", phone],
];

test.each(kinds)(
  "warehouse, on %s: an order is scanned and ready, scanned and handed over, and taken back",
  async (_, device) => {
    const shop = inject("shop");
    const buyer = await newBuyer(shop);
    const stores = (await (await fetch(`${shop}/api/stores?country=us`)).json()) as Stores;
    const storeId = stores.data.find(({ services }) => services.includes("pick-up"))?.id ?? 0;
    const id = await buyByApi(buyer, randomUUID(), { storeId });
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "warehouse", "/office/dispatch");
    const scan = async (text: string) => {
      await page.getByLabel("Scan or type an order number").fill(text);
      await page.getByLabel("Scan or type an order number").press("Enter");
    };
    // Parcels are no place for it.
    await scan(String(id));
    await page.getByText(`${id} is collected:`).waitFor();
    await page.getByRole("link", { name: "Pick-ups" }).click();
    await page.getByRole("heading", { level: 1, name: "Pick-ups" }).waitFor();
    const group = (name: string) => page.getByRole("region", { name });
    await group("To make ready")
      .getByRole("link", { name: String(id) })
      .waitFor();

    await scan(`*${id}*`);
    await page.getByText(`${id} lies ready, and its buyer is told.`).waitFor();
    await group("Ready to be collected")
      .getByRole("link", { name: String(id) })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectFits(page);

    await scan(String(id));
    const dialog = page.getByRole("dialog", { name: `Hand over order ${id}` });
    await dialog.getByLabel("Taken by").fill("Ida Berg");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await page.getByText(`Order ${id} is handed over.`).waitFor();
    await group("Handed over within a day").getByText("Taken by Ida Berg").first().waitFor();
    await scan(String(id));
    await page.getByText(`${id} was handed over already.`).waitFor();

    await page.getByRole("button", { name: `Undo the hand-over of ${id}` }).click();
    await page.getByText(`${id} lies ready again.`).waitFor();
    await group("Ready to be collected")
      .getByRole("link", { name: String(id) })
      .click();
    await page.getByText("Hand-over undone").waitFor();
    await page.getByText("Handed over to Ida Berg").waitFor();
    await page.getByRole("button", { name: "Hand over", exact: true }).click();
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await page.getByText(`Order ${id} is handed over.`).waitFor();
    expect(complaints).toEqual([]);
  },
);

type Stores = { data: { id: number; services: string[] }[] };
