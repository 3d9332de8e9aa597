import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import { findAlike, termsOf } from "#commerce/catalog/products/related-products.ts";
import { baseRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Entry } from "#services/content/schema.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { textsIn, uidsIn } from "#storefront/components/content/content-data.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { type CardContext, cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { type Attribute, kinshipsFor } from "./kinships.ts";

/** The number of related products, and the number for shops with legacy product data (specification 9.4). */
const wanted = { usual: 8, legacy: 4 };

/** The product for which others are found. Its categories are sorted with the most specific first. */
export type ReferenceProduct = { id: number; uid: string; categories: readonly { id: number; uid: string }[] };

type Category = { automated_related_products?: boolean };
type Product = { regions?: unknown };

/**
 * Returns the products related to a product (specification 4, 5). Products named in content come first. When they are
 * too few and automation is on, similar products from automated_related_products_config are added. Only published
 * products are returned, never the product itself.
 * `named` is the field of its content entry, uids or references. `chosen` are products named in the catalogue; they
 * come before all others and need no content entry.
 */
export async function relatedProducts(
  context: CardContext,
  product: ReferenceProduct,
  named: unknown,
  chosen: readonly string[] = [],
): Promise<CardData[]> {
  const { services, locale, region } = context;
  const { automatedRelatedProducts, productDataRefactor } = await loadBrand(services, locale);
  const count = productDataRefactor ? wanted.usual : wanted.legacy;
  const uids = uidsIn(named).filter((uid) => uid !== product.uid);
  const own = chosen.filter((uid) => uid !== product.uid);
  const manual = [...new Set([...own, ...(await published(context, uids))])];
  const missing = count - manual.length;
  const alike = missing > 0 && automatedRelatedProducts ? await alikeUids(context, product, 3 * count) : [];
  const others = alike.filter((uid) => uid !== product.uid && !manual.includes(uid));
  const automated = missing > 0 ? await published(context, others) : [];
  const wished = [...new Set([...manual, ...automated])].slice(0, 3 * count);
  const cards = await cardsByUids(services.db, region, wished);
  return cardsInLanguage(context, cards.slice(0, count));
}

/**
 * Returns the uids of entries with a title, an address, and the visitor's region in their list. Whether commerce has
 * the product is decided by the cards.
 */
async function published({ services, locale }: CardContext, uids: readonly string[]): Promise<string[]> {
  const entries = await services.content.byUids<Product>("product", [...new Set(uids)], locale.contentLocale);
  return [...new Set(uids)].filter((uid) => isPublishedIn(entries.get(uid), locale));
}

export function isPublishedIn(entry: Pick<Entry<Product>, "title" | "url" | "data"> | undefined, locale: Locale) {
  if (!entry?.title || !entry.url) return false;
  const here = [locale.mapRegion, locale.shoppingRegion, locale.country];
  return textsIn(entry.data.regions).some((region) => here.some((one) => one === region));
}

/**
 * Returns uids of similar products, from the product's most specific category to its widest, until there are enough.
 */
async function alikeUids({ services, locale, region }: CardContext, product: ReferenceProduct, limit: number) {
  const priced = pricesBehind(region);
  const home = baseRegionOf(priced);
  const [terms, configs, categories] = await Promise.all([
    termsOf(services.db, priced, product.id),
    services.content.all<{ categories?: unknown }>("automated_related_products_config", locale.contentLocale),
    services.content.byUids<Category>(
      "product_category",
      product.categories.map(({ uid }) => uid),
      locale.contentLocale,
    ),
  ]);
  const attributes = attributesIn(terms);
  const found = new Set<string>();
  for (const { id, uid } of product.categories) {
    if (found.size >= limit) break;
    if (categories.get(uid)?.data.automated_related_products === false) continue;
    const kinships = kinshipsFor(configs[0]?.data.categories, id, home, attributes);
    for (const alike of await findAlike(services.db, priced, id, kinships, limit)) found.add(alike.uid);
  }
  return [...found];
}

/** A product's category, lists and badges do not count as attributes. */
const noProperties = ["category", "in", "is"];

/** ["color:glacier", "color:ink", "flex:soft"] → color: glacier, ink; flex: soft. */
export function attributesIn(terms: readonly string[]): Attribute[] {
  const values = new Map<string, string[]>();
  for (const term of terms) {
    const colon = term.indexOf(":");
    const name = term.slice(0, colon);
    if (!noProperties.includes(name)) values.set(name, [...(values.get(name) ?? []), term.slice(colon + 1)]);
  }
  return [...values].map(([attribute, of]) => ({ attribute, values: of }));
}
