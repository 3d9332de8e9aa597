import { boundsOf, filterName, isNumber, type OwnFilter, valuesOf } from "#commerce/catalog/listings/own-filters.ts";
import type { Facet } from "#commerce/catalog/products/schema.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";

/** Facets for API clients. Pure. */

type OwnFacet = {
  name: string;
  /** In the requested language. */
  label: string;
  values: { value: string; label: string; count: number }[];
  /** For numbers: their unit, and the smallest and largest value. */
  unit?: string;
  min?: number;
  max?: number;
};

/** The counted attributes, then the merchant's own fields in their order, with labels; for numbers with their range. */
export function facetsToRest(
  facets: readonly Facet[],
  own: readonly OwnFilter[],
  language: Language,
): (Facet | OwnFacet)[] {
  const names = new Set(own.map(filterName));
  return [
    ...facets.filter(({ name }) => !names.has(name)),
    ...own.flatMap((field) => {
      const counted = facets.find(({ name }) => name === filterName(field))?.values;
      return counted ? [toRest(field, counted, language)] : [];
    }),
  ];
}

function toRest(field: OwnFilter, counted: Facet["values"], language: Language): OwnFacet {
  const head = { name: filterName(field), label: textIn(field.labels, language) };
  if (isNumber(field)) {
    const [min, max] = boundsOf(counted) ?? [];
    return { ...head, values: [], ...(field.unit && { unit: field.unit }), ...(min !== undefined && { min, max }) };
  }
  const values = valuesOf(field).flatMap((value) => {
    const count = counted.find((one) => one.value === value)?.count;
    if (count === undefined) return [];
    const labels = field.choices.find(({ code }) => code === value)?.labels;
    return [{ value, label: labels ? textIn(labels, language) : value, count }];
  });
  return { ...head, values };
}
