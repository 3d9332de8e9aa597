import { cardsByIds, cardsByTerms, cardsByUids } from "#commerce/catalog/products/cards.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { isForRegion } from "#services/content/rules.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, type PageContext, page } from "#storefront/app/page.ts";
import type { BannerView } from "#storefront/components/blocks/banner.ts";
import { errorCuts, errorRatios } from "#storefront/components/blocks/banner-sizes.ts";
import { resolveBlocks } from "#storefront/components/blocks/content-blocks.ts";
import { groupsIn, uidsIn } from "#storefront/components/content/content-data.ts";
import { cleanerFor } from "#storefront/components/content/rich-text.ts";
import { textOf } from "#storefront/components/content/values.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

/**
 * The kinds of error pages:
 * - missing: 404, or 410 without replacement products
 * - gone: 410 with products to buy instead
 * - broken: everything else
 */
export type ErrorProps = {
  /** The address was a preview link that has expired. */
  hasEnded?: boolean;
  status: number;
  kind: "missing" | "gone" | "broken";
  /** From content; if it is absent, the shop's own texts are used. */
  header?: string;
  /** Sanitised markup. */
  mainContent?: string;
  banner?: BannerView;
  linkText?: string;
  productHeader?: string;
  products: CardData[];
  /** For programs that read the page's data (specification 8). */
  message?: string;
  /** The reason why a form was rejected, the field that caused it, and the path of the form. */
  badForm?: { reason: "large" | "unreadable"; field?: string; back?: string };
  /** The raw error, in development only. */
  detail?: string;
};

/** Specification 3.13. */
type ErrorContent = {
  regions?: unknown;
  header?: string;
  /** Rich text. */
  main_content?: unknown;
  link_text?: string;
  product_header?: string;
  /** Uids or references. */
  products?: unknown;
  /** Entries that each name a category. */
  automated_related_products?: unknown;
  banner?: unknown;
  product_recommendation_page?: { header?: string; main_content?: unknown };
};

const wanted = 8;

/** Reads from the parameters the status and, for a 410, the ids of the products recommended instead ("12,15"). */
export const load: Load<ErrorProps> = async (context) => {
  const { params } = context;
  const status = Number(params.status) || 500;
  const texts = await textsFor(context);
  const meta = plainMeta(texts[status === 410 ? "gone.meta" : "missing.meta"], context.brand);
  const props: ErrorProps = { status, kind: "broken", products: [], detail: params.detail || undefined };
  if (status === 404) props.message = `Page Not Found: ${context.path}`;
  const reason = status === 413 ? "large" : params.badForm && "unreadable";
  if (reason === "large" || reason === "unreadable") {
    props.badForm = { reason, field: params.field || undefined, back: params.back || undefined };
    meta.title = `${texts[`badForm.${reason}.title`]} | ${context.brand}`;
  }
  if (params.ended) {
    meta.title = `${texts["preview.over"]} | ${context.brand}`;
    return page({ ...props, hasEnded: true }, meta, status);
  }
  if (status !== 404 && status !== 410) return page(props, meta, status);
  try {
    return page({ ...props, ...(await contentOf(context, status)) }, meta, status);
  } catch (error) {
    // Section 8: without its content the page still has its heading and the link to the home page.
    const { log } = context.services;
    if (status === 410 && params.productIds) {
      log.error({ err: error }, "the recommended products failed to load");
      return load({ ...context, params: { status: "404" } });
    }
    log.error({ err: error }, "the error page's content failed to load");
    return page({ ...props, kind: "missing" }, meta, status);
  }
};

async function contentOf(context: PageContext, status: number): Promise<Partial<ErrorProps>> {
  const { services, locale, region, params } = context;
  const ids = status === 410 ? idsIn(params.productIds) : [];
  const [entries, recommended] = await Promise.all([
    services.content.all<ErrorContent>("error_page", locale.contentLocale),
    cardsByIds(services.db, region, ids),
  ]);
  const entry = entries.find(({ data }) => isForRegion(data, [locale.mapRegion, locale.shoppingRegion ?? ""]));
  const content = entry?.data ?? {};
  const isGone = recommended.length > 0;
  const own = isGone ? content.product_recommendation_page : content;
  const [clean, banner, cards] = await Promise.all([
    cleanerFor(context, own?.main_content),
    isGone ? undefined : bannerOf(context, content.banner),
    isGone ? recommended : listed(context, content),
  ]);
  return {
    kind: isGone ? "gone" : "missing",
    header: textOf(own?.header) || undefined,
    mainContent: clean(own?.main_content) || undefined,
    linkText: textOf(content.link_text) || undefined,
    productHeader: textOf(content.product_header) || undefined,
    banner,
    products: await cardsInLanguage(context, cards),
  };
}

/** The banner with the error page's own sizes (specification 9.4). */
async function bannerOf(context: PageContext, reference: unknown): Promise<BannerView | undefined> {
  const [shown] = await resolveBlocks(context, [{ kind: "banner", banner: reference }]);
  if (shown?.kind !== "banner") return undefined;
  return { ...shown.banner, ratios: errorRatios, cuts: errorCuts };
}

const idsIn = (list = ""): number[] =>
  list
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 24);

const fewest = 4;
const mostCategories = 4;

/**
 * Returns the products that content names, filled up with products of its categories and with the most popular ones.
 */
async function listed({ services, region }: PageContext, content: ErrorContent): Promise<ProductCard[]> {
  const named = await cardsByUids(services.db, region, uidsIn(content.products).slice(0, wanted));
  if (named.length >= fewest) return named;
  const groups = groupsIn(content.automated_related_products).flatMap(({ category }) => uidsIn(category));
  const others = await Promise.all(
    [...groups.slice(0, mostCategories).map((uid) => [`in:${uid}`]), []].map((terms) =>
      cardsByTerms(services.db, region, terms, wanted),
    ),
  );
  const unique = new Map([...named, ...others.flat()].map((card) => [card.id, card]));
  return [...unique.values()].slice(0, fewest);
}
