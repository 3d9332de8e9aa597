import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { expectFits, expectWithin } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)(
  "on %s all orders that match are held back and one is left; that is taken back, and the rest is printed",
  async (_, device) => {
    const buyer = await newBuyer(inject("shop"));
    const email = `${randomUUID().slice(0, 8)}@many.example`;
    const ids: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push(await buyByApi(buyer, randomUUID(), { email }));
    const { page, complaints } = await browser.open(device);
    await signInToOffice(page, "owner", `/office/orders?q=${email}`);
    type Row = { id: number; hold: string | null; tags: string[] };
    const rowsOf = async (): Promise<Row[]> =>
      (await askOffice(page, "GET", `/staff/orders?q=${email}&sort=oldest`)).data;
    await askOffice(page, "PUT", `/staff/orders/${ids[2]}`, { hold: "Asked by phone" });
    const rows = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
    const ofOrders = rows.filter({ hasText: new RegExp(ids.join("|")) });
    await expect.poll(() => ofOrders.count()).toBe(3);
    for (const row of await ofOrders.all()) await row.getByRole("checkbox").check();
    const bar = page.getByRole("toolbar", { name: "Actions" });
    await expectWithin(page, ".bulk button");

    // The reason is asked for, and what cannot be held is told before anything is done.
    await bar.getByRole("button", { name: "Change…" }).click();
    const dialog = page.getByRole("dialog", { name: "Change 3 orders" });
    await dialog.getByLabel("What to change").selectOption("Put on hold");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Recall of bindings");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await expect.poll(() => dialog.getByRole("cell", { name: "Recall of bindings" }).count()).toBe(2);
    await dialog.getByText(`Order ${ids[2]}: is on hold already`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    expect((await rowsOf()).map(({ hold }) => hold)).toEqual([null, null, "Asked by phone"]);
    await dialog.getByRole("button", { name: "Change 3 orders" }).click();
    await dialog.waitFor({ state: "detached" });
    const job = page.locator(".job");
    await job.getByText("Done: 2 changed.").waitFor();
    await job.getByText("1 left as it was").click();
    await job.getByText(`Order ${ids[2]}: is on hold already`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectWithin(page, ".job");
    expect((await rowsOf()).map(({ hold }) => hold)).toEqual([
      "Recall of bindings",
      "Recall of bindings",
      "Asked by phone",
    ]);

    // What somebody changed since is left when the job is taken back.
    await askOffice(page, "PUT", `/staff/orders/${ids[1]}`, { hold: "Waits for a call" });
    await job.getByRole("button", { name: "Undo" }).click();
    await job.getByText("Undone.").waitFor();
    expect((await rowsOf()).map(({ hold }) => hold)).toEqual([null, "Waits for a call", "Asked by phone"]);
    await job.getByText("1 left as it was").waitFor();
    await job.getByRole("button", { name: "Close" }).click();

    // The papers of what can be packed, and the packing desk.
    await bar.getByRole("button", { name: "Print…" }).click();
    const papers = page.getByRole("dialog", { name: "Print for packing" });
    await papers.getByText("1 of these orders can be packed.").waitFor();
    await papers.getByText(`${ids[1]} is on hold: Waits for a call`).waitFor();
    const slips = await papers.getByRole("link", { name: "Packing slips (PDF)" }).getAttribute("href");
    expect(new URL(slips ?? "", inject("shop")).searchParams.get("ids")).toBe(String(ids[0]));
    expect(await page.evaluate(async (url) => (await fetch(url)).headers.get("content-type"), slips ?? "")).toBe(
      "application/pdf",
    );
    expect(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    await papers.getByRole("button", { name: "Put on the dispatch desk" }).click();
    await page.getByText("1 order", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test("parcels of many orders are reported delivered, which nobody can take back", async () => {
  const buyer = await newBuyer(inject("shop"));
  const email = `${randomUUID().slice(0, 8)}@delivered.example`;
  const ids = [await buyByApi(buyer, randomUUID(), { email }), await buyByApi(buyer, randomUUID(), { email })];
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", `/office/orders?q=${email}`);
  await askOffice(page, "POST", `/orders/${ids[0]}/shipments`, {});
  const rows = page.getByRole("row").filter({ hasText: new RegExp(ids.join("|")) });
  await expect.poll(() => rows.count()).toBe(2);
  for (const row of await rows.all()) await row.getByRole("checkbox").check();
  await page.getByRole("toolbar", { name: "Actions" }).getByRole("button", { name: "Change…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 2 orders" });
  await dialog.getByLabel("What to change").selectOption("Mark parcels as delivered");
  await dialog.getByText("This cannot be undone.", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await dialog.getByText(`Order ${ids[1]}: has no parcel on its way`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 2 orders" }).click();
  const job = page.locator(".job");
  await job.getByText("Done: 1 changed.").waitFor();
  await job.getByText("1 left as it was").waitFor();
  expect(await job.getByRole("button", { name: "Undo" }).count()).toBe(0);
  expect((await askOffice(page, "GET", `/staff/orders/${ids[0]}`)).data.status).toBe("completed");
  expect(complaints).toEqual([]);
});
