import { expect, test } from "vitest";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { countriesFor, load } from "./data.ts";
import { matches } from "./narrow.ts";
import CountryPage from "./page.tsx";

const database = useDatabase();
const locale = (code: string) => parseLocale(code) as Locale;

test("9.1 the picker tells where we deliver from where one can only look", () => {
  const { ships, browses } = countriesFor(locale("de-at"), "/");
  expect(ships.map(({ code }) => code).sort()).toEqual(["at", "ca", "de", "es", "fr", "it", "nl", "us"]);
  expect(browses.map(({ code }) => code)).toContain("jp");
  expect(ships.length + browses.length).toBe(19);
});

test("9.1 countries are named in the page's language, languages in their own", () => {
  const { ships } = countriesFor(locale("de-at"), "/");
  const canada = ships.find(({ code }) => code === "ca");
  expect(canada?.name).toBe("Kanada");
  expect(canada?.locales.map(({ language }) => language)).toEqual(["English", "Français"]);
  expect(ships.filter(({ isCurrent }) => isCurrent).map(({ code }) => code)).toEqual(["at"]);
});

test("9.1 countries say their part of the world in the page's language", () => {
  const parts = (code: string) => {
    const { ships, browses } = countriesFor(locale(code), "/");
    return Object.fromEntries([...ships, ...browses].map((one) => [one.code, one.part]));
  };
  expect(parts("de-at")).toMatchObject({ us: "Nordamerika", at: "Europa", jp: "Asien", nz: "Ozeanien" });
  expect(parts("en-us")).toMatchObject({ ca: "North America", gb: "Europe", au: "Oceania" });
});

test("a choice leads back to where the visitor was, and nowhere else", async () => {
  const { ships } = countriesFor(locale("en-us"), "/p/kestrel");
  expect(ships.find(({ code }) => code === "at")?.locales[0]?.href).toBe("/api/locale?locale=de-at&to=%2Fp%2Fkestrel");
  const query = new URLSearchParams({ to: "//evil.example" });
  const answer = await load({ ...(await privateContext(database.db)), query });
  expect(JSON.stringify(answer)).not.toContain("evil");
});

test("9.1 each country says its currency, and is found by names, languages and money, with or without accents", () => {
  const { ships, browses } = countriesFor(locale("en-us"), "/");
  const all = [...ships, ...browses];
  const found = (typed: string) => all.filter(({ words }) => matches(words, typed)).map(({ code }) => code);
  expect(all.find(({ code }) => code === "at")?.currency).toBe("Euro (EUR)");
  expect(all.find(({ code }) => code === "jp")?.currency).toBe(null);
  expect(found("österreich")).toEqual(["at"]);
  expect(found("Osterr")).toEqual(["at"]);
  expect(found("unit sta")).toEqual(["us"]);
  expect(found("日本")).toEqual(["jp"]);
  expect(found("cad")).toEqual(["ca"]);
  expect(found("deutsch").sort()).toEqual(["at", "ch", "de"]);
  expect(found("ermany")).toEqual([]);
  expect(found("  ")).toHaveLength(19);
});

test("9.1 without scripts the form asks for the list that is narrowed", async () => {
  const asked = async (query: string) => {
    const context = await privateContext(database.db, { query });
    return markupOf(context, CountryPage, await load(context));
  };
  const markup = await asked("to=%2Fp%2Fkestrel&q=austria");
  expect(markup).toContain("locale=de-at&amp;to=%2Fp%2Fkestrel");
  expect(markup).not.toContain("locale=en-us");
  expect(markup).toContain('<input type="hidden" name="to" value="/p/kestrel"/>');
  expect(await asked("q=atlantis")).toContain("No country of that name");
});

test("a country's own language stands first, English last unless it is theirs", () => {
  const { ships, browses } = countriesFor(locale("en-us"), "/");
  const codes = (country: string) =>
    [...ships, ...browses].find(({ code }) => code === country)?.locales.map(({ code }) => code);
  expect(codes("at")).toEqual(["de-at", "en-at"]);
  expect(codes("ch")).toEqual(["de-ch", "fr-ch", "it-ch", "en-ch"]);
  expect(codes("ca")).toEqual(["en-ca", "fr-ca"]);
});

test("a language in letters that a device may lack is named in the page's language too", () => {
  const known = (page: string) =>
    countriesFor(locale(page), "/")
      .browses.find(({ code }) => code === "jp")
      ?.locales.map(({ language, known }) => [language, known]);
  expect(known("de-de")).toEqual([
    ["日本語", "Japanisch"],
    ["English", null],
  ]);
  expect(known("ja-jp")?.[0]).toEqual(["日本語", null]);
});
