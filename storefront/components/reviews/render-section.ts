import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ReviewSection as Read, readSection } from "#commerce/aftersales/reviews/reads.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { ShopProvider } from "#storefront/app/shop.tsx";
import { ReviewSection } from "./section.tsx";
import { questionView, reviewView, summaryView } from "./view.ts";

type SectionContext = Pick<PageContext, "services" | "locale" | "brand">;

/**
 * Renders the review section of a product page to markup, and returns it with the data it was made of and the sentence
 * on how the product fits. The section needs no scripts, so browsers get neither its components nor its texts.
 */
export async function renderSection(
  { services, locale, brand }: SectionContext,
  product: { id: number; uid: string },
): Promise<{ html: string; fitNote: string } & Read> {
  const [words, texts, read] = await Promise.all([
    loadAreaTexts("reviews", { services, locale }),
    textsFor({ services, locale }),
    readSection(services.db, product.id, locale.language),
  ]);
  const summary = summaryView(read.summary, locale);
  const fitNote = summary.fit ? words[`reviews.fit.note.${summary.fit}`] : "";
  const section = createElement(ReviewSection, {
    words,
    uid: product.uid,
    questionCount: read.questionCount,
    summary,
    reviews: read.reviews.map((review) => reviewView(review, locale, read.sized, services)),
    questions: read.questions.map((question) => questionView(question, locale)),
  });
  const shop = { locale, brand, mediaBase: services.config.MEDIA_URL, texts };
  // biome-ignore lint/correctness/noChildrenProp: its type asks for them as a property
  const html = renderToStaticMarkup(createElement(ShopProvider, { shop, children: section }));
  return { html, fitNote, ...read };
}
