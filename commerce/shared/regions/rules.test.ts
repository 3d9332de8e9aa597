import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentLocales } from "#services/content/schema.ts";
import { searchLocales } from "#services/search/schema.ts";
import { allowedCountries } from "./countries.ts";
import {
  allLocales,
  baseRegionOf,
  brandIdOf,
  contactRegionOf,
  countryName,
  currencyOf,
  isEu,
  isProRegion,
  isValidCountry,
  languageName,
  languagesOf,
  localeOf,
  mapRegionOf,
  parseLocale,
  preferred,
  priceRegionOf,
  resolveLocale,
  shoppingRegionOf,
} from "./rules.ts";
import { type Language, languages, type PriceRegion } from "./schema.ts";

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
const twoLetters = fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...letters)).map((pair) => pair.join(""));

describe("countries", () => {
  test.each("au at be ca cz fr de it jp nl no ru pl es se ch gb us nz".split(" "))(
    "5 %s is an allowed country",
    (country) => {
      expect(isValidCountry(country)).toBe(true);
      expect(allowedCountries).toContain(country);
    },
  );

  test("5 global and two-letter codes are valid countries, anything else is not", () => {
    expect(isValidCountry("global")).toBe(true);
    fc.assert(fc.property(twoLetters, (country) => isValidCountry(country)));
    fc.assert(
      fc.property(fc.string(), (text) => isValidCountry(text) === (text === "global" || /^[a-z]{2}$/.test(text))),
    );
  });

  test.each([
    ["us", "us"],
    ["ca", "ca"],
    ["jp", "jp"],
    ...["be", "bg", "ch", "cy", "cz", "dk", "ee", "ie", "el", "fi", "gr", "gb", "hr", "hu", "lv", "lu", "mt", "no"].map(
      (c) => [c, "eu"],
    ),
    ...["pl", "pt", "ro", "si", "sk", "se", "uk"].map((country) => [country, "eu"]),
    ...["de", "nl", "at", "es", "it", "fr"].map((country) => [country, "eu_region_1"]),
    ...["au", "nz", "ru", "kr", "br", "global"].map((country) => [country, "other"]),
  ])("9.1 the region map puts %s into %s", (country, region) => {
    expect(mapRegionOf(country as string)).toBe(region);
  });

  test("9.1 shopping regions are us, ca and eu_region_1; other countries are shown and not sold to", () => {
    expect(["us", "ca", "de", "fr"].map(shoppingRegionOf)).toEqual(["us", "ca", "eu_region_1", "eu_region_1"]);
    expect(["gb", "jp", "no", "au", "global"].map(shoppingRegionOf)).toEqual([null, null, null, null, null]);
  });

  test("9.1 contact regions", () => {
    const own = ["us", "ca", "no", "jp", "au", "nz", "uk", "kr"];
    expect(own.map(contactRegionOf)).toEqual(own);
    expect(["de", "fr", "at", "cz", "it", "nl", "pl", "se", "gb", "ch"].map(contactRegionOf)).toEqual(
      Array(10).fill("eu"),
    );
  });

  test("9.1 brand_id is us, ca, no, otherwise eu", () => {
    expect(["us", "ca", "no", "de", "jp", "gb"].map(brandIdOf)).toEqual(["us", "ca", "no", "eu", "eu", "eu"]);
  });

  test("3.2 the EU flag is set for members", () => {
    expect(["de", "fr", "se", "pl"].every(isEu)).toBe(true);
    expect(["us", "ch", "no", "gb", "jp"].some(isEu)).toBe(false);
  });
});

describe("languages", () => {
  test.each<[string, string, Language[]]>([
    ["9.1 Canada offers en and fr", "ca", ["en", "fr"]],
    ["9.1 Austria offers en and de", "at", ["en", "de"]],
    ["9.1 Switzerland offers en, de, fr, it", "ch", ["en", "de", "fr", "it"]],
    ["9.1 Japan's default is ja", "jp", ["ja", "en"]],
    ["9.1 France's default is fr", "fr", ["fr", "en"]],
    ["9.1 Germany's default is de", "de", ["de", "en"]],
    ["9.1 the United States offer en", "us", ["en"]],
    ["9.1 Italy's default is en, and it is offered", "it", ["en", "it"]],
    ["9.1 Sweden's default is en, and sv is offered", "se", ["en", "sv"]],
    ["9.1 any other country offers en", "br", ["en"]],
  ])("%s", (_title, country, languages) => {
    expect(languagesOf(country)).toEqual(languages);
  });

  test("9.1 every language of the locale list is offered somewhere", () => {
    const offered = new Set(allLocales().map((locale) => locale.language));
    expect([...offered].sort()).toEqual(["de", "en", "es", "fr", "it", "ja", "no", "sv"]);
  });
});

