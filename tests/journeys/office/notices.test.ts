import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

/** A product of nine pieces, made by whoever is signed in; `sink` leaves three of them. */
async function plant(page: Page) {
  const name = `Last Of ${crypto.randomUUID().slice(0, 8)}`;
  const uid = name.toLowerCase().replaceAll(" ", "-");
  const sku = uid.toUpperCase();
  const body = { uid, sku, kind: "rare", name, variants: [{ sku, inventory_level: 9, prices: [] }] };
  const { data } = await askOffice(page, "POST", "/catalog/products", body);
  const sink = () =>
    askOffice(page, "PUT", `/catalog/products/${data.id}`, { variants: [{ sku, inventory_level: 3 }] });
  return { name, sku, id: data.id as number, sink };
}

test("a member hears of low stock by the bell without a reload, and by e-mail at once; who may not see stock hears nothing", async () => {
  const { page: owner, complaints } = await browser.open(desktop);
  const { page: editor } = await browser.open(desktop);
  const { page: catalogue } = await browser.open(desktop);
  await signInToOffice(catalogue, "catalogue");
  await signInToOffice(editor, "editor");
  await signInToOffice(owner, "owner", "/office/settings/account");
  const kind = owner.getByLabel("Low stock: By e-mail");
  await kind.selectOption({ label: "At once" });
  await owner.getByText("Saved").first().waitFor();
  const { name, sku, id, sink } = await plant(catalogue);
  await sink();
  await owner.getByRole("button", { name: /^Notices, \d+ unread$/ }).click();
  const notices = owner.getByRole("dialog", { name: "Notices" });
  const text = `${name} (${sku}) is running out: 3 left`;
  await notices.getByText(text).waitFor();
  await notices.getByRole("button", { name: `Mark as read: ${text}` }).click();
  await notices.getByRole("button", { name: `Mark as read: ${text}` }).waitFor({ state: "detached" });
  await notices.getByRole("link", { name: text }).click();
  await owner.getByRole("heading", { level: 1, name: "Stock" }).waitFor();
  expect(new URL(owner.url()).searchParams.get("q")).toBe(sku);

  const outbox = join(inject("shopData"), "outbox");
  const written = () =>
    readdirSync(outbox).filter(
      (file) => file.endsWith("-owner@firn.example.html") && readFileSync(join(outbox, file), "utf8").includes(sku),
    );
  await expect.poll(() => written().length).toBe(1);
  await editor.getByRole("button", { name: "Notices", exact: true }).click();
  await editor.getByRole("dialog").getByText("Nothing new.", { exact: false }).waitFor();
  expect((await askOffice(editor, "GET", "/notices/choices")).data).toEqual([]);

  await owner.goto("/office/settings/account");
  await owner.getByLabel("Low stock: By e-mail").selectOption({ label: "No e-mail" });
  await owner.getByText("Saved").first().waitFor();
  await askOffice(catalogue, "POST", `/staff/products/${id}/bin`);
  expect(complaints).toEqual([]);
});

test("views are kept by the shop: one's own on every machine, shared ones for all who see the list", async () => {
  const { page: one } = await browser.open(desktop);
  const { page: other } = await browser.open(desktop);
  const name = `Hidden ${crypto.randomUUID().slice(0, 6)}`;
  await signInToOffice(one, "catalogue", "/office/products?status=hidden");
  await one.getByRole("button", { name: "Views" }).click();
  await one.getByLabel("Name of the view").fill(name);
  await one.getByLabel("For everybody who sees this list").check();
  await one.getByRole("button", { name: "Save this view" }).click();
  await one.getByRole("button", { name, exact: true }).waitFor();
  expect(await axeFindings(one, { part: "[role=dialog]" })).toEqual([]);
  await signInToOffice(other, "support", "/office/products");
  await other.getByRole("button", { name: "Views" }).click();
  await other.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect.poll(() => new URL(other.url()).searchParams.get("status")).toBe("hidden");
  expect(await other.getByRole("button", { name: `Remove view ${name}` }).count()).toBe(0);
  await one.getByRole("button", { name: `Rename view ${name}` }).click();
  expect(await axeFindings(one, { part: "[role=dialog]" })).toEqual([]);
  await one.getByLabel("Name of the view").first().fill(`${name}!`);
  await one.getByRole("button", { name: "Save", exact: true }).click();
  await one.getByRole("button", { name: `Remove view ${name}!` }).click();
  await one.getByText("No saved views yet.").waitFor();
});

test("on a phone the notices fit, and axe finds nothing in them", async () => {
  const { page } = await browser.open({ ...phone, colorScheme: "dark" });
  const { page: catalogue } = await browser.open(desktop);
  await signInToOffice(catalogue, "catalogue");
  const { name, id, sink } = await plant(catalogue);
  await sink();
  await signInToOffice(page, "warehouse");
  await page.getByRole("button", { name: /^Notices/ }).click();
  const notices = page.getByRole("dialog", { name: "Notices" });
  await notices.getByText(name, { exact: false }).first().waitFor();
  expect(await axeFindings(page, { part: "[role=dialog]" })).toEqual([]);
  await expectFits(page);
  await askOffice(catalogue, "POST", `/staff/products/${id}/bin`);
});
