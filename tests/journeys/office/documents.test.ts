import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { save, signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

test("a document is uploaded, found, named, and goes into the bin and out of it; what is no PDF is told in the member's language", async () => {
  const { page, complaints } = await browser.open(desktop);
  const mark = randomUUID().slice(0, 6);
  await signInToOffice(page, "catalogue", "/office/documents");
  const upload = page.locator('input[type="file"]');
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n");
  await upload.setInputFiles({ name: `care ${mark}.pdf`, mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("link", { name: `care ${mark}` }).click();
  await page.getByRole("heading", { level: 1, name: `care ${mark}` }).waitFor();
  await page.getByText("Nothing names it.").waitFor();
  await page.getByLabel("Title").fill(`Care guide ${mark}`);
  await save(page);
  await page.getByRole("heading", { level: 1, name: `Care guide ${mark}` }).waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Move to the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to the bin" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/office/documents");
  await page.getByRole("link", { name: "Bin" }).click();
  await page.getByRole("link", { name: `Care guide ${mark}` }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByLabel("Title").waitFor();
  expect(complaints.splice(0)).toEqual([]);

  await page.evaluate(() => localStorage.setItem("office-language", "de"));
  await page.goto("/office/documents");
  await upload.setInputFiles({
    name: `${mark}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from("These are words."),
  });
  await page.getByText("Das ist weder JPEG, PNG, WebP, AVIF, SVG, MP4 noch PDF.").waitFor();
  expect(complaints.every((said) => said.includes("415"))).toBe(true);
});
