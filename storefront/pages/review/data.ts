import { hasVoted } from "#commerce/aftersales/reviews/actions.ts";
import { voterOf } from "#commerce/aftersales/reviews/links.ts";
import { findReview } from "#commerce/aftersales/reviews/reads.ts";
import type { Review } from "#commerce/aftersales/reviews/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { ReviewMessage } from "#storefront/components/reviews/faults.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import { type ReviewView, reviewView } from "#storefront/components/reviews/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ReviewProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  product: { uid: string; name: string };
  review: ReviewView;
  hasVoted: boolean;
  isReported: boolean;
  /** The message when no translation is available at the moment. */
  untranslated: ReviewMessage | null;
  note: string;
  error: ReviewMessage | null;
};

export type OpenedReview = { product: ProductWords; review: Review; voter: Buffer };

/**
 * Returns the published review at this address, with its product and the key that identifies the visitor as a voter.
 * Null when there is none.
 */
export async function opened(context: PrivateContext): Promise<OpenedReview | null> {
  const { services, params, visitor } = context;
  const product = await spokenProduct(context, params.uid ?? "");
  const review = product && (await findReview(services.db, Number(params.id)));
  if (review?.status !== "published" || review.productId !== product?.id) return null;
  return { product, review, voter: voterOf(visitor.customer?.id ?? null, visitor.start().sessionHash) };
}

export const load: LoadPrivate<ReviewProps> = async (context) => {
  const own = await opened(context);
  return own ? answer(context, own, { isReported: context.query.get("reported") === "1" }) : notFound();
};

export async function answer(
  context: PrivateContext,
  { product, review, voter }: OpenedReview,
  outcome: Partial<Pick<ReviewProps, "isReported" | "untranslated" | "note" | "error">>,
  status = 200,
): Promise<PageAnswer<ReviewProps>> {
  const { services, locale } = context;
  const [words, voted] = await Promise.all([
    loadAreaTexts("reviews", context),
    hasVoted(services.db, review.id, voter),
  ]);
  const { productId: _, customerId: __, status: ___, reason: ____, ...published } = review;
  const props = {
    words,
    product: { uid: product.uid, name: product.name },
    review: reviewView(published, locale, product, services),
    hasVoted: voted,
    isReported: false,
    untranslated: null,
    note: "",
    error: null,
    ...outcome,
  };
  const name = review.name || fill(words["reviews.somebody"], { brand: context.brand });
  const title = fill(words["one.title"], { name });
  return formPage(context, props, { title: { words: title } }, status);
}
