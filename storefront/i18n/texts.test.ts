import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { formatText, type Text } from "#commerce/shared/texts/rules.ts";
import type { Area } from "#storefront/i18n/areas.ts";
import { loadTexts } from "#storefront/i18n/load.ts";

const areas = globSync("storefront/i18n/*/en.ts").map((file) => basename(dirname(file)) as Area);
const load = (area: Area, language: Language): Promise<Record<string, Text>> => loadTexts(area, language);
const cases = areas.flatMap((area) => languages.map((language) => [area, language] as const));

const formsOf = (text: Text = ""): string[] =>
  typeof text === "string" ? [text] : Object.entries(text).flatMap(([form, said]) => (form === "by" ? [] : [said]));
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
/** Of plural forms, the general one contains all placeholders; the others may leave out the number. */
const placesOf = (text: Text = "") => String(places(typeof text === "string" ? text : text.other));

test.each(cases)(
  "3.7 the texts of %s exist in %s, translated, with the same places to fill in",
  async (area, language) => {
    const [en, own] = await Promise.all([load(area, "en"), load(area, language)]);
    const keys = Object.keys(en);
    expect(Object.keys(own).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => formsOf(own[key]).some((text) => !text.trim()))).toEqual([]);
    expect(keys.filter((key) => placesOf(own[key]) !== placesOf(en[key]))).toEqual([]);
    expect(keys.filter((key) => formsOf(own[key]).some((text) => /<\/?[a-z]/i.test(text)))).toEqual([]);
    if (language !== "en")
      expect(
        keys.filter(
          (key) => formsOf(en[key])[0]!.split(" ").length > 4 && String(formsOf(own[key])) === String(formsOf(en[key])),
        ),
      ).toEqual([]);
  },
);

test.each(cases)(
  "7 the texts of %s name no shop in %s: it has the name that its owner gave it",
  async (area, language) => {
    const named = Object.entries(await load(area, language)).filter(([, text]) => /Firn/.test(String(formsOf(text))));
    expect(named).toEqual([]);
  },
);

/** Placeholders that hold a count. */
const counted = /\{(?:count|minutes|days|max|min|stars)\}/;
/** Texts in which the number stands apart from a noun: "Products: 12", "Show results (12)", "2 × Kestrel". */
const standsAlone =
  /^It arrives \{days\}|: \{count\}$|\(\{count\}\)|\{count\} ×|^At most \{count\}$|^Compare \{count\}|: \{count\} to choose from\.|from 1 to \{max\}\.$/;

test.each(cases)("3.7 what %s counts has every plural form of %s", async (area, language) => {
  const [en, own] = await Promise.all([load(area, "en"), load(area, language)]);
  const rules = new Intl.PluralRules(language);
  const needed = [...new Set([...Array(200).keys()].map((number) => rules.select(number)))].sort();
  const wrong = Object.entries(own).filter(([key, text]) => {
    if (typeof text !== "string")
      return (
        String(
          Object.keys(text)
            .filter((form) => form !== "by")
            .sort(),
        ) !== String(needed)
      );
    return counted.test(text) && !standsAlone.test(String(en[key]));
  });
  expect(wrong).toEqual([]);
});

test.each<[Language, Area, string, Record<string, string | number>, string]>([
  ["en", "display", "signin.problem.tries", { minutes: 1 }, "Too many tries. Wait 1 minute, then try again."],
  ["en", "display", "signin.problem.tries", { minutes: 15 }, "Too many tries. Wait 15 minutes, then try again."],
  ["en", "reviews", "reviews.count", { count: 1 }, "1 review"],
  ["en", "own-orders", "order.again.some", { added: 1, count: 1 }, "1 of 1 article is in your cart."],
  ["en", "reviews", "reviews.bar", { stars: 1, count: 7 }, "1 star: 7"],
  ["de", "display", "signin.problem.tries", { minutes: 1 }, "Zu viele Versuche. Warte 1 Minute, dann noch einmal."],
  [
    "de",
    "display",
    "cart.problem.stock",
    { name: "Kestrel", count: 1 },
    "Von Kestrel ist nur noch 1 da, der Warenkorb bleibt also, wie er war.",
  ],
  ["de", "own-orders", "order.again.some", { added: 2, count: 3 }, "2 von 3 Artikeln liegen im Warenkorb."],
  ["fr", "own-orders", "order.again.some", { added: 1, count: 3 }, "1 article sur 3 est dans ton panier."],
  ["fr", "own-orders", "order.again.some", { added: 2, count: 3 }, "2 articles sur 3 sont dans ton panier."],
  ["fr", "stores", "stores.count", { count: 0 }, "0 magasin"],
  ["fr", "codes", "coupon.tooMany", { count: 1 }, "Un panier accepte 1 code. Il faut d’abord en retirer un."],
  ["es", "display", "cart.onlyLeft", { count: 1 }, "Solo queda 1."],
  ["es", "display", "cart.onlyLeft", { count: 2 }, "Solo quedan 2."],
  [
    "es",
    "reviews",
    "reviews.meta",
    { count: 1, product: "Kestrel", average: "4,0" },
    "Lo que dice 1 comprador de Kestrel: 4,0 de 5 estrellas.",
  ],
  ["it", "wishlist", "wish.full", { count: 1 }, "La lista è piena: contiene 1 prodotto."],
  [
    "it",
    "reminders",
    "restore.some",
    { added: 1, count: 3 },
    "Non tutto è ancora disponibile. Nel carrello: 1 articolo su 3.",
  ],
  ["ja", "reviews", "reviews.count", { count: 1 }, "レビュー1件"],
  ["ja", "display", "signin.problem.tries", { minutes: 1 }, "試行回数が多すぎます。1分待ってからお試しください。"],
  ["no", "display", "search.count", { count: 1, query: "brett" }, "1 treff på «brett»"],
  ["no", "stores", "stores.found", { count: 1, place: "Oslo" }, "1 butikk nær Oslo"],
  ["no", "stores", "stores.found", { count: 2, place: "Oslo" }, "2 butikker nær Oslo"],
  ["sv", "display", "cart.pieces", { count: 1 }, "1 del"],
  ["sv", "extras", "invoice.later", { days: 1 }, "Mot faktura, inom 1 dag"],
])("3.7 %s says %s %s %j", async (language, area, key, values, sentence) => {
  expect(formatText((await load(area, language))[key] ?? "", language, values)).toBe(sentence);
});
