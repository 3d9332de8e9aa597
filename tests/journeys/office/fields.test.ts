import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { askOffice, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

const findings = async (page: Page, part = "html") => {
  return axeFindings(page, { part });
};

/** Another word each time, without digits. */
const letters = () =>
  randomUUID()
    .replace(/[^a-f]/g, "")
    .slice(0, 6);

/** The dialog of a new field, filled as far as all fields are. */
async function define(page: Page, names: { en: string; de: string }, kind: string, key: string) {
  await page.getByRole("button", { name: "New field" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name, English" }).fill(names.en);
  await dialog.getByRole("tablist", { name: "Name" }).getByRole("tab", { name: "German" }).click();
  await dialog.getByRole("textbox", { name: "Name, German" }).fill(names.de);
  await dialog.getByLabel("Type").selectOption({ label: kind });
  await dialog.getByLabel("Key").fill(key);
  return dialog;
}

test("the merchant defines fields, fills them on a product, and shoppers read them in German and find by them", async () => {
  // A journey that is repeated defines others: deleted ones keep their keys for 30 days.
  const mark = letters();
  const [hand, story] = [`Made by hand ${mark}`, `Story ${mark}`];
  const word = `zugspitzholz${mark}`;
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/settings");
  await page.getByRole("link", { name: "Own fields" }).click();
  const first = await define(page, { en: hand, de: `Von Hand gemacht ${mark}` }, "Yes or no", `hand_${mark}`);
  await first.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row", { name: hand }).waitFor();
  const second = await define(page, { en: story, de: `Geschichte ${mark}` }, "Long text", `story_${mark}`);
  await second.getByRole("checkbox", { name: "A text of its own in each language" }).check();
  await second.getByRole("checkbox", { name: "Search finds products by it" }).check();
  expect(await findings(page)).toEqual([]);
  await second.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row", { name: story }).waitFor();

  // The order is changed by keys alone: the handle takes the field up, arrows move it, Enter lets it go.
  const grid = page.getByRole("grid", { name: "Products" });
  const rows = grid.getByRole("row", { name: mark });
  const place = (await grid.getByRole("row").allTextContents()).findIndex((text) => text.includes(story));
  await grid.focus();
  for (let below = 0; below < place; below += 1) await page.keyboard.press("ArrowDown");
  for (const key of ["ArrowRight", "Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => rows.first().textContent()).toContain(story);
  expect(await findings(page)).toEqual([]);

  await page.goto("/office/products?q=rub-on-paste");
  await page.getByRole("link", { name: /Rub/ }).first().click();
  await page.getByRole("heading", { name: "Own fields", exact: true }).waitFor();
  await page.getByLabel(hand, { exact: true }).selectOption({ label: "Yes" });
  await page.getByRole("textbox", { name: `${story}, English` }).fill(`Pressed from ${word} in winter`);
  await page.getByRole("tablist", { name: story }).getByRole("tab", { name: "German" }).click();
  await page.getByRole("textbox", { name: `${story}, German` }).fill(`Gepresst aus ${word} im Winter`);
  await save(page);
  await page.getByText("Saved", { exact: true }).waitFor();

  const details = page.getByRole("region", { name: "Einzelheiten" });
  await expect
    .poll(async () => {
      await page.goto("/de-de/p/rub-on-paste");
      return (await details.count()) > 0 ? details.textContent() : "";
    })
    .toContain(`Geschichte ${mark}Gepresst aus ${word} im WinterVon Hand gemacht ${mark}Ja`);
  expect(await findings(page)).toEqual([]);
  await expect
    .poll(async () => {
      await page.goto(`/de-de/search?q=${word}`);
      return page.getByRole("main").locator('a[href^="/de-de/p/rub-on-paste"]').count();
    })
    .toBeGreaterThan(0);

  await page.goto("/office/settings/fields");
  for (const name of [hand, story]) {
    await page.getByRole("row", { name }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete field" }).click();
    await page.getByText("For 30 days it can be restored").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete field" }).click();
    await page.getByRole("row", { name }).waitFor({ state: "detached" });
  }
  await page.getByRole("listitem").filter({ hasText: story }).getByRole("button", { name: "Restore" }).waitFor();
  await expect
    .poll(async () => {
      await page.goto("/de-de/p/rub-on-paste");
      return page.getByText(word).count();
    })
    .toBe(0);
  expect(complaints).toEqual([]);
});

test("on a phone, what a field does not take is told beside it, and nothing is wider than the screen", async () => {
  const mark = letters();
  const { page } = await browser.open(phone);
  await signInToOffice(page, "owner", "/office/settings/fields");
  const dialog = await define(page, { en: `Weight ${mark}`, de: `Gewicht ${mark}` }, "Number", `Bad key`);
  await dialog.getByLabel("At least").fill("5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => dialog.getByLabel("Key").getAttribute("aria-invalid")).toBe("true");
  await dialog.getByLabel("Key").fill(`weight_${mark}`);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row", { name: `Weight ${mark}` }).waitFor();
  await expectFits(page);

  await page.goto("/office/products?q=rub-on-paste");
  await page.getByRole("link", { name: /Rub/ }).first().click();
  const weight = page.getByLabel(`Weight ${mark}`);
  await weight.fill("3");
  await save(page);
  await page.getByText("must be at least 5").waitFor();
  expect(await weight.getAttribute("aria-invalid")).toBe("true");
  await expectFits(page);
  expect(await findings(page, ".own-card")).toEqual([]);
  await page.getByRole("region", { name: "Save" }).getByRole("button", { name: "Discard" }).click();

  await page.goto("/office/settings/fields");
  await page.getByRole("row", { name: `Weight ${mark}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete field" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete field" }).click();
  await page.getByRole("row", { name: `Weight ${mark}` }).waitFor({ state: "detached" });
});

test.each([
  ["at a desk", desktop],
  ["on a phone", phone],
])("%s two who change what one field is see both sides, and other settings are both kept", async (_, screen) => {
  const mark = letters();
  const { page, complaints } = await browser.open(screen);
  await signInToOffice(page, "owner", "/office/settings/fields");
  const field = { aggregate: "product", key: `width_${mark}`, kind: "number", labels: { en: `Width ${mark}` } };
  const { data } = await askOffice(page, "POST", "/own-fields", field);
  await page.reload();
  await page.getByRole("row", { name: `Width ${mark}` }).click();
  const dialog = page.getByRole("dialog", { name: `Width ${mark}` });
  await dialog.getByLabel("Unit").fill("mm");
  await askOffice(page, "PUT", `/own-fields/${data.id}`, { unit: "in", max: 9 });
  await dialog.getByRole("button", { name: "Save" }).click();
  const sides = page.getByRole("dialog", { name: "Somebody else changed the same" });
  const unit = sides.getByRole("group", { name: "Unit" });
  for (const side of ["mm", "in"]) await unit.getByText(side, { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await expectFits(page);
  await unit.getByRole("radio", { name: "Yours" }).check();
  await sides.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const all = (await askOffice(page, "GET", "/own-fields")).data;
  expect(all.find(({ id }: { id: number }) => id === data.id)).toMatchObject({ unit: "mm", max: 9 });
  await askOffice(page, "DELETE", `/own-fields/${data.id}`);
  expect(complaints.every((said) => said.includes("409"))).toBe(true);
});
