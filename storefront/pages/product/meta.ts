import type { ReviewSection } from "#commerce/aftersales/reviews/reads.ts";
import type { Variant } from "#commerce/catalog/products/schema.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { lastDayOf } from "#commerce/shared/regions/time-zones.ts";
import { lookOf, mediaUrl, sharedPictureUrl } from "#storefront/app/media.ts";
import type { Meta } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { pictureSet } from "#storefront/components/media/picture-set.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";
import { fieldOf } from "./buy-box/choice.ts";
import { frameOf, galleryPicture } from "./gallery/gallery-picture.ts";
import { picturesOf } from "./gallery/pictures.ts";
import type { ProductView } from "./product-view.ts";

/** What the section of reviews says. */
export type Said = Pick<ReviewSection, "summary" | "reviews">;
/** What search engines are to show in place of name and description. */
export type Seo = { title?: string; description?: string };
type Around = {
  locale: Locale;
  region: PriceRegion | null;
  origin: string;
  brand: string;
  mediaBase: string;
  said: Said;
  seo?: Seo;
};

export function productMeta(view: ProductView, around: Around): Meta {
  const { product, choice, crumbs } = view;
  const { locale, origin, brand, mediaBase, seo } = around;
  const path = `/p/${product.uid}`;
  const pictures = picturesOf(product, choice.color);
  const [first] = pictures;
  const shown = first ? { ...galleryPicture(frameOf(product.kind, pictures.length, 0)), id: first } : undefined;
  const isScene = first !== undefined && lookOf(first)?.kind === "scene";
  // A scene is cut otherwise for other windows: what is preloaded would be another one for some.
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
      // Search engines take a product with an offer or with what buyers say; without either it counts as an error.
      ...(product.currency || around.said.summary.count > 0 ? [productLd(view, around)] : []),
    ],
  };
}

/** schema.org Product; with several variants a ProductGroup would be longer and say no more to shoppers. */
function productLd({ product, choice }: ProductView, { locale, region, origin, mediaBase, said }: Around): object {
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
    brand: { "@type": "Brand", name: product.brand },
    image: picturesOf(product, choice.color).map((id) => absolute(mediaUrl(mediaBase, id, { w: 1200, fmt: "jpg" }))),
    url: address,
    ...(product.currency && { offers: product.variants.map(offer) }),
    ...ratingLd(said),
  };
}

const conditions = { new: "NewCondition", refurbished: "RefurbishedCondition", used: "UsedCondition" } as const;

/** The query that chooses a variant: "color=glacier&size=156". */
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

/** What buyers say, as search engines take it; nothing as long as nobody has said anything. */
export function ratingLd({ summary, reviews }: Said): object {
  if (summary.count === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: summary.average, reviewCount: summary.count },
    review: reviews.map(({ rating, title, text, name, createdAt, language }) => ({
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      author: { "@type": "Person", name: name || "Firn" },
      ...(title && { name: title }),
      reviewBody: text,
      datePublished: createdAt.slice(0, 10),
      inLanguage: language,
    })),
  };
}
