import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { addProduct, removeProduct, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("a hidden product is previewed by a link without an account, until its links are ended", async () => {
  const { page } = await browser.open(desktop);
  const { page: stranger } = await browser.open(phone);
  await signInToOffice(page, "catalogue");
  await addProduct(page, "Secret Board");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Preview: ${name}` });
  await dialog.getByLabel("Country").selectOption({ label: "Austria" });
  await dialog.getByLabel("Language").selectOption({ label: "German" });
  await dialog.getByLabel("Valid for").selectOption({ label: "7 days" });
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByLabel("Link of the preview").inputValue();
  expect(link).toContain("/de-at/p/");
  expect(await axeFindings(page)).toEqual([]);

  expect((await stranger.goto(link.split("?")[0] as string))?.status()).toBe(404);
  await stranger.goto(link);
  await stranger.getByRole("heading", { level: 1, name }).waitFor();
  await stranger.getByText("Vorschau – für Kunden nicht sichtbar").waitFor();
  await expectFits(stranger);

  await dialog.getByRole("button", { name: "End all links" }).click();
  await page.getByText("No link of this product opens anything now.").waitFor();
  await stranger.goto(link);
  await stranger.getByRole("heading", { level: 1, name: "Diese Vorschau ist vorbei" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await removeProduct(page);
});
