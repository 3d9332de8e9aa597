import type { PageContext } from "#storefront/app/page.ts";
import type { SupportAnswer } from "#storefront/components/articles/answer-groups.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/** The questions with their short answers, as the page shows them (schema.org FAQPage). */
export const questionsJsonLd = (
  answers: readonly SupportAnswer[],
  { origin, locale }: Pick<PageContext, "origin" | "locale">,
): object => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: answers
    .filter(({ intro }) => intro)
    .map(({ title, intro, path }) => ({
      "@type": "Question",
      name: title,
      url: origin + localePath(locale, path),
      acceptedAnswer: { "@type": "Answer", text: intro },
    })),
});
