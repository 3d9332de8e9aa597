import { useText } from "#storefront/app/shop.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Paging } from "#storefront/components/page/paging.tsx";
import { Price } from "#storefront/components/product/price.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { ReviewList } from "#storefront/components/reviews/list.tsx";
import { Questions } from "#storefront/components/reviews/questions.tsx";
import { Sorting } from "#storefront/components/reviews/sorting.tsx";
import { Summary, WriteLink } from "#storefront/components/reviews/summary.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { ReviewsProps } from "./props.ts";
import "#ui/chip.css";
import "#storefront/components/reviews/reviews.css";
import "./reviews.css";

export default function Reviews(props: ReviewsProps) {
  const { words, product, price, crumbs, summary, reviews, questions, rating, riders, sort, sortings, paging } = props;
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
          <div className="reviews-page-buy">
            {price && (
              <div>
                <Price {...price} />
                <PriceTerms />
              </div>
            )}
            <Link to={`/p/${product.uid}`} className={buttonClass({ small: true })}>
              {say("reviews.see", { product: product.name })} <ArrowIcon size={18} />
            </Link>
          </div>
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
            <Sorting words={words} sort={sort} sortings={sortings}>
              {rating !== null && (
                <Link to={`/p/${product.uid}/reviews`} className="chip" prefetch={false}>
                  {say("reviews.stars", { stars: rating })} <span aria-hidden="true">×</span>
                  <span className="visually-hidden">{say("reviews.clear")}</span>
                </Link>
              )}
            </Sorting>
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
            <ReviewList words={words} uid={product.uid} reviews={reviews} />
            <Paging paging={paging} />
          </div>
        )}
      </section>
      <Questions words={words} uid={product.uid} questions={questions} />
    </div>
  );
}
