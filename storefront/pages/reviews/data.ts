import {
  countReviews,
  countRiders,
  findReviewedProduct,
  listQuestions,
  listReviews,
  readSummary,
} from "#commerce/aftersales/reviews/reads.ts";
import { noReviews } from "#commerce/aftersales/reviews/rest.ts";
import { type ReviewQuery, readReviewQuery, reviewSearch, reviewsPerPage } from "#commerce/aftersales/reviews/rules.ts";
import { reviewSortings } from "#commerce/aftersales/reviews/schema.ts";
import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { fill, formatText } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type Load, notFound, page, redirectToPage } from "#storefront/app/page.ts";
import { pagingOf } from "#storefront/components/page/paging.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { productWords } from "#storefront/components/reviews/product.ts";
import { decimal, listTexts, questionView, reviewView, summaryView } from "#storefront/components/reviews/view.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { ReviewsProps } from "./props.ts";
import { riderLinks } from "./rider-links.ts";

/** All reviews of a product, and its questions. Without reviews or questions the page is not found. */
export const load: Load<ReviewsProps> = async (context) => {
  const { services, locale, region, params, query, brand } = context;
  const { db } = services;
  const found = await findReviewedProduct(db, { uid: params.uid ?? "" });
  if (!found) return notFound();
  const asked = readReviewQuery(query);
  const path = `/p/${found.uid}/reviews`;
  const isNarrowed = asked.weight !== null || asked.size !== null;
  const [words, product, known, reviews, questions, riders, cards, narrowed] = await Promise.all([
    loadAreaTexts("reviews", { services, locale }),
    productWords({ services, locale }, found),
    readSummary(db, found.id),
    listReviews(db, found.id, { ...asked, language: locale.language }),
    listQuestions(db, found.id, { language: locale.language }),
    countRiders(db, found.id),
    cardsByIds(db, region, [found.id]).then((listed) => cardsInLanguage(context, listed)),
    isNarrowed ? countReviews(db, found.id, asked) : null,
  ]);
  const summary = known ?? noReviews;
  if (summary.count === 0 && questions.length === 0) return notFound();
  const all = asked.rating === null ? summary.count : (summary.stars[asked.rating - 1] ?? 0);
  const total = narrowed ?? all;
  const last = Math.max(1, Math.ceil(total / reviewsPerPage));
  const pathOf = (changed: Partial<ReviewQuery>) => path + reviewSearch({ ...asked, page: 1, ...changed });
  if (asked.page > last) return redirectToPage(localePath(locale, path), last);
  const props: ReviewsProps = {
    rating: asked.rating,
    sort: asked.sort,
    summary: summaryView(summary, locale),
    words: listTexts(words),
    product: { uid: product.uid, name: product.name, image: product.image },
    price: locale.shoppingRegion ? cards.filter(({ inStock }) => inStock).map(priceOf)[0] : undefined,
    crumbs: [{ title: product.name, path: `/p/${found.uid}` }],
    riders: riderLinks(riders, asked, { locale, product: found, pathOf }),
    reviews: reviews.map((review) => reviewView(review, locale, found, services)),
    questions: questions.map((question) => questionView(question, locale)),
    sortings: reviewSortings.map((sort) => ({ sort, path: pathOf({ sort }) })),
    paging: pagingOf(asked.page, last, (number) => pathOf({ page: number })),
  };
  const title = fill(words["reviews.of"], { product: product.name });
  const told = formatText(words["reviews.meta"], locale.language, {
    product: product.name,
    count: summary.count,
    average: decimal(summary.average, locale),
  });
  // Filtered lists and other sort orders have the plain list as their canonical address.
  const isPlain = asked.rating === null && !isNarrowed && asked.sort === "newest";
  const canonical = asked.page > 1 && isPlain ? pathOf({ page: asked.page }) : path;
  const meta = plainMeta(title, brand, canonical, summary.count > 0 ? told : undefined);
  return page(props, meta);
};

const priceOf = ({ price, priceTo, retailPrice, lowestPrice, currency, unitPrice, isPro }: CardData) => ({
  amount: price,
  to: priceTo,
  retail: retailPrice,
  lowest: lowestPrice,
  unit: unitPrice,
  currency,
  isPro,
});
