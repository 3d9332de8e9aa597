import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test.each([
  ["a desktop", desktop],
  ["a phone", phone],
] as const)("a store is made, told of, counted, taken away as CSV and brought in again, on %s", async (_, device) => {
  const { page, complaints } = await browser.open(device);
  const name = `Rime Board Shop ${randomUUID().slice(0, 6)}`;
  await signInToOffice(page, "owner", "/office/stores");
  await page.getByRole("button", { name: "New store" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Street and number").fill("Hauptplatz 3");
  await dialog.getByLabel("Postal code").fill("6020");
  await dialog.getByLabel("Town").fill("Innsbruck");
  await dialog.getByLabel("Country").selectOption({ label: "Austria" });
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  // Its postal code says about where it is.
  expect(Number(await page.getByLabel("Latitude").inputValue())).toBeCloseTo(47.3, 0);

  await page.getByRole("button", { name: "Monday: add hours" }).click();
  await page.getByLabel("Monday: opens").fill("09:30");
  await page.getByLabel("Monday: closes").fill("12:00");
  await page.getByRole("button", { name: "Monday: add hours" }).click();
  await page.getByRole("button", { name: "Add a season" }).click();
  await page.getByRole("button", { name: "Add a day" }).click();
  await page.getByLabel("Time zone").fill("Europe/Vienna");
  await page.getByLabel("Tuning").check();
  await page.getByLabel("Brands").fill("Firn, Nunatak");
  await page.getByLabel("Visible").check();
  await save(page);
  const link = page.getByRole("link", { name: "See it in the shop" });
  await link.waitFor();
  const slug = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  const stored = async () => (await (await page.request.get(`/api/stores/${slug}`)).json()).data;
  expect(await stored()).toMatchObject({
    services: ["tuning"],
    brands: ["Firn", "Nunatak"],
    time_zone: "Europe/Vienna",
    hours: {
      week: [
        { days: [1], opens: "09:30", closes: "12:00" },
        { days: [1], opens: "12:00", closes: "20:00" },
      ],
      seasons: [{ from: "12-01", to: "04-15" }],
      exceptions: [{ hours: [] }],
    },
  });

  await page.getByText("Nothing has been counted here yet.").waitFor();
  const shelf = page.locator("section").filter({ has: page.getByRole("heading", { name: "On the shelf" }) });
  await shelf.getByRole("searchbox").fill("kestrel");
  const pieces = shelf.getByLabel(/^Pieces: /).first();
  await pieces.fill("3");
  await pieces.press("Enter");
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await shelf.getByRole("searchbox").fill("");
  await expect.poll(() => shelf.getByLabel(/^Pieces: /).count()).toBe(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("tabpanel", { name: "History" }).getByText("Opening hours").first().waitFor();

  await page.goto(`/office/stores?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  const csv = readFileSync(await file.path(), "utf8");
  expect(csv).toContain("Mo 09:30-12:00; Mo 12:00-20:00; 12-01..04-15");
  const bring = async (text: string) => {
    await page.getByRole("button", { name: "Import" }).click();
    await dialog
      .getByLabel("CSV file")
      .setInputFiles({ name: "s.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await dialog.getByRole("button", { name: "Import" }).click();
  };
  expect(complaints.splice(0)).toEqual([]);
  await bring(csv.replace("Mo 09:30", "Montag 09:30"));
  await dialog.getByText("Line 2, hours").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  complaints.splice(0);
  await bring(csv.replace("Hauptplatz 3", "Hauptplatz 4"));
  await page.getByText("0 added, 1 changed, 0 removed.").waitFor();
  expect(await stored()).toMatchObject({ street: "Hauptplatz 4" });

  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Remove the store" }).click();
  await dialog.getByRole("button", { name: "Remove the store" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/office/stores");
  expect((await page.request.get(`/api/stores/${slug}`)).status()).toBe(404);
  expect(complaints.filter((said) => !said.includes("404"))).toEqual([]);
});

test("two who change the same of a store see both sides; different fields are both kept", async () => {
  const [one, other] = [await browser.open(desktop), await browser.open(desktop)];
  for (const { page } of [one, other]) {
    await signInToOffice(page, "owner", "/office/stores?q=firn-davos");
    await page.locator("td a").first().click();
    await page.getByLabel("Phone").waitFor();
  }
  const mark = randomUUID().replace(/\D/g, "").slice(0, 4);
  await one.page.getByLabel("Phone").fill(`+41 81 555 ${mark}`);
  await save(one.page);
  await one.page.getByText("Saved", { exact: true }).waitFor();
  await other.page.getByLabel("Website").fill(`https://davos-${mark}.example`);
  await other.page.getByLabel("Phone").fill("+41 81 555 9");
  await save(other.page);
  const asking = other.page.getByRole("dialog");
  await asking.getByText(`+41 81 555 ${mark}`).waitFor();
});