describe("locales", () => {
  test("3.2 a locale knows its content locale, region, currency and EU flag", () => {
    expect(parseLocale("de-at")).toEqual({
      code: "de-at",
      country: "at",
      language: "de",
      contentLocale: "de",
      intl: "de-AT",
      mapRegion: "eu_region_1",
      shoppingRegion: "eu_region_1",
      currency: "EUR",
      eu: true,
    });
    expect(parseLocale("en-gb")).toMatchObject({
      contentLocale: "en-us",
      shoppingRegion: null,
      currency: null,
      eu: false,
    });
    expect(parseLocale("en-global")).toMatchObject({ mapRegion: "other", intl: "en" });
  });

  test.each(["fr-us", "en-zzz", "EN-us", "en", "", "en-us-x", "xx-de", "../-us"])("2.4 %s is no locale", (code) => {
    expect(parseLocale(code)).toBeNull();
  });

  test("2.4 every locale is found by its code", () => {
    for (const locale of allLocales()) expect(parseLocale(locale.code)).toBe(locale);
    fc.assert(fc.property(twoLetters, (country) => parseLocale(`en-${country}`)?.country === country));
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => localeOf(a, b) === null || parseLocale(`${b}-${a}`) !== null),
    );
  });

  test.each<[string, Parameters<typeof resolveLocale>[0], string]>([
    ["nothing known is English in the United States", {}, "en-us"],
    ["the country cookie comes before geolocation", { countryCookie: "ca", geoCountry: "de" }, "en-ca"],
    ["geolocation without a cookie", { geoCountry: "DE" }, "de-de"],
    ["an impossible cookie is ignored", { countryCookie: "<x>", geoCountry: "fr" }, "fr-fr"],
    ["the language cookie where the country offers it", { countryCookie: "ca", languageCookie: "fr" }, "fr-ca"],
    [
      "a language that the country lacks falls to the header",
      { countryCookie: "ch", languageCookie: "ja", acceptLanguage: "it" },
      "it-ch",
    ],
    ["the header's q-values decide", { geoCountry: "ch", acceptLanguage: "ja, de;q=0.4, fr-CH;q=0.9" }, "fr-ch"],
    ["the country's default without a match", { geoCountry: "jp", acceptLanguage: "pt" }, "ja-jp"],
    ["Norwegian Bokmål is Norwegian", { geoCountry: "no", acceptLanguage: "nb-NO" }, "no-no"],
  ])("4 %s", (_title, hints, code) => {
    expect(resolveLocale(hints).code).toBe(code);
  });

  test("4 whatever is sent, there is a locale, and the country offers its language", () => {
    const text = fc.option(fc.string());
    fc.assert(
      fc.property(text, text, text, text, (countryCookie, languageCookie, geoCountry, acceptLanguage) => {
        const locale = resolveLocale({ countryCookie, languageCookie, geoCountry, acceptLanguage });
        return languagesOf(locale.country).includes(locale.language) && parseLocale(locale.code) === locale;
      }),
    );
  });

  test("4 a refused language is not chosen", () => {
    expect(preferred("fr;q=0, en;q=0.1", ["fr", "en"])).toBe("en");
    expect(preferred("*", ["fr", "en"])).toBe("fr");
  });
});

describe("price regions", () => {
  test("9.1 pro regions belong to a shopping region and its currency", () => {
    const regions: PriceRegion[] = ["us", "pro", "ca", "pro_ca", "eu_region_1", "pro_eu_region_1"];
    expect(regions.map(baseRegionOf)).toEqual(["us", "us", "ca", "ca", "eu_region_1", "eu_region_1"]);
    expect(regions.map(currencyOf)).toEqual(["USD", "USD", "CAD", "CAD", "EUR", "EUR"]);
    expect(regions.map(isProRegion)).toEqual([false, true, false, true, false, true]);
  });

  test("4 a professional's region comes before the country's", () => {
    const german = localeOf("de", "de")!;
    expect(priceRegionOf(german)).toBe("eu_region_1");
    expect(priceRegionOf(german, "pro_eu_region_1")).toBe("pro_eu_region_1");
    expect(priceRegionOf(localeOf("jp", "ja")!)).toBeNull();
  });
});

test("3.2 countries and languages have names to show", () => {
  expect(countryName("at", "de")).toBe("Österreich");
  expect(countryName("jp", "en-US")).toBe("Japan");
  expect(languageName("fr")).toBe("Français");
  expect(languageName("ja")).toBe("日本語");
});

test("9.1 content and search have every language of the shop", () => {
  const locales = languages.map((language) => (language === "en" ? "en-us" : language));
  expect(contentLocales).toEqual(locales);
  expect(searchLocales).toEqual(locales);
  expect(allLocales().map(({ contentLocale }) => contentLocale)).toEqual(expect.arrayContaining(locales));
});
