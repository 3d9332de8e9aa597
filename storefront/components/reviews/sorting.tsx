import type { ReactNode } from "react";
import type { ReviewSorting } from "#commerce/aftersales/reviews/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Link } from "#storefront/runtime/link.tsx";

type Props = {
  words: AreaTexts<"reviews">;
  sort: ReviewSorting;
  sortings: readonly { sort: ReviewSorting; path: string }[];
  /** What the list is narrowed to. */
  children?: ReactNode;
};

/** Links to the reviews in each order. */
export function Sorting({ words, sort, sortings, children }: Props) {
  const say = useText(words);
  return (
    <nav className="reviews-sort" aria-label={say("reviews.sort")}>
      {children}
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
  );
}
