import { discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { shopPricesOfVariants } from "#commerce/catalog/prices/shop-prices.ts";
import { relatedCards } from "#commerce/catalog/products/cards.ts";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { specificationsOf } from "#commerce/catalog/products/specifications.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { unitPriceText } from "#commerce/shared/money/unit-price.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { gone, type Load, notFound, type PageContext, page } from "#storefront/app/page.ts";
import { type CategoryView, loadCategories } from "#storefront/components/category/categories.ts";
import { uidsIn } from "#storefront/components/content/content-data.ts";
import { namedPictures } from "#storefront/components/media/picture-facts.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { proPrice } from "#storefront/components/product/pro-price.ts";
import { relatedProducts } from "#storefront/components/product/related-products.ts";
import { drawnFacts } from "#storefront/components/product-drawings/purpose.tsx";
import { boardSpecs, isDrawn } from "#storefront/components/product-facts/board-specs.ts";
import { isThousands, measured } from "#storefront/components/product-facts/measured.ts";
import { ownDetails } from "#storefront/components/product-facts/own-details.ts";
import { attributeRules, shownSpecs, specsIn } from "#storefront/components/product-facts/product-attributes.ts";
import { sizeRangeOf } from "#storefront/components/product-facts/size-labels.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import { variantDetails } from "#storefront/components/product-facts/variant-details.ts";
import { renderSection } from "#storefront/components/reviews/render-section.ts";
import { crumbsOf, loadSections, longestWay } from "#storefront/layout/sections.ts";
import { aboutMarkup } from "./about.tsx";
import { briefFacts, briefMarkup } from "./brief.tsx";
import { bodyMeasures } from "./buy-box/body-measures.ts";
import { firstChoice } from "./buy-box/choice.ts";
import { endOfDay } from "./buy-box/promised.ts";
import { boardDrawn, characterMarkup, purposeMarkup } from "./character.tsx";
import { type ContentMedia, mediaOf } from "./content-media.ts";
import { datedMarkup } from "./dated-markup.ts";
import { detailsMarkup } from "./details-section.tsx";
import { amountsInStyle, firstAmount } from "./gift-card/amounts.ts";
import { giftStepsMarkup } from "./gift-card/fields.tsx";
import { recipientFieldsOf } from "./gift-card/load-fields.ts";
import { endOf, inLanguage } from "./in-language.ts";
import { productMeta, type ReviewSummary, type Seo } from "./meta.ts";
import type { ProductView } from "./product-view.ts";
import { safetyMarkup } from "./safety-section.tsx";
import { loadSetup } from "./setup/load-setup.ts";
import { setupMarkup } from "./setup/setup-section.tsx";
import { sizeChartMarkup } from "./size-chart.tsx";
import { type Story, storyMarkup } from "./story.tsx";

/** The number of products recommended instead of one that is gone. */
const insteadCount = 8;

type CachedProduct = Omit<ProductView, "choice" | "address" | "promises" | "share"> & { said: ReviewSummary; seo: Seo };
type Content = ProductContent &
  ContentMedia & {
    size_guide: string;
    story: Story;
    related_products: unknown;
    product_specs: unknown;
    updated_product_specs: unknown;
  };
type ProductContext = Pick<PageContext, "services" | "locale" | "region" | "discount" | "brand" | "previewed">;

/**
 * A product with its variants, prices and stock in the visitor's region, its related products, and the delivery and
 * return dates, which are valid until the end of the day.
 */
export const load: Load<ProductView> = async (context) => {
  const { services, locale, region, discount, params, query, origin, brand } = context;
  const now = Date.now();
  const until = endOfDay(now);
  const key = `product ${params.uid} ${locale.code} ${region} ${discount?.key ?? ""} ${origin} ${until}`;
  const shown = await services.cache.read(key, async () => {
    const found = await readShown(context, params.uid ?? "");
    return found && { ...found, ...(await datedMarkup(context, found.product, now)) };
  });
  if (!shown) return notFound();
  const { product, related, said, seo, ...own } = shown;
  if (product.availability === "disabled") return gone(related.map((card) => card.id));
  const view: ProductView = {
    ...own,
    product,
    related,
    choice: { ...firstAmount(product), ...firstChoice(product, query) },
  };
  const props = { locale, region, origin, brand, mediaBase: services.config.MEDIA_URL, said, seo };
  return { ...page(view, productMeta(view, props)), until };
};

async function readShown(context: ProductContext, uid: string): Promise<CachedProduct | null> {
  const { services, locale, region, discount = null } = context;
  const listed = await findProductDetail(services.db, { uid }, region, context.previewed);
  if (!listed) return null;
  const terms = termsOf(region);
  const isPro = isProRegion(region);
  const isGift = listed.kind === giftCardKind;
  const [
    [found = listed],
    entries,
    categories,
    rules,
    { html, fitNote, summary, reviews, questionCount },
    words,
    texts,
    purchase,
    pictures,
  ] = await Promise.all([
    discountedDetails(services.db, [listed], discount),
    services.content.byUids<Partial<Content>>("product", [uid], locale.contentLocale),
    loadCategories(services, locale),
    attributeRules(services, locale),
    renderSection(context, listed),
    terms.tellsProductSafety ? loadAreaTexts("safety", context) : null,
    textsFor(context),
    loadAreaTexts("purchase", context),
    namedPictures(
      services,
      listed.images.map(({ id }) => id),
      locale.language,
    ),
  ]);
  const { ownFields, ...own } = found;
  const hasOwn = ownFields !== undefined || own.variants.some((variant) => variant.ownFields);
  const detailWords = hasOwn && (await loadAreaTexts("own-details", context));
  const around = detailWords && { words: detailWords, categories };
  const details = around ? await ownDetails(context, ownFields ?? [], around) : [];
  const entry = entries.get(uid);
  const { product_specs, updated_product_specs } = entry?.data ?? {};
  const sizeGuide = path.test(entry?.data.size_guide ?? "") ? entry?.data.size_guide : undefined;
  const measures = await bodyMeasures(context, sizeGuide, own);
  const product = inLanguage(isPro ? withoutRetail(own) : own, entry, locale, { measures, fitNote });
  const perUnit = (price: number) =>
    unitPriceText(price, product.currency ?? "", listed.netContent, locale.intl) || undefined;
  const ofVariants = around ? await variantDetails(context, product, around) : [];
  const way = longestWay(categories, found.categories);
  const specs = shownSpecs(
    rules,
    product.specs,
    specificationsOf(product, locale.intl),
    product.currency ? [] : [{ id: "size", value: sizeRangeOf(listed, locale.country) }],
    specsIn(product_specs),
    specsIn(updated_product_specs),
  );
  const board = boardSpecs(specs);
  const facts = specs
    .filter((spec) => !isDrawn(spec))
    .map(({ id, value }) => ({
      id,
      label: specLabel(texts, id),
      value: measured(id, value, locale.intl) ?? specValue(texts, value),
      ...(isThousands(id, value) && { short: value.toUpperCase() }),
    }));
  const story = entry?.data.story ?? {};
  const [setup, scenes, related] = await Promise.all([
    loadSetup(context, own),
    namedPictures(services, [story.image], locale.language),
    recommendedWith(context, found, way, uidsIn(entry?.data.related_products)),
  ]);
  const shop = { locale, brand: context.brand, mediaBase: services.config.MEDIA_URL, texts };
  const shopPrices = await shopPricesOfVariants(
    services.db,
    region,
    product.variants.map(({ id }) => id),
  );
  const proWords = isPro ? await loadAreaTexts("pro-prices", context) : null;
  const priceNotes = ({ id, price }: ProductDetail["variants"][number]) => {
    const also = terms.hasUnitPrices ? perUnit(price) : undefined;
    return proWords ? proPrice(price, shopPrices.get(id), { words: proWords, locale, also }) : { unitPrice: also };
  };
  const guide = board.sizes.length > 0 && (await loadAreaTexts("size-guide", context));
  const purpose = { kind: product.kind, specs, words: await loadAreaTexts("purpose", context) };
  const character = characterMarkup(board, shop, guide);
  const drawn = character ? boardDrawn : drawnFacts(purpose);
  return {
    product: {
      ...product,
      ...(isGift && product.currency && region && { recipientFields: await recipientFieldsOf(context, region) }),
      // Already contained in the markup.
      safetyContacts: [],
      safetyWarnings: [],
      related: [],
      addOns: [],
      variants: product.variants.map(({ ownFields: _, ...variant }) => ({
        ...variant,
        ...priceNotes(variant),
        ...(variant.saleUntil && region && { ends: endOf(variant.saleUntil, region, locale) }),
      })),
      ...(isPro && { isPro }),
      specs,
      images: product.images
        .filter(({ id }) => !pictures.isGone(id))
        .map((image) => ({ ...image, id: pictures.name(image.id) })),
    },
    alts: pictures.alts,
    extras: {
      ...(await mediaOf(context, product.name, entry?.data ?? {})),
      sizeGuide,
    },
    crumbs: crumbsOf(way, await loadSections(context)),
    related,
    brief: briefMarkup(briefFacts(facts, board, texts)),
    character: character || purposeMarkup(purpose, shop),
    about:
      storyMarkup({ ...story, image: story.image && scenes.name(story.image) }, shop) +
      aboutMarkup({ ...product, facts: facts.filter(({ id }) => !drawn.has(id)) }, shop) +
      setupMarkup({ parts: setup, currency: product.currency ?? "", kind: product.kind, words: purchase, shop }) +
      (isGift ? giftStepsMarkup(await loadAreaTexts("extras", context)) : ""),
    talk:
      (guide ? sizeChartMarkup(board.sizes, { guide, texts, locale }) : "") +
      (detailWords ? detailsMarkup([...details, ...ofVariants], detailWords) : "") +
      (words ? safetyMarkup({ ...listed, words, language: locale.language }) : "") +
      (isGift && summary.count + questionCount === 0 ? "" : html),
    hasSetup: setup.length > 0,
    amounts: amountsInStyle(product),
    ...(ofVariants.length > 0 && { ofVariants }),
    said: { summary, reviews },
    seo: { title: entry?.data.seo_title, description: entry?.data.seo_description },
    ...(summary.count > 0 && { rating: { average: summary.average, count: summary.count } }),
  };
}

/** Related products; for a product that is gone, the products recommended instead. */
async function recommendedWith(
  context: ProductContext,
  product: ProductDetail,
  way: CategoryView[],
  named: readonly string[],
) {
  const { services, region } = context;
  if (product.availability === "disabled")
    return cardsInLanguage(context, await relatedCards(services.db, region, product.id, insteadCount));
  const ids = new Map(product.categories.map(({ uid, id }) => [uid, id]));
  const categories = way.flatMap(({ uid }) => ({ uid, id: ids.get(uid) ?? 0 })).filter(({ id }) => id > 0);
  return relatedProducts(context, { ...product, categories: categories.reverse() }, named, product.related);
}

const path = /^\/[a-z0-9/-]+$/;

const plain = { retailPrice: undefined, lowestPrice: undefined, saleFrom: undefined, saleUntil: undefined };

/** Removes price reductions for other shoppers: professionals see no sale tags (specification 4). */
const withoutRetail = (product: ProductDetail): ProductDetail => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, ...plain })),
});
