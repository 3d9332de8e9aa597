import { expect, test } from "vitest";
import words from "#storefront/i18n/display/en.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { hydrated, useBrowser } from "./browser.ts";

const browser = useBrowser({ pictures: false });

test("7.4 a passkey is made in the profile, and signs in without a name and without a password", async () => {
  const texts = await loadTexts("passkeys", "en");
  const { page, complaints } = await browser.open();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });

  await page.goto("/en-us/account/profile");
  await page.getByLabel(words["signin.email"]).fill("rider@firn.example");
  await page.getByLabel(words["signin.password"]).fill("first-tracks-2026");
  await page.getByRole("button", { name: words["signin.submit"], exact: true }).click();
  await page.waitForURL(/account\/profile$/);
  await hydrated(page);
  await page.getByLabel(texts["passkeys.add.name"]).fill("Virtual key");
  await page.getByRole("button", { name: texts["passkeys.add"] }).click();
  await page.waitForURL(/done=passkey-add/);
  await page.getByText("Virtual key").waitFor();
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);

  await page.getByRole("button", { name: words["account.signout"], exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes("/account"));
  // Until somebody touches it, it answers nothing: the browser may offer it at the field, and must not use it by itself.
  const simulate = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await simulate(false);
  await page.goto("/en-us/account/sign-in?to=/account/orders");
  await hydrated(page);
  const button = page.getByRole("button", { name: texts["passkeys.sign-in"] });
  await button.waitFor();
  await simulate(true);
  await button.click();
  await page.waitForURL(/account\/orders$/);
  expect(complaints).toEqual([]);
});
