import type { ProductDetail, Variant } from "#commerce/catalog/products/schema.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { absolute } from "#discovery/origin.ts";
import { element } from "#discovery/xml.ts";
import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

export type FeedKind = "google" | "meta";
type Words = { title: string; data: Partial<ProductContent> };
type FeedContext = {
  locale: Locale;
  origin: string;
  mediaBase: string;
  /** Category uid → its path in words: "Outerwear > Jackets". */
  ways: ReadonlyMap<string, string>;
};

/** Feed readers require both ends of a sale. */
const salesBegin = "2000-01-01T00:00:00.000Z";

/** Each reader's names for the three states. */
const states = {
  google: { sold: "out_of_stock", here: "in_stock", later: "preorder" },
  meta: { sold: "out of stock", here: "in stock", later: "preorder" },
} as const;

/** A product's variants as feed items, in the language of the entry. Pure. */
export function feedItems(
  kind: FeedKind,
  product: ProductDetail,
  words: Words | undefined,
  place: FeedContext,
): string[] {
  const { currency } = product;
  if (!currency) return [];
  return product.variants.map((variant) => `<item>${itemOf(kind, product, variant, words, currency, place)}</item>\n`);
}

function itemOf(
  kind: FeedKind,
  product: ProductDetail,
  variant: Variant,
  words: Words | undefined,
  currency: string,
  { locale, origin, mediaBase, ways }: FeedContext,
): string {
  const chosen = product.options.flatMap((option, index) => {
    const value = option.values.find(({ id }) => id === variant.valueIds[index]);
    return value ? [{ option, value, label: words?.data.valueNames?.[value.code] ?? value.label }] : [];
  });
  const colour = chosen.find(({ option }) => option.kind === "swatch");
  const size = chosen.find(({ option }) => option.kind !== "swatch");
  const title = [words?.title || product.name, ...chosen.map(({ label }) => label)].join(" ");
  // The country in the address decides, wherever the reader's crawler is located (specification 2.4).
  const query = new URLSearchParams([
    ...chosen.map(({ option, value }) => [option.name.toLowerCase(), value.code.toLowerCase()]),
    ["isshoppingfeed", "yes"],
  ]);
  const money = (amount: number) => `${toDecimalText(amount, currency)} ${currency}`;
  const { retailPrice, price, saleFrom, saleUntil } = variant;
  const pictures = picturesFor(product, variant, colour?.value.code).map((id) =>
    absolute(origin, mediaUrl(mediaBase, id, { w: 1200, fmt: "jpg" })),
  );
  const isReduced = retailPrice !== undefined && retailPrice > price;
  const description = [words?.data.tagline, richTextPlain(words?.data.description) || product.description]
    .filter(Boolean)
    .join(" ");
  return [
    element("g:id", variant.sku),
    element("g:item_group_id", product.sku),
    element("g:title", title.slice(0, 150)),
    element("g:description", (description || title).slice(0, 5000)),
    element("g:link", `${origin}${localePath(locale, `/p/${product.uid}`)}?${query}`),
    element("g:image_link", pictures[0]),
    ...pictures.slice(1, 11).map((picture) => element("g:additional_image_link", picture)),
    element("g:availability", states[kind][stateOf(product, variant)]),
    element("g:availability_date", product.availability === "preorder" ? dayOf(product.releaseDate) : undefined),
    element("g:price", money(isReduced ? retailPrice : price)),
    element("g:sale_price", isReduced ? money(price) : undefined),
    element(
      "g:sale_price_effective_date",
      isReduced && saleUntil ? `${saleFrom ?? salesBegin}/${saleUntil}` : undefined,
    ),
    element("g:brand", product.brand),
    element("g:mpn", variant.sku),
    // Brand and part number identify a product; only products without a brand are marked as having no identifier.
    element("g:identifier_exists", product.brand ? undefined : "no"),
    element("g:condition", product.condition),
    element("g:color", colour?.label),
    element("g:size", size?.label),
    ...wearersOf(product),
    ...waysTo(product, ways).map((way) => element("g:product_type", way)),
  ].join("");
}

/** The product's category paths, without those that are part of a longer one; five at most. */
function waysTo({ categories }: ProductDetail, ways: FeedContext["ways"]): string[] {
  const all = categories.flatMap(({ uid }) => ways.get(uid) ?? []);
  return all.filter((way) => !all.some((other) => other.startsWith(`${way} > `))).slice(0, 5);
}

/** For clothing, readers require whom it is made for. */
const worn = ["jacket", "pants", "midlayer", "gloves", "beanie", "socks", "boot"];

function wearersOf({ kind, specs, categories }: ProductDetail): string[] {
  if (!worn.includes(kind)) return [];
  const told = [
    ...specs.flatMap(({ id, value }) => (id === "rider" || id === "fit" ? value : [])),
    ...categories.map(({ uid }) => /^(women|men|kids)s?-/.exec(uid)?.[1] ?? ""),
  ];
  const gender = told.includes("women") ? "female" : told.includes("men") ? "male" : "unisex";
  return [element("g:gender", gender), element("g:age_group", told.includes("kids") ? "kids" : "adult")];
}

/** Readers require a moment; a day starts at midnight UTC. */
const dayOf = (date: string | undefined): string | undefined => date && `${date}T00:00Z`;

function stateOf(
  { availability, releaseDate }: ProductDetail,
  { isPurchasable, isInStock }: Variant,
): keyof (typeof states)["google"] {
  // Readers refuse a preorder without a date.
  if (!isPurchasable || !isInStock || (availability === "preorder" && !releaseDate)) return "sold";
  return availability === "preorder" ? "later" : "here";
}

function picturesFor({ images }: ProductDetail, variant: Variant, colour: string | undefined): string[] {
  const own = images.filter((image) => !image.colour || image.colour === colour);
  const ids = (own.length > 0 ? own : images).map(({ id }) => id);
  return [...new Set([...(variant.image ? [variant.image] : []), ...ids])];
}
