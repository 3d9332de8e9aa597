import type { Transaction } from "#database/tables.ts";
import { namedColours } from "#demo/catalogue/colours.ts";
import { giftCard, products } from "#demo/catalogue/products.ts";
import { contentLocales } from "#services/content/schema.ts";
import type { EntryInput } from "#services/content/writes.ts";
import { articles } from "./articles.ts";
import { type DemoEntry, entries } from "./entries.ts";
import { hotspotEntry } from "./hotspot.ts";
import { languageOf } from "./locales.ts";
import { categoryEntries, productEntries } from "./products.ts";
import { relatedProducts } from "./related.ts";
import { frenchSpaces, inTexts } from "./spaces.ts";

/** All content of the demo world, limited to the products and categories that exist in the database. */
export async function demoContent(trx: Transaction): Promise<EntryInput[]> {
  const categoryIds = await idsByUid(trx, "categories");
  const productIds = await idsByUid(trx, "products");
  const sold = [...products, giftCard].filter(({ uid }) => productIds.has(uid));
  const inputs = [
    ...productEntries(sold, productIds),
    ...categoryEntries(categoryIds),
    relatedProducts(categoryIds),
    ...publish([...entries, hotspotEntry, ...colourEntries, ...articles]),
  ];
  return inputs.map((input) => (input.locale === "fr" ? inTexts(input, frenchSpaces) : input));
}

const ofProducts = new Set(["product", "product_category", "colour", "automated_related_products_config"]);

/**
 * The part of the content that belongs to products: texts of products and categories in every language, colour names,
 * and the related-products configuration.
 */
export const demoProductContent = async (trx: Transaction): Promise<EntryInput[]> =>
  (await demoContent(trx)).filter(({ contentType }) => ofProducts.has(contentType));

/** The colour entries: names and plain colours for filters. */
const colourEntries: DemoEntry[] = namedColours.map(({ id, hex, name }) => ({
  contentType: "colour",
  uid: id,
  title: name,
  data: () => ({ hex }),
}));

/** Converts entries to one input per language. */
export const publish = (list: readonly DemoEntry[]): EntryInput[] =>
  list.flatMap(({ contentType, uid, title, url, data, american, languages }) =>
    contentLocales
      .filter((locale) => languages?.includes(languageOf(locale)) ?? true)
      .map((locale) => {
        const language = languageOf(locale);
        const shown = locale === "en-us" && american ? american : data(language);
        return { contentType, uid, locale, title: title[language], url, data: shown };
      }),
  );

async function idsByUid(trx: Transaction, table: "products" | "categories"): Promise<Map<string, number>> {
  const rows = await trx.selectFrom(table).select(["uid", "id"]).execute();
  return new Map(rows.map(({ uid, id }) => [uid, id]));
}
