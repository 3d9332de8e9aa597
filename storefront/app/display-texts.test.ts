import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { KeptReads } from "#platform/kept.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { loadConsentTexts, saidHere } from "#storefront/layout/consent/texts.ts";
import { useDatabase } from "#tests/support/database.ts";
import { displayText, loadOverrides, overridesIn, type Place, textsFor } from "./display-texts.ts";

const database = useDatabase();
const [en, de] = [await loadTexts("en"), await loadTexts("de")];

test("3.7 a text is looked up by its title in any case, without markup, with a default", () => {
  const entries = [
    { title: "Shop Now", text: "<b>Have</b> it" },
    { title: "Empty", text: "<i></i>" },
  ];
  expect(displayText(entries, "SHOP NOW", "default")).toBe("Have it");
  expect(displayText(entries, "empty", "default")).toBe("default");
  expect(displayText(entries, "missing", "default")).toBe("default");
});

test("3.7 an entry's title names a key or the English default", () => {
  const entries = [
    { title: "shop now", text: "Kauf das" },
    { title: "FRAME.CART", text: "Beutel" },
  ];
  expect(overridesIn(entries, en, de)).toMatchObject({ "home.shop-now": "Kauf das", "frame.cart": "Beutel" });
  expect(overridesIn([], en, de)).toEqual({});
});

test("3.7 the service's texts stand over ours, each language its own", async () => {
  const entry = (locale: string, text: string) => ({
    contentType: "display_text",
    uid: "cart",
    locale,
    title: "frame.cart",
    data: { text },
  });
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry("en-us", "Sled"), entry("fr", "Luge")]));
  const services = { content: inProcessClient(database.db), kept: new KeptReads() };
  const texts = (language: "en" | "fr" | "de", contentLocale: string) =>
    textsFor({ services, locale: { language, contentLocale } });
  expect((await texts("en", "en-us"))["frame.cart"]).toBe("Sled");
  expect((await texts("fr", "fr"))["frame.cart"]).toBe("Luge");
  expect((await texts("de", "de"))["frame.cart"]).toBe(de["frame.cart"]);
  expect((await texts("en", "en-us"))["frame.search"]).toBe(en["frame.search"]);
});

type LoadArea = (asked: Place) => Promise<Record<string, string>>;
/** What each area's own file loads: its functions are called loadWishTexts, loadProgrammeTexts … */
async function areas(place: Place): Promise<Record<string, string>[]> {
  const files = globSync(["storefront/components/*/texts.ts", "storefront/components/forms/bot-question.ts"]);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../${file}`)));
  const loads = modules.flatMap((file: Record<string, unknown>) =>
    Object.entries(file).flatMap(([name, load]) => (/^load\w*Texts$/.test(name) ? [load as LoadArea] : [])),
  );
  return Promise.all(loads.map((load) => load(place)));
}

test("3.7 whatever the shop says, in any of its areas, content can say otherwise: in any case, without its tags", async () => {
  const names = globSync("storefront/i18n/en/*.ts");
  const files = await Promise.all(names.map((name) => import(/* @vite-ignore */ `../../${name}`)));
  const keys = files.flatMap((file) => Object.keys(file.default as object));
  const entries = keys.map((key, index) => ({
    ...{ contentType: "display_text", uid: `said-${index}`, locale: "de" },
    ...{ title: index % 2 ? key.toUpperCase() : ` ${key} `, data: { text: `<b>Gesagt</b>: <i>${key}</i>` } },
  }));
  await database.db.transaction().execute((trx) => upsertEntries(trx, entries));
  const place: Place = {
    services: { content: inProcessClient(database.db), kept: new KeptReads() },
    locale: { language: "de", contentLocale: "de" },
  };
  const words = await loadOverrides(place);
  const consent = saidHere(await loadConsentTexts("de"), words as Record<string, string>);
  const said: Record<string, string> = Object.assign({}, await textsFor(place), consent, ...(await areas(place)));
  expect(keys.filter((key) => said[key] !== `Gesagt: ${key}`)).toEqual([]);
  expect(keys.length).toBeGreaterThan(700);
});
