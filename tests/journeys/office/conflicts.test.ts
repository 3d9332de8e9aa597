import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { buyByApi, newBuyer } from "#tests/journeys/buyer.ts";
import { addProduct, removeProduct, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("two people at one order: both tags stay and are told, and of two reasons to hold it both are shown", async () => {
  const email = `${randomUUID().slice(0, 8)}@orders.example`;
  const id = await buyByApi(await newBuyer(inject("shop")), randomUUID(), { email });
  const { page: one } = await browser.open(desktop);
  const { page: other } = await browser.open(desktop);
  await signInToOffice(one, "owner", `/office/orders/${id}`);
  await signInToOffice(other, "support", `/office/orders/${id}`);
  const tagBox = (page: Page) => page.getByRole("textbox", { name: "Add a tag" });
  const add = async (page: Page, tag: string) => {
    await tagBox(page).fill(tag);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: `Remove tag ${tag}` }).waitFor();
  };
  const hold = async (page: Page, reason: string) => {
    await page.getByRole("button", { name: "Hold", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill(reason);
    await page.getByRole("dialog").getByRole("button", { name: "Hold", exact: true }).click();
  };
  await tagBox(other).waitFor();
  await add(one, "gift");
  await add(other, "fragile");
  await other.getByText("Somebody else changed Tags; both are kept.", { exact: false }).waitFor();
  await other.getByRole("button", { name: "Remove tag gift" }).waitFor();

  await hold(other, "Waits for a call");
  await other.getByText("Do not pack").waitFor();
  await hold(one, "Address unclear");
  const conflict = one.getByRole("dialog", { name: "Somebody else changed the same" });
  await conflict.getByText("Waits for a call").waitFor();
  await conflict.getByText("Address unclear").waitFor();
  expect(await axeFindings(one)).toEqual([]);
  await conflict.getByRole("button", { name: "Save" }).click();
  await one.getByText("Do not pack").waitFor();
  await one.getByText("Address unclear", { exact: true }).waitFor();
  await expect.poll(() => one.getByRole("dialog").count()).toBe(0);
});

test("two people who choose different categories of a product both win, and are told so", async () => {
  const { page: one } = await browser.open(desktop);
  const { page: other } = await browser.open(desktop);
  await signInToOffice(one, "owner");
  await addProduct(one, "Twice Sorted Board");
  const address = new URL(one.url()).pathname;
  await signInToOffice(other, "catalogue", address);
  await other.getByLabel("Brand").waitFor();
  const categories = (page: Page) => page.getByRole("group", { name: "Categories" });
  await categories(one).getByLabel("Bindings", { exact: true }).check();
  await save(one);
  await one.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
  await categories(other).getByLabel("Boots", { exact: true }).check();
  await save(other);
  await other.getByText("Somebody else changed Categories", { exact: false }).waitFor();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });
  await one.reload();
  for (const name of ["Bindings", "Boots"])
    await expect.poll(() => categories(one).getByLabel(name, { exact: true }).isChecked()).toBe(true);
  await removeProduct(one);
});
