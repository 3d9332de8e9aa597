import { relatedCards } from "#commerce/catalogue/cards.ts";
import { discountedDetails } from "#commerce/catalogue/discounts.ts";
import { findProductDetail } from "#commerce/catalogue/reads.ts";
import type { ProductDetail } from "#commerce/catalogue/schema.ts";
import { isProRegion } from "#commerce/regions/rules.ts";
import type { Locale } from "#commerce/regions/schema.ts";
import type { Entry, ProductContent } from "#services/content/schema.ts";
import { gone, type Load, notFound, type PageContext, page } from "#shop/frame/page.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { type CategoryView, loadCategories, wayTo } from "#shop/parts/categories.ts";
import { firstChoice } from "./choice.ts";
import { productMeta } from "./meta.ts";
import type { ProductView } from "./product-view.ts";

const relatedCount = 8;

type Shown = Omit<ProductView, "choice">;
type Place = Pick<PageContext, "services" | "locale" | "region" | "discount">;

const tagsOf = ({ product }: Shown): string[] => [`product:${product.id}`, "listings", "categories", "content"];

/** A product with its variants, prices and stock in the visitor's region, and what goes with it. */
export const load: Load<ProductView> = async (context) => {
  const { services, locale, region, discount, params, query, origin } = context;
  const key = `product ${params.uid} ${locale.code} ${region} ${discount?.key ?? ""}`;
  const shown = await services.kept.read(key, () => readShown(context, params.uid ?? ""), tagsOf);
  if (!shown) return notFound();
  const { product, related } = shown;
  if (product.availability === "disabled") return gone(related.map((card) => card.id));
  const view: ProductView = { ...shown, choice: firstChoice(product, query) };
  const meta = productMeta(view, { locale, origin, mediaBase: services.config.MEDIA_URL });
  return page(view, meta, tagsOf(view));
};

async function readShown(context: Place, uid: string): Promise<Shown | null> {
  const { services, locale, region, discount = null } = context;
  const listed = await findProductDetail(services.db, { uid }, region);
  if (!listed) return null;
  const [[found = listed], entries, categories, related] = await Promise.all([
    discountedDetails(services.db, [listed], discount),
    services.content.byUids<Partial<ProductContent>>("product", [uid], locale.contentLocale),
    loadCategories(services, locale),
    relatedCards(services.db, region, listed.id, relatedCount).then((cards) => cardsInLanguage(context, cards)),
  ]);
  return {
    product: inLanguage(isProRegion(region) ? withoutRetail(found) : found, entries.get(uid), locale),
    crumbs: longestWay(categories, found.categories),
    related,
  };
}

/** The crumbs of the most specific category. */
function longestWay(tree: CategoryView[], categories: ProductDetail["categories"]): ProductView["crumbs"] {
  const ways = categories.map(({ uid }) => wayTo(tree, uid));
  const longest = ways.reduce((best, way) => (way.length > best.length ? way : best), []);
  return longest.map(({ title, path }) => ({ title, path }));
}

/** Professionals are shown their price alone (specification 4: no sale tags). */
const withoutRetail = (product: ProductDetail): ProductDetail => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, retailPrice: undefined, lowestPrice: undefined })),
});

function inLanguage(
  product: ProductDetail,
  entry: Entry<Partial<ProductContent>> | undefined,
  locale: Locale,
): ProductView["product"] {
  const { tagline, description, valueNames = {} } = entry?.data ?? {};
  return {
    ...product,
    name: entry?.title || product.name,
    tagline,
    description: description || product.description,
    releaseDate: product.releaseDate && writtenOut(product.releaseDate, locale),
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, label: valueNames[value.code] ?? value.label })),
    })),
  };
}

/** "2026-11-15" → "15 November 2026"; on the server only, since browsers may write it differently. */
const writtenOut = (date: string, { intl }: Locale): string =>
  new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
