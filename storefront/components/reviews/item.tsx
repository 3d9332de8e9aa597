import { mediaUrl } from "#storefront/app/media.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Stars } from "#ui/stars.tsx";
import type { ReviewView } from "./view.ts";
import "#storefront/components/media/picture.css";

type Props = { words: AreaTexts<"reviews">; review: ReviewView };

/** `isOpen`: the translation is shown initially. */
type BodyProps = Props & { heading?: "h2" | "h3"; isOpen?: boolean };

/** The text of a review in its original language. */
export function ReviewBody({ words, review, heading: Heading = "h3", isOpen }: BodyProps) {
  const say = useText(words);
  const { mediaBase, brand } = useShop();
  const { rating, title, text, language, fit, isVerified, day, date, foreign, photos, rider, translation } = review;
  const name = review.name || say("reviews.somebody", { brand });
  const facts = [
    rider.size && say("reviews.rides", { size: rider.size }),
    rider.weight,
    rider.height,
    fit && say(`reviews.fit.${fit}`),
    foreign && say("reviews.language", { language: foreign }),
  ].filter(Boolean);
  return (
    <>
      <Stars rating={rating} label={say("reviews.stars", { stars: rating })} />
      <Heading lang={language} className="reviews-heading">
        {title}
      </Heading>
      <p lang={language} className="reviews-text">
        {text}
      </p>
      {translation && (
        <details className="reviews-translation" open={isOpen}>
          <summary>{say("reviews.translation")}</summary>
          <p className="reviews-heading">{translation.title}</p>
          <p className="reviews-text">{translation.text}</p>
          {translation.by && <p className="reviews-by">{say("reviews.translated-by", { name: translation.by })}</p>}
        </details>
      )}
      {photos.length > 0 && (
        <ul className="reviews-photos">
          {photos.map(({ id }, index) => (
            <li key={id}>
              <a href={mediaUrl(mediaBase, id, { w: 1440 })} target="_blank" rel="noopener">
                <img
                  className="picture"
                  src={mediaUrl(mediaBase, id, { w: 192, h: 192, sm: "c" })}
                  width={96}
                  height={96}
                  loading="lazy"
                  alt={say("reviews.photo", { number: index + 1, name })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="reviews-who">
        <p className="reviews-by">
          <b>{name}</b> {isVerified && <span className="reviews-badge">{say("reviews.verified")}</span>}{" "}
          <time dateTime={day}>{date}</time>
        </p>
        {facts.length > 0 && <p className="reviews-by">{facts.join(" · ")}</p>}
      </div>
    </>
  );
}

/** A review in a list. Votes are made on the review's own page, because the list is the same for all visitors. */
export function ReviewItem({ words, review, uid }: Props & { uid: string }) {
  const say = useText(words);
  const { locale } = useShop();
  const own = localePath(locale, `/p/${uid}/reviews/${review.id}`);
  return (
    <li className="reviews-item" id={`review-${review.id}`}>
      <article>
        <ReviewBody words={words} review={review} />
        <div className="reviews-acts">
          <form method="post" action={own}>
            <button type="submit" name="action" value="helpful" className="reviews-act numbers">
              {say("reviews.helpful", { count: review.helpful })}
            </button>
          </form>
          {review.mayTranslate && (
            <form method="post" action={own}>
              <button type="submit" name="action" value="translate" className="reviews-act">
                {say("reviews.translate")}
              </button>
            </form>
          )}
          <a href={own} rel="nofollow" className="reviews-act">
            {say("reviews.report")}
          </a>
        </div>
      </article>
    </li>
  );
}
