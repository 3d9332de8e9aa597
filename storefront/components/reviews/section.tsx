import { reviewSearch } from "#commerce/aftersales/reviews/rules.ts";
import { reviewSortings } from "#commerce/aftersales/reviews/schema.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { ReviewList } from "./list.tsx";
import { Questions } from "./questions.tsx";
import { Sorting } from "./sorting.tsx";
import { Summary } from "./summary.tsx";
import type { QuestionView, ReviewView, SummaryView } from "./view.ts";

export type SectionProps = {
  words: AreaTexts<"reviews">;
  uid: string;
  summary: SummaryView;
  reviews: ReviewView[];
  questions: QuestionView[];
  questionCount: number;
};

/** Reviews and questions on a product page: the first few, with links to all of them. */
export function ReviewSection({ words, uid, summary, reviews, questions, questionCount }: SectionProps) {
  const say = useText(words);
  const { locale } = useShop();
  const { count } = summary;
  const path = `/p/${uid}/reviews`;
  const sortings = reviewSortings.map((sort) => ({ sort, path: path + reviewSearch({ sort }) }));
  const all = questions.length > 0 && (
    <Questions words={words} uid={uid} questions={questions} more={questionCount > questions.length} />
  );
  if (count === 0)
    return (
      <div className="section wrap reviews" id="reviews">
        <p className="reviews-nothing">
          {say("reviews.none")} <a href={localePath(locale, `/p/${uid}/review`)}>{say("reviews.write")}</a>
          {!all && <a href={localePath(locale, `/p/${uid}/ask`)}>{say("questions.ask")}</a>}
        </p>
        {all}
      </div>
    );
  return (
    <div className="section wrap reviews">
      <section className="reviews-columns" id="reviews" aria-labelledby="reviews-title">
        <div className="reviews-side">
          <h2 className="display-3 display" id="reviews-title">
            {say("reviews.title")}
          </h2>
          <Summary words={words} uid={uid} summary={summary} />
        </div>
        <div>
          {count > reviews.length && <Sorting words={words} sort="helpful" sortings={sortings} />}
          <ReviewList words={words} uid={uid} reviews={reviews} />
          {count > reviews.length && (
            <p className="reviews-more">
              <a href={localePath(locale, path)}>{say("reviews.all", { count })}</a>
            </p>
          )}
        </div>
      </section>
      {all || <Questions words={words} uid={uid} questions={[]} />}
    </div>
  );
}
