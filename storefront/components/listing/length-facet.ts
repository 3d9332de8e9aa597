import { lengthName } from "#commerce/catalog/listings/board-lengths.ts";
import { boundsOf } from "#commerce/catalog/listings/own-filters.ts";
import type { Bounds } from "#commerce/catalog/products/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { FacetView } from "./list-controls.ts";

/** Boards are measured in centimetres everywhere. */
const unit = "cm";

/** The lengths of boards as a range facet. Null when there are not at least two lengths. Pure. */
export function lengthFacet(
  texts: Texts,
  counted: readonly { value: string; count: number }[],
  used: Bounds | undefined,
): FacetView | null {
  const bounds = boundsOf(counted);
  if (!used && (!bounds || bounds[0] === bounds[1])) return null;
  const [lowest, highest] = bounds ?? [undefined, undefined];
  const counts = bounds && Array.from({ length: bounds[1] - bounds[0] + 1 }, (_, at) => countAt(bounds[0] + at));
  const labels = {
    from: fill(texts["catalogue.price-from-label"], { currency: unit }),
    to: fill(texts["catalogue.price-to-label"], { currency: unit }),
  };
  const range = { ...used, lowest, highest, labels, unit, ...(counts && { counts }) };
  return { name: lengthName, label: texts["specs.length"], values: [], range };

  function countAt(length: number): number {
    return counted.find(({ value }) => Number(value) === length)?.count ?? 0;
  }
}

/** "150 – 156 cm", "≥ 150 cm". */
export function lengthLabel({ from, to }: Bounds): string {
  if (from === undefined) return `≤ ${to} ${unit}`;
  if (to === undefined) return `≥ ${from} ${unit}`;
  return `${from === to ? from : `${from} – ${to}`} ${unit}`;
}
