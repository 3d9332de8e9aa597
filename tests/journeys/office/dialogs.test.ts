import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectWithin } from "#tests/journeys/fits.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

/** Dialogs with a form: the page, and the button that opens them. */
const forms: readonly (readonly [path: string, button: string])[] = [
  ["/office/orders/10001", "Refund"],
  ["/office/orders/10001", "Correct tracking"],
  ["/office/customers/groups", "New group"],
  ["/office/customers/101", "Allow payment by invoice"],
  ["/office/promotions", "New promotion"],
  ["/office/gift-cards", "Give out a gift card"],
  ["/office/stores", "New store"],
  ["/office/stores", "Import"],
  ["/office/categories", "New category"],
  ["/office/reviews", "Translate"],
  ["/office/reviews", "Reject"],
  ["/office/pro/accounts", "Renew"],
  ["/office/settings/members", "Invite a member"],
  ["/office/settings/roles", "New role"],
  ["/office/settings/keys", "New key"],
  ["/office/settings/fields", "New field"],
  ["/office/settings/webhooks", "New webhook"],
  ["/office/settings/delivery", "Add a method"],
  ["/office/settings/delivery", "Standard delivery"],
  ["/office/products/1001", "Move to the bin"],
  ["/office/products/1001", "Choose from the library"],
];

/** Dialogs that are only read. */
const read: readonly (readonly [path: string, button: string])[] = [
  ["/office/orders", "Invoices (ZIP)"],
  ["/office/products/1001", "Preview"],
  ["/office/settings/roles", "Owner"],
];

async function openDialog(page: Page, path: string, button: string) {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect.poll(() => dialog.getByRole("status", { name: "Loading" }).count()).toBe(0);
  return dialog;
}

test.each([
  ["light", desktop],
  ["dark", phone],
] as const)(
  "every form in a dialog can be cancelled, all that is only read is closed, and axe finds nothing (%s)",
  async (colorScheme, device) => {
    const { page, complaints } = await browser.open({ ...device, colorScheme });
    await signInToOffice(page, "owner");
    const findings: string[] = [];
    const look = async (name: string) => {
      await expectWithin(page, "[role=dialog] :is(input, select, textarea, button)");
      for (const finding of await axeFindings(page, { part: "[role=dialog]" })) findings.push(`${name}: ${finding}`);
    };
    for (const [path, button] of forms) {
      const dialog = await openDialog(page, path, button);
      await look(button);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await dialog.waitFor({ state: "detached" });
    }
    for (const [path, button] of read) {
      const dialog = await openDialog(page, path, button);
      await look(button);
      expect(await dialog.getByRole("button", { name: "Cancel" }).count(), button).toBe(0);
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await dialog.waitFor({ state: "detached" });
    }
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
