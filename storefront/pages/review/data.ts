import { hasVoted } from "#commerce/aftersales/reviews/actions.ts";
import { voterOf } from "#commerce/aftersales/reviews/links.ts";
import { findReview } from "#commerce/aftersales/reviews/reads.ts";
import type { Review } from "#commerce/aftersales/reviews/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import { reviewView } from "#storefront/components/reviews/view.ts";
import type { ReviewProps } from "./props.ts";

export type Opened = { product: ProductWords; review: Review; voter: Buffer };

/** The published review of that address, and who looks at it; null: there is none. */
export async function opened(context: PrivateContext): Promise<Opened | null> {
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
  { product, review, voter }: Opened,
  shown: Partial<Pick<ReviewProps, "isReported" | "note" | "error">>,
  status = 200,
): Promise<PageAnswer<ReviewProps>> {
  const { services, locale, visitor, brand } = context;
  const [words, voted] = await Promise.all([
    loadAreaTexts("reviews", context),
    hasVoted(services.db, review.id, voter),
  ]);
  const { productId: _, customerId: __, status: ___, reason: ____, ...said } = review;
  const props: ReviewProps = {
    ...{ words, csrf: visitor.csrfToken, product: { uid: product.uid, name: product.name } },
    ...{ review: reviewView(said, locale), hasVoted: voted, isReported: false, note: "", error: null, ...shown },
  };
  const title = fill(words["one.title"], { name: review.name || words["reviews.somebody"] });
  return page(props, plainMeta(title, brand), status);
}
