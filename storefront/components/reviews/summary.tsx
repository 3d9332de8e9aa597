import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { buttonClass } from "#ui/button.tsx";
import { Stars } from "#ui/stars.tsx";
import type { SummaryView } from "./view.ts";
import "./fit-scale.css";

type Props = { words: AreaTexts<"reviews">; uid: string; summary: SummaryView; rating?: number | null };

/**
 * The average, the number of ratings for each number of stars (each a link to these reviews), the opinion on sizes, and
 * a link to write a review.
 */
export function Summary({ words, uid, summary, rating = null }: Props) {
  const say = useText(words);
  const { locale } = useShop();
  const { said, average, count, stars, fit } = summary;
  const path = localePath(locale, `/p/${uid}/reviews`);
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <span className="display numbers">{said}</span>
        <span>
          <Stars rating={average} label={say("reviews.average", { average: said })} />
          <span className="reviews-count muted">{say("reviews.count", { count })}</span>
        </span>
      </p>
      <ul className="reviews-bars">
        {[5, 4, 3, 2, 1].map((one) => {
          const given = stars[one - 1] ?? 0;
          const bar = (
            <>
              <span className="visually-hidden">{say("reviews.bar", { stars: one, count: given })}</span>
              <span className="numbers" aria-hidden="true">
                {one}
              </span>
              <span className="reviews-bar" style={{ "--part": `${(given / Math.max(1, count)) * 100}%` } as object} />
              <span className="numbers" aria-hidden="true">
                {given}
              </span>
            </>
          );
          return (
            <li key={one}>
              {given > 0 ? (
                <a href={`${path}?rating=${one}`} aria-current={rating === one ? "true" : undefined}>
                  {bar}
                </a>
              ) : (
                <span>{bar}</span>
              )}
            </li>
          );
        })}
      </ul>
      <FitBar words={words} fits={summary.fits} />
      {fit && <p className="muted">{say(`reviews.fit.note.${fit}`)}</p>}
      <WriteLink words={words} uid={uid} />
    </div>
  );
}

/** Shows the average of the buyers' opinions on size, between small and large. */
function FitBar({ words, fits: [small = 0, fitting = 0, large = 0] }: { words: Props["words"]; fits: number[] }) {
  const say = useText(words);
  const said = small + fitting + large;
  if (said === 0) return null;
  const at = ((large - small) / said + 1) * 50;
  const counted = [small, fitting, large];
  const ends = (["small", "true", "large"] as const).map(
    (end, place) => `${say(`reviews.fit.${end}`)}: ${counted[place]}`,
  );
  return (
    <div className="reviews-fit" role="img" aria-label={`${say("reviews.fit")}: ${ends.join(", ")}`}>
      <span className="reviews-fit-line" style={{ "--at": `${Math.round(at)}%` } as object} />
      <span className="reviews-fit-ends">
        {(["small", "true", "large"] as const).map((end) => (
          <span key={end}>{say(`reviews.fit.${end}`)}</span>
        ))}
      </span>
    </div>
  );
}

export function WriteLink({ words, uid }: Pick<Props, "words" | "uid">) {
  const { locale } = useShop();
  return (
    <a
      href={localePath(locale, `/p/${uid}/review`)}
      rel="nofollow"
      className={buttonClass({ kind: "outline", small: true })}
    >
      {words["reviews.write"]}
    </a>
  );
}
