import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";
import { demoPassword, signInToOffice, withoutSecondFactor } from "#tests/journeys/member.ts";

const browser = useBrowser();

test("the owner sees who works here, makes a role, and a key that is shown once and revoked", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/settings");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Members" }).click();
  await page.getByRole("row").filter({ hasText: "warehouse@firn.example" }).waitFor();

  const role = `Pictures ${randomUUID().slice(0, 8)}`;
  await page.goto("/office/settings/roles");
  await page.getByRole("button", { name: "New role" }).click();
  await page.getByLabel("Name").fill(role);
  await page.getByRole("checkbox", { name: "Pictures: Write" }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: role }).click();
  expect(await page.getByRole("checkbox", { name: "Pictures: Write" }).isChecked()).toBe(true);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: role }).waitFor({ state: "detached" });

  const key = `Till ${randomUUID().slice(0, 8)}`;
  await page.goto("/office/settings/keys");
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByLabel("Name").fill(key);
  await page.getByRole("checkbox", { name: "Orders: Read" }).check();
  await page.getByRole("checkbox", { name: "Refunds: Allowed" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.getByText(/^firn_/).waitFor();
  // This browser has not been asked whether scripts may use its clipboard.
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Revoke: ${key}` }).click();
  await page.getByRole("row").filter({ hasText: key }).getByText("Revoked").waitFor();
  expect(complaints).toEqual([]);
});

test("a role counts in some markets, somebody is invited into it, invited again, renamed and removed", async () => {
  const { page, complaints } = await browser.open(desktop);
  await signInToOffice(page, "owner", "/office/settings/roles");
  const name = `Canada ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "New role" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("checkbox", { name: "In all markets" }).uncheck();
  await dialog.getByRole("checkbox", { name: "Canada", exact: true }).check();
  await dialog.getByRole("checkbox", { name: "Orders: Read" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name }).click();
  expect(await dialog.getByRole("checkbox", { name: "In all markets" }).isChecked()).toBe(false);
  expect(await dialog.getByRole("checkbox", { name: "Canada", exact: true }).isChecked()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");

  const email = `${randomUUID().slice(0, 8)}@members.example`;
  await page.goto("/office/settings/members");
  await page.getByRole("checkbox", { name: "Everyone needs a second factor" }).waitFor();
  await page.getByRole("button", { name: "Invite a member" }).click();
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Role").selectOption(name);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.waitFor({ state: "detached" });
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: email }).click();
  await dialog.getByRole("button", { name: "Send invitation again" }).click();
  await page.getByText("The invitation was sent again.").waitFor();
  await row.getByRole("button", { name: email }).click();
  await dialog.getByLabel("Name").fill("Nora Falk");
  await dialog.getByRole("button", { name: "Save" }).click();
  await row.getByRole("button", { name: "Nora Falk" }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Remove member" }).click();
  await dialog.getByRole("button", { name: "Remove member" }).click();
  await row.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

test("a second factor is turned on by its code, asked for when signing in, and turned off", async () => {
  await withoutSecondFactor((await browser.open(desktop)).page, "editor@firn.example");
  const { page } = await browser.open(desktop);
  await signInToOffice(page, "editor", "/office/settings/account");
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("img", { name: "Second factor" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const said = (await page.getByText("Or type this secret:").textContent()) ?? "";
  const secret = Secret.fromBase32(said.split(": ")[1] ?? "");
  await page.getByRole("textbox", { name: "Code" }).fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("Recovery codes").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const recovery = (await page.getByRole("main").getByRole("code").first().textContent()) ?? "";
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("E-mail").fill("editor@firn.example");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Code").fill(recovery);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Turn on" }).waitFor();
});

test("a passkey is made in the account, signs in without password and code, and is removed", async () => {
  const { page, complaints } = await browser.open(desktop);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const key = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...key, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await signInToOffice(page, "warehouse", "/office/settings/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const remove = page.getByRole("button", { name: /^Remove: / });
  await remove.waitFor();
  await page.getByText("Your passkey is your second factor.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await remove.click();
  await remove.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});
