import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { buttonClass } from "#ui/button.tsx";
import type { QuestionView } from "./view.ts";

type Props = {
  words: AreaTexts<"reviews">;
  uid: string;
  questions: readonly QuestionView[];
  /** There are more questions than these, so a link to the page with all of them is shown. */
  more?: boolean;
};

/** Questions with their answers, those in other languages folded away, and a link to ask one; without any, one line. */
export function Questions({ words, uid, questions, more }: Props) {
  const say = useText(words);
  const { locale } = useShop();
  const place = localePath(locale, `/p/${uid}`);
  if (questions.length === 0)
    return (
      <p className="reviews-nothing" id="questions">
        {say("questions.none")}{" "}
        <a href={`${place}/ask`} rel="nofollow">
          {say("questions.ask")}
        </a>
      </p>
    );
  const own = questions.filter(({ language }) => language === locale.language);
  const foreign = questions.filter(({ language }) => language !== locale.language);
  const listed = (some: readonly QuestionView[]) => <List words={words} place={place} questions={some} />;
  return (
    <section className="reviews-columns reviews-questions" id="questions" aria-labelledby="questions-title">
      <div className="reviews-side">
        <h2 className="display-3 display" id="questions-title">
          {say("questions.title")}
        </h2>
        <a href={`${place}/ask`} rel="nofollow" className={buttonClass({ kind: "outline", small: true })}>
          {say("questions.ask")}
        </a>
      </div>
      <div>
        {listed(own.length > 0 ? own : foreign)}
        {!more && own.length > 0 && foreign.length > 0 && (
          <details className="reviews-foreign">
            <summary>
              {say("reviews.others")} <span className="numbers">({foreign.length})</span>
            </summary>
            {listed(foreign)}
          </details>
        )}
        {more && (
          <p className="reviews-more">
            <a href={`${place}/reviews#questions`}>{say("questions.more")}</a>
          </p>
        )}
      </div>
    </section>
  );
}

function List({ words, place, questions }: Pick<Props, "words" | "questions"> & { place: string }) {
  const say = useText(words);
  const { brand } = useShop();
  const somebody = say("reviews.somebody", { brand });
  return (
    <ul className="reviews-list">
      {questions.map((question) => (
        <li key={question.id} className="reviews-item">
          <h3 lang={question.language} className="reviews-heading">
            {question.text}
          </h3>
          <p className="reviews-by">
            {question.name || somebody} <time dateTime={question.day}>{question.date}</time>
          </p>
          {question.answers.map((answer) => (
            <div key={answer.id} className="reviews-answer">
              <p lang={answer.language} className="reviews-text">
                {answer.text}
              </p>
              <p className="reviews-by">
                <b>{answer.isStaff ? brand : answer.name || somebody}</b>
                <span className="reviews-badge">
                  {say(answer.isStaff ? "questions.badge.shop" : "questions.badge.owner")}
                </span>
              </p>
            </div>
          ))}
          <div className="reviews-acts">
            <a href={`${place}/answer/${question.id}`} rel="nofollow" className="reviews-act">
              {say("questions.answer")}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
