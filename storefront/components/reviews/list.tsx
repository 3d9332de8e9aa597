import { Fragment } from "react";
import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { ReviewItem } from "./item.tsx";
import type { ReviewView } from "./view.ts";
import "./list.css";

type Props = { words: AreaTexts<"reviews">; uid: string; reviews: readonly ReviewView[] };

/** Reviews below each other, with a heading before those in other languages that follow the reader's own. */
export function ReviewList({ words, uid, reviews }: Props) {
  const say = useText(words);
  return (
    <ul className="reviews-list">
      {reviews.map((review, index) => (
        <Fragment key={review.id}>
          {index > 0 && review.foreign && !reviews[index - 1]?.foreign && (
            <li className="reviews-others">{say("reviews.others")}</li>
          )}
          <ReviewItem words={words} review={review} uid={uid} />
        </Fragment>
      ))}
    </ul>
  );
}
