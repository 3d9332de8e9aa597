import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { givePro, openAccount } from "#tests/journeys/customer.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();
const devices = { desktop, phone };
const each = ["desktop", "phone"] as const;

/** Somebody opens an account in the shop. */
async function join(last: string): Promise<number> {
  const { page } = await browser.open(desktop);
  return (await openAccount(page, { last })).id;
}

test.each(each)(
  "codes that end soon are renewed on a %s, one and all, with the e-mail shown before",
  async (device) => {
    const last = `Zenith${randomUUID().slice(0, 8)}`;
    const ids = [await join(last), await join(last)];
    const { page, complaints } = await browser.open(devices[device]);
    await signInToOffice(page, "owner");
    for (const id of ids) await givePro(page, id, { days: 9 });

    await page.goto(`/office/pro/accounts?q=${last}`);
    await page.getByLabel("Code", { exact: true }).selectOption({ label: "Ends within 30 days" });
    await expect.poll(() => page.getByText("Ends soon", { exact: true }).count()).toBe(2);
    await expectFits(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Renew", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: `Renew Ada ${last}` }).waitFor();
    await dialog.getByLabel("Limit per year (USD)").fill("4200");
    await dialog.getByLabel("A word from you").fill("See you on the hill.");
    await dialog.getByText("4,200.00", { exact: false }).waitFor();
    await dialog.getByText("See you on the hill.", { exact: false }).last().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Renew" }).click();
    await expect.poll(() => page.getByText("Ends soon", { exact: true }).count()).toBe(1);

    await page.getByRole("checkbox", { name: `Ada ${last}` }).check();
    await page.getByRole("toolbar", { name: "Actions" }).getByRole("button", { name: "Renew" }).click();
    await page.getByRole("dialog").getByRole("heading", { name: "Renew 1 account" }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Renew" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.getByText("Ends soon", { exact: true }).count()).toBe(0);

    const told = await Promise.all(ids.map((id) => askOffice(page, "GET", `/staff/customers/${id}/pro`)));
    expect(told.map(({ data }) => data.limit).sort()).toEqual([3000, 4200]);
    expect(complaints).toEqual([]);
  },
);

test.each(each)("two who set one professional’s limit on a %s: the second sees both and decides", async (device) => {
  const last = `Both${randomUUID().slice(0, 8)}`;
  const id = await join(last);
  const { page, complaints } = await browser.open(devices[device]);
  await signInToOffice(page, "owner");
  await givePro(page, id);
  await page.goto(`/office/customers/${id}`);
  await page.getByRole("button", { name: "Change the limit" }).click();
  const dialog = page.getByRole("dialog", { name: `Limit of Ada ${last}` });
  await dialog.getByLabel("Limit per year (USD)").fill("4200");
  await askOffice(page, "PUT", `/pro/accounts/${id}`, { spend_limit: 5500, tell: false });
  expect(complaints.splice(0)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  const sides = page.getByRole("dialog", { name: "Somebody else changed the same" });
  for (const side of ["4200", "5500"]) await sides.getByText(side, { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await expectFits(page);
  await sides.getByRole("button", { name: "Save" }).click();
  await page.getByText("US$4,200.00").first().waitFor();
  expect(complaints.every((said) => said.includes("409"))).toBe(true);
});

test("a professional’s page tells what they may spend, and ends the code early", async () => {
  const last = `Early${randomUUID().slice(0, 8)}`;
  const id = await join(last);
  const { page, complaints } = await browser.open(phone);
  await signInToOffice(page, "owner");
  await givePro(page, id);
  await page.goto(`/office/customers/${id}`);
  await page.getByText("US$3,000.00, as usual").waitFor();
  await page.getByRole("button", { name: "End now" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Your pro code has ended").first().waitFor();
  await dialog.getByRole("button", { name: "End now" }).click();
  await page.getByText("Expired", { exact: true }).waitFor();
  await expectFits(page);
  expect(complaints).toEqual([]);
});

test.each(each)("a group with a member is deleted on a %s, with another in its place", async (device) => {
  const [name, other] = [`Club ${randomUUID().slice(0, 8)}`, `Team ${randomUUID().slice(0, 8)}`];
  const id = await join("Clubber");
  const { page, complaints } = await browser.open(devices[device]);
  await signInToOffice(page, "owner");
  const group = await askOffice(page, "POST", "/customer_groups", { name });
  const next = await askOffice(page, "POST", "/customer_groups", { name: other });
  await askOffice(page, "PUT", `/customers/${id}`, { customer_group_id: group.id });
  await page.goto(`/office/customers/groups/${group.id}`);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText("1 customer", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Add a discount" }).click();
  await page.getByLabel("Amount").fill("25");
  await page.getByRole("searchbox").fill("Kestrel");
  await page.getByRole("group", { name: "Product" }).getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("list", { name: "Prices in this group" }).getByRole("listitem").first().waitFor();
  await expectFits(page);
  expect(await axeFindings(page)).toEqual([]);
  await save(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Delete the group" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("In its place").selectOption({ label: `${other} (Everywhere)` });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete the group" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/office/customers/groups");
  await page.goto(`/office/customers?group=${next.id}`);
  await page.getByText("Ada Clubber").first().waitFor();
  await askOffice(page, "DELETE", `/customer_groups/${next.id}`);
  expect(complaints).toEqual([]);
});
