import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { formatText, type Text } from "#commerce/shared/texts/rules.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { colourFamilies } from "#storefront/components/product-facts/colour-names.ts";
import type { Area } from "#storefront/i18n/areas.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { loadConsentTexts } from "#storefront/i18n/load-consent.ts";
import { useDatabase } from "#tests/support/database.ts";
import { loadAreaTexts, loadOverrides, overridesIn, type TextContext, textsFor } from "./display-texts.ts";

const database = useDatabase();
const [en, de] = [await loadTexts("display", "en"), await loadTexts("display", "de")];

test("3.7 a text is looked up by its title in any case, without markup, with a default", () => {
  const entries = [
    { title: "SHOP Now", text: "<b>Have</b> it" },
    { title: "frame.cart", text: "<i></i>" },
  ];
  expect(overridesIn(entries, en, de)).toEqual({ "home.shop-now": "Have it" });
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
  const services = { content: inProcessClient(database.db), cache: new TaggedCache() };
  const texts = (language: "en" | "fr" | "de", contentLocale: string) =>
    textsFor({ services, locale: { language, contentLocale } });
  expect((await texts("en", "en-us"))["frame.cart"]).toBe("Sled");
  expect((await texts("fr", "fr"))["frame.cart"]).toBe("Luge");
  expect((await texts("de", "de"))["frame.cart"]).toBe(de["frame.cart"]);
  expect((await texts("en", "en-us"))["frame.search"]).toBe(en["frame.search"]);
});

const areas = globSync("storefront/i18n/*/en.ts").map((file) => basename(dirname(file)) as Area);

test("3.7 whatever the shop says, in any of its areas, content can say otherwise: in any case, without its tags", async () => {
  const english = await Promise.all(areas.map((area) => loadTexts(area, "en")));
  const keys = [...new Set(english.flatMap((texts) => Object.keys(texts)))];
  const entries = keys.map((key, index) => ({
    contentType: "display_text",
    uid: `said-${index}`,
    locale: "de",
    title: index % 2 ? key.toUpperCase() : ` ${key} `,
    data: { text: `<b>Gesagt</b>: <i>${key}</i>` },
  }));
  await database.db.transaction().execute((trx) => upsertEntries(trx, entries));
  const place: TextContext = {
    services: { content: inProcessClient(database.db), cache: new TaggedCache() },
    locale: { language: "de", contentLocale: "de" },
  };
  const edited = await loadOverrides(place);
  const said: Record<string, Text> = Object.assign(
    {},
    ...(await Promise.all(areas.map((area) => loadAreaTexts(area, place)))),
    await loadConsentTexts("de", edited),
    await textsFor(place),
  );
  const wrong = keys.filter((key) =>
    [0, 1, 5].some((count) => formatText(said[key] ?? "", "de", { count }) !== `Gesagt: ${key}`),
  );
  expect(wrong).toEqual([]);
  expect(keys.length).toBeGreaterThan(700);
});

test("3.7 the United States read their own spelling, unless content says otherwise", async () => {
  const place = (country: string): TextContext => ({
    services: { content: inProcessClient(database.db), cache: new TaggedCache() },
    locale: { language: "en", contentLocale: "en-us", country },
  });
  expect((await textsFor(place("us")))["catalogue.colour"]).toBe("Color");
  expect((await textsFor(place("gb")))["catalogue.colour"]).toBe("Colour");
  const areaOf = async (country: string) => (await loadAreaTexts("accessibility", place(country)))["accessibility.how"];
  expect(await areaOf("us")).toContain("colors have");
  expect(await areaOf("gb")).toContain("colours have");
  const entry = { contentType: "display_text", uid: "shade", locale: "en-us", title: "catalogue.colour" };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [{ ...entry, data: { text: "Shade" } }]));
  expect((await textsFor(place("us")))["catalogue.colour"]).toBe("Shade");
});

test("3.8 a family of colours has one English name, spelled as the reader's country does", async () => {
  const content = inProcessClient(database.db);
  const data = { color_name: "Grey", option_swatch_hex: "8A9199", child_colors: ["slate"] };
  const entry = { contentType: "color_group", uid: "grey", locale: "en-us", title: "Grey", data };
  await database.db.transaction().execute((trx) => upsertEntries(trx, [entry]));
  const names = async (country: string, language: Language) => {
    const families = await colourFamilies({ content }, { contentLocale: "en-us", country, language });
    return families.map(({ uid, name }) => `${uid} ${name}`);
  };
  expect(await names("us", "en")).toEqual(["grey Gray"]);
  expect(await names("gb", "en")).toEqual(["grey Grey"]);
  expect(await names("us", "es")).toEqual(["grey Grey"]);
});

test("3.7 content can say one plural form otherwise, by the key and the form's name or by its English default", () => {
  const entries = [
    { title: "cart.pieces.one", text: "ein Ding" },
    { title: "{count} reviews", text: "{count} Urteile" },
  ];
  const edited = overridesIn(
    entries,
    { ...en, count: { one: "{count} review", other: "{count} reviews" } },
    { ...de, count: { one: "{count} Bewertung", other: "{count} Bewertungen" } },
  );
  const say = (key: "cart.pieces" | "count", count: number) => formatText(edited[key] ?? "", "de", { count });
  expect([say("cart.pieces", 1), say("cart.pieces", 2)]).toEqual(["ein Ding", "2 Stück"]);
  expect([say("count", 1), say("count", 2)]).toEqual(["1 Bewertung", "2 Urteile"]);
});
