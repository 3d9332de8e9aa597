import type { Rating } from "#commerce/aftersales/reviews/schema.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { classes } from "#ui/classes.ts";
import { Stars } from "#ui/stars.tsx";

/**
 * A product's rating on one line: five stars, the average and the number of ratings. On cards one star, so that it fits
 * beside the colours at every width.
 */
export function RatingLine({ average, count, short }: Rating & { short?: boolean }) {
  const { locale } = useShop();
  const t = useText();
  const said = plainNumber(average.toFixed(1), locale.language);
  return (
    <span className={classes("rating", short && "rating-short")}>
      <Stars rating={average} label={t("catalogue.rating", { average: said, count })} />
      <span className="numbers" aria-hidden="true">
        <strong>{said}</strong> <span className="rating-count">({count})</span>
      </span>
    </span>
  );
}
