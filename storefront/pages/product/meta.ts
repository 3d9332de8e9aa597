import type { ReviewSection } from "#commerce/aftersales/reviews/reads.ts";
import type { Variant } from "#commerce/catalog/products/schema.ts";
import { lastDayOf } from "#commerce/shared/dates/time-zones.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { lookOf, mediaUrl, sharedPictureUrl } from "#storefront/app/media.ts";
import type { Meta } from "#storefront/app/page.ts";
import { pictureSet } from "#storefront/components/media/picture-set.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { fieldOf } from "./buy-box/choice.ts";
import { frameOf, galleryPicture } from "./gallery/gallery-picture.ts";
import { picturesOf } from "./gallery/pictures.ts";
import type { ProductView } from "./product-view.ts";

/** The data of the reviews section. */
export type ReviewSummary = Pick<ReviewSection, "summary" | "reviews">;
/** Title and description for search engines, in place of the product's own. */
export type Seo = { title?: string; description?: string };
type MetaContext = {
  locale: Locale;
  region: PriceRegion | null;
  origin: string;
  brand: string;
  mediaBase: string;
  said: ReviewSummary;
  seo?: Seo;
};

export function productMeta(view: ProductView, around: MetaContext): Meta {
  const { product, choice, crumbs } = view;
  const { locale, origin, brand, mediaBase, seo } = around;
  const path = `/p/${product.uid}`;
  const pictures = picturesOf(product, choice.color);
  const [first] = pictures;
  const shown = first ? { ...galleryPicture(frameOf(product.kind, pictures.length, 0)), id: first } : undefined;
  const isScene = first !== undefined && lookOf(first)?.kind === "scene";
  // A scene is cropped differently depending on the window, so for some visitors the preloaded picture would be the
  // wrong one.
  const picture = isScene && shown?.squareIn ? undefined : shown;
  return {
    title: seo?.title || `${product.name} | ${brand}`,
    description: seo?.description || [product.tagline, product.description].filter(Boolean).join(" "),
    canonicalPath: path,
    kind: "product",
    image: first && sharedPictureUrl(mediaBase, first, "goods"),
    preloadImage: picture && {
      ...pictureSet(mediaBase, { ...picture, ...(isScene && { ratio: picture.width / picture.height }) }),
      sizes: picture.sizes,
    },
    jsonLd: [
      breadcrumbList([...crumbs, { title: product.name, path }], origin, locale),
      // Search engines require an offer or reviews for a product; without either they report an error.
      ...(product.currency || around.said.summary.count > 0 ? [productLd(view, around)] : []),
    ],
  };
}

/** schema.org Product. With several variants, a ProductGroup would be longer without more information for shoppers. */
function productLd(
  { product, choice }: ProductView,
  { locale, region, origin, brand, mediaBase, said }: MetaContext,
): object {
  const address = origin + localePath(locale, `/p/${product.uid}`);
  const absolute = (url: string) => (url.startsWith("/") ? origin + url : url);
  const offer = (variant: Variant) => ({
    "@type": "Offer",
    sku: variant.sku,
    url: `${address}?${addressOf(product, variant)}`,
    price: toDecimalText(variant.price, product.currency ?? ""),
    priceCurrency: product.currency,
    ...(variant.saleUntil && region && { priceValidUntil: lastDayOf(variant.saleUntil, region) }),
    availability: `https://schema.org/${availabilityOf(variant, product.availability)}`,
    itemCondition: `https://schema.org/${conditions[product.condition]}`,
  });
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    description: product.description,
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    image: picturesOf(product, choice.color).map((id) => absolute(mediaUrl(mediaBase, id, { w: 1200, fmt: "jpg" }))),
    url: address,
    ...(product.currency && { offers: product.variants.map(offer) }),
    ...ratingLd(said, brand),
  };
}

const conditions = { new: "NewCondition", refurbished: "RefurbishedCondition", used: "UsedCondition" } as const;

/** The query that selects a variant: "color=glacier&size=156". */
function addressOf({ options }: ProductView["product"], { valueIds }: Variant): string {
  const pairs = options.flatMap((option, index) => {
    const value = option.values.find(({ id }) => id === valueIds[index]);
    return value ? [[fieldOf(option), value.code.toLowerCase()]] : [];
  });
  return new URLSearchParams(pairs).toString();
}

function availabilityOf(variant: Variant, availability: ProductView["product"]["availability"]): string {
  if (!variant.isPurchasable) return "OutOfStock";
  if (availability === "preorder") return "PreOrder";
  return variant.available !== undefined && variant.available <= 5 ? "LimitedAvailability" : "InStock";
}

/** The rating and reviews for search engines, with the shop for who gave no name; empty when there are no reviews. */
export function ratingLd({ summary, reviews }: ReviewSummary, brand: string): object {
  if (summary.count === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: summary.average, reviewCount: summary.count },
    review: reviews.map(({ rating, title, text, name, createdAt, language }) => ({
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      author: { "@type": "Person", name: name || brand },
      ...(title && { name: title }),
      reviewBody: text,
      datePublished: createdAt.slice(0, 10),
      inLanguage: language,
    })),
  };
}
