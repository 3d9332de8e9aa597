import type { WeightBand } from "#commerce/aftersales/reviews/rules.ts";
import type { SizedProduct } from "#commerce/aftersales/reviews/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { bootSize, ownSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { fromKilograms, isImperialIn, unitsOf } from "#storefront/components/rider/units.ts";

/** Formats the sizes, weights and heights of reviewers for the reader's market. Pure. */

type ReaderMarket = Pick<Locale, "country">;

/** A boot's "43" becomes "US 10 · EU 43" in the United States. Sizes of other products stay as sold. */
export function sizeName(size: string, { country }: ReaderMarket, { kind, riders }: SizedProduct): string {
  const boot = bootSize(kind, riders, size);
  return boot ? ownSize(sizeSystemOf(country), boot) : size;
}

/** "82 kg", "181 lb" */
export function weightName(kilograms: number, { country }: ReaderMarket): string {
  const units = unitsOf(isImperialIn(country));
  return `${fromKilograms(kilograms, units)}\u00a0${units.weight}`;
}

/** "180 cm", "5′11″" */
export function heightName(centimetres: number, { country }: ReaderMarket): string {
  if (!isImperialIn(country)) return `${centimetres}\u00a0cm`;
  const inches = Math.round(centimetres / 2.54);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** "75–85 kg", "165–187 lb". The first and the last band are open: "< 55 kg", "≥ 95 kg". */
export function bandLabel([from, below]: WeightBand, { country }: ReaderMarket): string {
  const units = unitsOf(isImperialIn(country));
  const [least, most] = [fromKilograms(from, units), fromKilograms(below, units)];
  if (from <= 10) return `<\u00a0${most}\u00a0${units.weight}`;
  return below > 200 ? `≥\u00a0${least}\u00a0${units.weight}` : `${least}–${most}\u00a0${units.weight}`;
}
