import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { addProduct, removeProduct, save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

/** A photo of one colour with a dark spot at its right. */
const photo = async (name: string, background: string) => {
  const spot = await sharp({ create: { width: 80, height: 200, channels: 3, background: "#111111" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .composite([{ input: spot, left: 760, top: 200 }])
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
};
/** Rows of a question that is being asked anew are paler until its answer is there, and not looked at. */
const findingsOf = async (page: Page) => {
  await expect.poll(() => page.locator(".list-old").count()).toBe(0);
  return axeFindings(page);
};
const bodyOf = async (page: Page, address: string): Promise<string> => (await page.request.get(address)).text();
/** The bar that says what is not saved. */
const saved = (page: Page) => page.getByRole("region", { name: "Save" }).waitFor({ state: "detached" });

test("pictures are uploaded, cropped by key, described in German, and seen so on the German page", async () => {
  const { page, complaints } = await browser.open(desktop);
  const mark = randomUUID().slice(0, 6);
  await signInToOffice(page, "catalogue", "/office/pictures");
  const files = [await photo(`ridge ${mark}`, "#9db8cc"), await photo(`valley ${mark}`, "#ccb89d")];
  const noPicture = { name: `notes ${mark}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from("These are no pixels.") };
  await page.getByLabel("Choose files, or drop them here").setInputFiles([...files, noPicture]);
  const uploads = page.getByRole("list", { name: "Uploads" });
  await uploads.getByText("Not uploaded: This is none of JPEG", { exact: false }).waitFor();
  await expect.poll(() => uploads.getByText("In the library").count()).toBe(2);
  expect(complaints.splice(0).every((said) => said.includes("415"))).toBe(true);
  await page.getByRole("searchbox").fill(mark);
  await expect.poll(() => page.getByRole("link", { name: new RegExp(mark) }).count()).toBe(2);
  await expect.poll(() => page.locator("[data-row]").count()).toBe(2);
  const order = page.getByRole("combobox", { name: "Order" });
  for (const [chosen, address, first] of [
    ["By name", "sort=name", "ridge"],
    ["Order: Newest first", "", mark],
  ] as const) {
    await order.selectOption(chosen);
    await expect.poll(() => /sort=[^&]*/.exec(page.url())?.[0] ?? "").toBe(address);
    await expect.poll(() => page.locator("[data-row]").first().innerText()).toContain(first);
  }
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole("link", { name: `ridge ${mark}` }).click();
  await page.getByRole("heading", { level: 1, name: `ridge ${mark}` }).waitFor();
  const id = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) as string);
  const point = page.getByRole("button", { name: /^Focal point: 50 % from the left, 50 % from the top/ });
  await point.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Focal point: 90 % from the left, 49 % from the top" }).waitFor();
  await page.getByRole("textbox", { name: "German" }).fill("Ein Grat am Morgen");
  await page.getByText("Not saved yet: Alternative texts, Focal point").waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await save(page);
  await saved(page);

  await addProduct(page, "Picture Board");
  const product = new URL(page.url()).pathname.split("/").at(-1) as string;
  await page.getByRole("button", { name: "Choose from the library" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose pictures" });
  await dialog.getByRole("searchbox").fill(mark);
  await dialog.getByRole("button", { name: `valley ${mark}` }).click();
  await dialog.getByRole("button", { name: `ridge ${mark}` }).click();
  await dialog.getByRole("button", { name: "Add 2 pictures" }).click();
  const handle = page.getByRole("button", { name: `Move ridge ${mark}, 2/2` });
  await handle.focus();
  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe(`Move ridge ${mark}, 1/2`);
  await page.getByRole("button", { name: `Remove: valley ${mark}` }).click();
  await page.getByText(`valley ${mark} was removed.`).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: `Move valley ${mark}, 2/2` }).waitFor();
  await page.getByRole("button", { name: `Remove: valley ${mark}` }).click();
  await page.getByLabel("Visible").check();
  await save(page);
  await saved(page);
  const picture = await page.request.get(`/office/api/staff/pictures/${id}`);
  const { data } = await picture.json();
  expect(data).toMatchObject({ alt: { de: "Ein Grat am Morgen" }, pointOfInterest: { x: 0.9, y: 0.49 } });
  expect(data.uses).toMatchObject([{ kind: "product", id: Number(product) }]);

  const address = await page.getByRole("link", { name: "See in the shop" }).getAttribute("href");
  await expect.poll(() => bodyOf(page, `/de-de${address}`)).toContain('alt="Ein Grat am Morgen"');
  expect(await bodyOf(page, `/de-de${address}`)).toContain(`v=${data.fileVersion}`);
  // Another point is seen at another address, within moments.
  const move = { pointOfInterest: { x: 0.1, y: 0.5 } };
  const { token } = await (await page.request.get("/office/api/csrf")).json();
  const moved = await page.request.patch(`/office/api/staff/pictures/${id}`, {
    data: move,
    headers: { "csrf-token": token },
  });
  const { fileVersion } = (await moved.json()).data;
  expect(fileVersion).not.toBe(data.fileVersion);
  await expect.poll(() => bodyOf(page, `/de-de${address}`)).toContain(`v=${fileVersion}`);

  await page.goto(`/office/pictures/${id}`);
  await page.getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("dialog").getByText("1 place shows it.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/office/pictures");
  await expect.poll(() => bodyOf(page, `/de-de${address}`)).not.toContain("Ein Grat am Morgen");
  expect((await page.request.get(`/i/firn/${id}?w=40`)).status()).toBe(404);
  await page.getByRole("link", { name: "Bin", exact: true }).click();
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("link", { name: `ridge ${mark}` }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Move to the bin" }).waitFor();
  await expect.poll(() => bodyOf(page, `/de-de${address}`)).toContain('alt="Ein Grat am Morgen"');
  await page.goto(`/office/products/${product}`);
  await removeProduct(page);
});

test("two describe one picture: other languages merge, the same one shows both sides", async () => {
  const { page, complaints } = await browser.open(desktop);
  const mark = randomUUID().slice(0, 6);
  await signInToOffice(page, "catalogue", "/office/pictures");
  await page.getByLabel("Choose files, or drop them here").setInputFiles(await photo(`shared ${mark}`, "#9db8cc"));
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("link", { name: `shared ${mark}` }).click();
  const german = page.getByRole("textbox", { name: "German" });
  await german.waitFor();
  const id = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) as string);
  const { token } = await (await page.request.get("/office/api/csrf")).json();
  const meanwhile = (alt: object) =>
    page.request.patch(`/office/api/staff/pictures/${id}`, { data: { alt }, headers: { "csrf-token": token } });
  await meanwhile({ fr: "Une crête" });
  await german.fill("Ein Grat");
  await save(page);
  await page.getByText("Somebody else changed Alternative texts (French); both are kept.", { exact: false }).waitFor();
  expect(await page.getByRole("textbox", { name: "French" }).inputValue()).toBe("Une crête");
  expect(complaints.splice(0)).toEqual([]);

  await meanwhile({ de: "Der Kamm" });
  await german.fill("Ein Grat am Morgen");
  await page.getByRole("textbox", { name: "Italian" }).fill("Una cresta");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else changed the same" });
  for (const side of ["Ein Grat am Morgen", "Der Kamm"]) await dialog.getByText(side, { exact: true }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole("radio", { name: "Theirs" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await saved(page);
  expect(await german.inputValue()).toBe("Der Kamm");
  const { data } = await (await page.request.get(`/office/api/staff/pictures/${id}`)).json();
  expect(data.alt).toEqual({ de: "Der Kamm", fr: "Une crête", it: "Una cresta" });
  expect(complaints.every((said) => said.includes("409"))).toBe(true);
});

test.each([
  ["at a desk", desktop],
  ["on a phone", phone],
])(
  "%s two describe a product’s picture on its page: what was written meanwhile is shown beside one’s own",
  async (_, screen) => {
    const { page, complaints } = await browser.open(screen);
    const mark = randomUUID().slice(0, 6);
    await signInToOffice(page, "catalogue");
    await addProduct(page, "Described Board");
    await page.getByLabel("Choose files, or drop them here").setInputFiles(await photo(`front ${mark}`, "#9db8cc"));
    const describe = page.getByRole("button", { name: new RegExp(`text.*front ${mark}`, "i") });
    await describe.click();
    const dialog = page.getByRole("dialog", { name: `Alternative texts: front ${mark}` });
    const german = dialog.getByRole("textbox", { name: "German" });
    await german.waitFor();
    const { token } = await (await page.request.get("/office/api/csrf")).json();
    const [{ id }] = (await (await page.request.get(`/office/api/staff/pictures?q=${mark}`)).json()).data;
    const meanwhile = (alt: object) =>
      page.request.patch(`/office/api/staff/pictures/${id}`, { data: { alt }, headers: { "csrf-token": token } });
    await meanwhile({ de: "Der Kamm", fr: "Une crête" });
    await german.fill("Ein Grat");
    await dialog.getByRole("textbox", { name: "Italian" }).fill("Una cresta");
    expect(complaints.splice(0)).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    const sides = page.getByRole("dialog", { name: "Somebody else changed the same" });
    await sides.getByRole("group", { name: "Alternative texts: German" }).waitFor();
    for (const side of ["Ein Grat", "Der Kamm"]) await sides.getByText(side, { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectFits(page);
    await sides.getByRole("radio", { name: "Yours" }).check();
    await sides.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    const { data } = await (await page.request.get(`/office/api/staff/pictures/${id}`)).json();
    expect(data.alt).toEqual({ de: "Ein Grat", fr: "Une crête", it: "Una cresta" });
    // The next one begins with what is there now.
    await describe.click();
    await expect.poll(() => german.inputValue()).toBe("Ein Grat");
    await page.keyboard.press("Escape");
    expect(complaints.every((said) => said.includes("409"))).toBe(true);
  },
);

test("a picture of a product stands for the colour that was chosen", async () => {
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "catalogue", "/office/products/1012");
  const colours = page.getByRole("combobox", { name: /^Colour of/ });
  await colours.first().waitFor();
  const before = await colours.nth(1).inputValue();
  await colours.nth(1).selectOption({ label: "All colours" });
  await page.getByText("Not saved yet: Pictures").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => colours.nth(1).inputValue()).toBe(before);
});

test("the library and a picture fit a phone", async () => {
  const { page } = await browser.open(phone);
  await signInToOffice(page, "editor", "/office/pictures");
  await page.getByRole("searchbox").waitFor();
  await page
    .getByRole("link", { name: /topsheet|angle|base/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Focal point/ }).waitFor();
  await expectFits(page);
  expect(await findingsOf(page)).toEqual([]);
});
