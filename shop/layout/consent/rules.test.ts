import { expect, test } from "vitest";
import { consentCookie, consentSignals, mustAsk, readConsent, silentConsent } from "./rules.ts";

test("7.13 nothing of others is allowed unasked in the EU, EEA, United Kingdom and Switzerland; elsewhere it is", () => {
  for (const country of ["at", "no", "gb", "ch", "global"]) {
    expect(mustAsk(country)).toBe(true);
    expect(silentConsent(country, false)).toEqual({ analytics: false, marketing: false });
  }
  for (const country of ["us", "ca", "au", "jp"]) {
    expect(mustAsk(country)).toBe(false);
    expect(silentConsent(country, false)).toEqual({ analytics: true, marketing: true });
    expect(silentConsent(country, true)).toEqual({ analytics: false, marketing: false });
  }
});

test.each([
  { analytics: true, marketing: true },
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
  { analytics: false, marketing: false },
])("7.13 an answer is remembered in a cookie: %j", (consent) => {
  const cookie = consentCookie(consent, true);
  expect(cookie).toMatch(/; path=\/; max-age=\d+; samesite=lax; secure$/);
  expect(readConsent(`language=de; ${cookie.split(";")[0]}; known=1`)).toEqual(consent);
});

test("7.13 what is no answer counts for none", () => {
  for (const cookies of ["", "consent=", "consent=everything", "consent=analytics.all", "myconsent=none"])
    expect(readConsent(cookies)).toBeNull();
});

test("7.13 consent mode, version 2, is told of all four signals", () => {
  expect(consentSignals({ analytics: true, marketing: false })).toEqual({
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
});
