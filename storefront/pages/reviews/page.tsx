import { Fragment } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Paging } from "#storefront/components/page/paging.tsx";
import { ReviewItem } from "#storefront/components/reviews/item.tsx";
import { Questions } from "#storefront/components/reviews/questions.tsx";
import { Summary, WriteLink } from "#storefront/components/reviews/summary.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { ReviewsProps } from "./props.ts";
import "#ui/chip.css";
import "#storefront/components/reviews/reviews.css";
import "./reviews.css";

export default function Reviews(props: ReviewsProps) {
  const { words, product, crumbs, summary, reviews, questions, rating, riders, sort, sortings, paging } = props;
  const say = useText(words);
  return (
    <div className="wrap reviews reviews-page">
      <header className="reviews-page-head">
        {product.image && (
          <Picture
            id={product.image}
            alt=""
            sizes="160px"
            widths={[160, 320]}
            width={3}
            height={4}
            priority
            className="reviews-page-picture"
          />
        )}
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="display display-2">{say("reviews.of", { product: product.name })}</h1>
          <Link to={`/p/${product.uid}`} className="text-link">
            {say("reviews.see", { product: product.name })} <ArrowIcon size={18} />
          </Link>
        </div>
      </header>
      <section className="reviews-columns" id="reviews" aria-labelledby="reviews-title">
        <h2 className="visually-hidden" id="reviews-title">
          {say("reviews.title")}
        </h2>
        <div className="reviews-side">
          {summary.count > 0 ? (
            <Summary words={words} uid={product.uid} summary={summary} rating={rating} />
          ) : (
            <>
              <p className="muted">{say("reviews.none")}</p>
              <WriteLink words={words} uid={product.uid} />
            </>
          )}
          <p className="reviews-how">{say("reviews.how")}</p>
        </div>
        {summary.count > 0 && (
          <div>
            <nav className="reviews-sort" aria-label={say("reviews.sort")}>
              {rating !== null && (
                <Link to={`/p/${product.uid}/reviews`} className="chip" prefetch={false}>
                  {say("reviews.stars", { stars: rating })} <span aria-hidden="true">×</span>
                  <span className="visually-hidden">{say("reviews.clear")}</span>
                </Link>
              )}
              {sortings.map((one) => (
                <Link
                  key={one.sort}
                  to={one.path}
                  className="reviews-sorting"
                  aria-current={one.sort === sort ? "true" : undefined}
                  prefetch={false}
                >
                  {say(`reviews.sort.${one.sort}`)}
                </Link>
              ))}
            </nav>
            {riders.map(({ name, links }) => (
              <nav key={name} className="reviews-riders" aria-label={say(`reviews.by-${name}`)}>
                <span aria-hidden="true">{say(`reviews.by-${name}`)}</span>
                <ul>
                  {links.map(({ label, count, path, isOn }) => (
                    <li key={label}>
                      <Link
                        to={path}
                        className="chip"
                        aria-current={isOn ? "true" : undefined}
                        rel="nofollow"
                        prefetch={false}
                      >
                        {label} <span className="reviews-tally numbers">{count}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            {reviews.length === 0 && <p className="muted">{say("reviews.none.rating")}</p>}
            <ul className="reviews-list">
              {reviews.map((review, index) => (
                <Fragment key={review.id}>
                  {index > 0 && review.foreign && !reviews[index - 1]?.foreign && (
                    <li className="reviews-others">{say("reviews.others")}</li>
                  )}
                  <ReviewItem words={words} review={review} uid={product.uid} />
                </Fragment>
              ))}
            </ul>
            <Paging paging={paging} />
          </div>
        )}
      </section>
      <Questions words={words} uid={product.uid} questions={questions} />
    </div>
  );
}
