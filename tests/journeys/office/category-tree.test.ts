import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { focused, tabTo } from "#tests/journeys/keyboard.ts";
import { askOffice, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test("by keyboard alone: a category is found in the tree, taken up and put before its sister", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "catalogue");
  const mark = randomUUID().slice(0, 8);
  const [above, first, second] = ["above", "first", "second"].map((uid) => `${uid}-${mark}`) as [
    string,
    string,
    string,
  ];
  await askOffice(page, "PUT", "/catalog/categories", {
    categories: [
      { uid: above, name: `Above ${mark}` },
      { uid: first, name: `First ${mark}`, parent: above, sort_order: 1 },
      { uid: second, name: `Second ${mark}`, parent: above, sort_order: 2 },
    ],
  });
  const order = async () => {
    const { data } = await askOffice(page, "GET", "/catalog/categories");
    const rows = data as { uid: string; parent: string | null }[];
    return rows.filter(({ parent }) => parent === above).map(({ uid }) => uid);
  };
  expect(await order()).toEqual([first, second]);
  await page.goto("/office/categories");
  await page.getByRole("treegrid", { name: "Categories" }).waitFor();
  // The page's own search, behind its actions; the office's stands before them.
  await tabTo(page, "New category");
  await tabTo(page, "Search");
  // Into the tree, to the row by its name, and by its handle before its sister.
  await page.keyboard.press("Tab");
  await page.keyboard.type(`Second ${mark}`);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toBe(`Move Second ${mark}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe(`Insert after Second ${mark}`);
  expect(await axeFindings(page, { part: "[role=treegrid]" })).toEqual([]);
  for (const place of [
    `Insert between First ${mark} and Second ${mark}`,
    `Drop on First ${mark}`,
    `Insert before First ${mark}`,
  ]) {
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focused(page)).toBe(place);
  }
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual([second, first]);
  for (const uid of [first, second, above]) {
    const { data } = await askOffice(page, "GET", "/catalog/categories");
    const { id } = (data as { uid: string; id: number }[]).find((one) => one.uid === uid) ?? { id: 0 };
    await askOffice(page, "POST", `/staff/categories/${id}/bin`);
  }
  expect(complaints).toEqual([]);
});
