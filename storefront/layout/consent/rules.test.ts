import { expect, test } from "vitest";
import { askedRegions, consentCookie, consentSignals, mustAsk, readConsent, silentConsent } from "./rules.ts";

const placeOf = (locale: string) => {
  const [language = "", country = ""] = locale.split("-");
  return { language, country };
};
const everything = { analytics: true, marketing: true };
const nothing = { analytics: false, marketing: false };

test.each([
  ["European Union", "de-at", "fr-fr", "es-es", "sv-se", "en-gr", "en-el", "en-hu", "fr-re"],
  ["European Economic Area", "no-no", "en-is", "en-li"],
  ["United Kingdom, Gibraltar, Switzerland", "en-gb", "en-uk", "en-gi", "it-ch"],
  ["Canada in French: Québec's Law 25", "fr-ca"],
  ["Brazil, Korea, Türkiye, Thailand, China, Russia", "en-br", "en-kr", "en-tr", "en-th", "en-cn", "en-ru"],
  ["nowhere in particular", "en-global"],
])("7.13 nothing of others is allowed unasked: %s", (_law, ...locales) => {
  for (const place of locales.map(placeOf)) {
    expect([place, mustAsk(place)]).toEqual([place, true]);
    expect(silentConsent(place, false)).toEqual(nothing);
  }
});

test.each(["en-us", "en-ca", "en-au", "en-nz", "ja-jp", "en-jp"])(
  "7.13 %s asks nobody, and takes a browser's word that its owner wants privacy",
  (locale) => {
    const place = placeOf(locale);
    expect(mustAsk(place)).toBe(false);
    expect([silentConsent(place, false), silentConsent(place, true)]).toEqual([everything, nothing]);
  },
);

test("7.13 who comes from Québec, or from a country that is asked, into another's shop is refused by the tag manager", () => {
  expect(askedRegions).toEqual(expect.arrayContaining(["CA-QC", "DE", "GB", "CH", "NO"]));
  expect(askedRegions.every((region) => /^[A-Z]{2}(-[A-Z]{2})?$/.test(region))).toBe(true);
  expect(askedRegions).not.toContain("CA");
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
