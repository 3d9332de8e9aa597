import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { openAccount } from "#tests/journeys/customer.ts";
import { expectFits, expectWithin } from "#tests/journeys/fits.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)(
  "on %s all customers that match are tagged, put into a group, and have back what they had",
  async (_, device) => {
    const { page, complaints } = await browser.open(device);
    const last = `Bulk${randomUUID().replaceAll(/[^a-z]/g, "")}`;
    for (const first of ["Ada", "Bea", "Cora"]) await openAccount(page, { first, last });
    await signInToOffice(page, "owner", `/office/customers?q=${last}`);
    type Row = { name: string; tags: string[]; groups: { name: string }[] };
    const found = async (): Promise<Row[]> => (await askOffice(page, "GET", `/staff/customers?q=${last}`)).data;
    const rows = page.getByRole("row").filter({ hasText: last });
    await expect.poll(() => rows.count()).toBe(3);
    const bar = page.getByRole("toolbar", { name: "Actions" });
    const job = page.locator(".job");
    const change = async () => {
      for (const row of await rows.all()) await row.getByRole("checkbox").check();
      await bar.getByText("3 selected").waitFor();
      await bar.getByRole("button", { name: "Change…" }).click();
      return page.getByRole("dialog", { name: "Change 3 customers" });
    };

    const tag = `Fair ${randomUUID().slice(0, 6)}`;
    const tagging = await change();
    await tagging.getByLabel("Add a tag").fill(tag);
    await tagging.getByLabel("Add a tag").press("Enter");
    await tagging.getByRole("button", { name: "See what changes" }).click();
    await expect.poll(() => tagging.getByRole("cell", { name: tag }).count()).toBe(3);
    expect(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    expect((await found()).flatMap(({ tags }) => tags)).toEqual([]);
    await tagging.getByRole("button", { name: "Change 3 customers" }).click();
    await job.getByText("Done: 3 changed.").waitFor();
    expect((await found()).map(({ tags }) => tags)).toEqual([[tag], [tag], [tag]]);
    await job.getByRole("button", { name: "Close" }).click();

    const before = (await found()).map(({ groups }) => groups);
    const groups: { id: number; name: string }[] = (await askOffice(page, "GET", "/staff/customers/facets")).data
      .groups;
    const group = groups.find(({ name }) => name !== before[0]?.[0]?.name);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(3);
    const moving = await change();
    await moving.getByLabel("What to change").selectOption("Put into a group");
    await moving.getByLabel("Group").selectOption(String(group?.id));
    await moving.getByRole("button", { name: "See what changes" }).click();
    await moving.getByRole("button", { name: "Change 3 customers" }).click();
    await job.getByText("Done: 3 changed.").waitFor();
    expect((await found()).map(({ groups }) => groups.map(({ name }) => name))).toEqual(Array(3).fill([group?.name]));
    await expectWithin(page, ".job");
    await job.getByRole("button", { name: "Undo" }).click();
    await job.getByText("Undone.").waitFor();
    expect((await found()).map(({ groups }) => groups)).toEqual(before);
    expect((await found()).map(({ tags }) => tags)).toEqual([[tag], [tag], [tag]]);
    expect(complaints).toEqual([]);
  },
);
