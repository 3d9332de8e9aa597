import { bandName, type ReviewQuery, weightBands } from "#commerce/aftersales/reviews/rules.ts";
import type { RiderCounts, SizedProduct } from "#commerce/aftersales/reviews/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { compareOptions } from "#storefront/components/product-facts/option-order.ts";
import { bandLabel, sizeName } from "#storefront/components/reviews/rider-names.ts";
import type { ReviewsProps } from "./props.ts";

type LinkContext = {
  locale: Pick<Locale, "country">;
  product: SizedProduct;
  pathOf: (changed: Partial<ReviewQuery>) => string;
};

/** Returns links to the reviews of similar riders. The link of the chosen group removes the filter. Pure. */
export function riderLinks(
  counts: RiderCounts,
  asked: ReviewQuery,
  { locale, product, pathOf }: LinkContext,
): ReviewsProps["riders"] {
  const weights = weightBands.flatMap((band) => {
    const [from, below] = band;
    const count = counts.weights
      .filter(({ weight }) => weight >= from && weight < below)
      .reduce((sum, one) => sum + one.count, 0);
    const isOn = asked.weight !== null && bandName(asked.weight) === bandName(band);
    const path = pathOf({ weight: isOn ? null : band });
    return count > 0 || isOn ? [{ label: bandLabel(band, locale), count, path, isOn }] : [];
  });
  const sizes = [...counts.sizes]
    .sort((a, b) => compareOptions(a.size, b.size))
    .map(({ size, count }) => {
      const isOn = asked.size === size;
      return { label: sizeName(size, locale, product), count, path: pathOf({ size: isOn ? null : size }), isOn };
    });
  const groups = [
    { name: "weight" as const, links: weights },
    { name: "size" as const, links: sizes },
  ];
  return groups.filter(({ links }) => links.length > 1 || links.some(({ isOn }) => isOn));
}
