import { beforeAll, expect, test } from "vitest";
import { languagesOf } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

let app: App;
const database = useDemoWorld();
beforeAll(async () => {
  app = await openApp(database.db);
});

/** Returns the terms shown beside prices, without markup. */
async function termsOn(url: string): Promise<string[]> {
  const { body } = await app.inject({ url });
  return [...body.matchAll(/<p class="price-terms">(.*?)<\/p>/g)].map(([, terms = ""]) =>
    terms.replace(/<[^>]+>/g, ""),
  );
}

const locales = ["de", "at", "fr", "nl", "es", "it"].flatMap((country) =>
  languagesOf(country).map((language) => [`${language}-${country}`, language] as const),
);

test.each(locales)("prices in %s say that tax is in them and delivery comes on top", async (locale, language) => {
  const words = await loadTexts("prices", language);
  const say = (text: string) => text.replace("{shipping}", words["price.shipping"]);
  expect(await termsOn(`/${locale}/p/kestrel`)).toContain(say(words["price.terms"]));
  for (const page of ["", "/c/snowboards", "/team/ilse-hofer"])
    expect(await termsOn(`/${locale}${page}`)).toContain(say(words["price.terms-of-all"]));
});

test("they lead to what delivery costs", async () => {
  const { body } = await app.inject({ url: "/de-at/p/kestrel" });
  const link = /<p class="price-terms">inkl\. MwSt\., zzgl\. <a href="([^"]+)">Versand<\/a>/.exec(body)?.[1];
  expect(link).toBe("/de-at/support/shipping");
  expect((await app.inject({ url: String(link) })).statusCode).toBe(200);
});

test.each(["/en-us", "/fr-ca", "/en-gb", "/sv-se", "/ja-jp"])(
  "where prices are without tax, or there are none, %s says nothing",
  async (locale) => {
    for (const page of ["/p/kestrel", "/c/snowboards"]) expect(await termsOn(locale + page)).toEqual([]);
  },
);

test("a gift card's price contains no tax", async () => {
  const own = (await app.inject({ url: "/de-de/p/gift-card" })).body.split("buy-form")[0] ?? "";
  expect(own).toContain("buy-price");
  expect(own).not.toContain("price-terms");
});
