import { boundsOf, filterName, isNumber, type OwnFilter, valuesOf } from "#commerce/catalog/listings/own-filters.ts";
import type { Facet, ListingQuery } from "#commerce/catalog/products/schema.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { FacetView } from "#storefront/components/listing/list-controls.ts";
import { boundsLabel, type OwnWords, valueLabelOf } from "#storefront/components/product-facts/own-filters.ts";

/** List filters for the merchant's custom fields. Pure. */

/** The parameter names by which an address may filter. */
export const ownNames = (fields: readonly OwnFilter[]) => ({
  names: fields.filter((field) => !isNumber(field)).map(filterName),
  rangeNames: fields.filter(isNumber).map(filterName),
});

type ActiveFilters = Pick<ListingQuery, "filters" | "ranges">;

/**
 * Returns the facets in the merchant's order, with values in the order of their definition. Facets that would not
 * filter anything are left out, unless they are in use.
 */
export function ownFacets(
  fields: readonly OwnFilter[],
  facets: readonly Facet[],
  { filters, ranges }: ActiveFilters,
  around: OwnWords,
): FacetView[] {
  return fields.flatMap((field): FacetView[] => {
    const name = filterName(field);
    const label = textIn(field.labels, around.locale.language);
    const counted = facets.find((one) => one.name === name)?.values ?? [];
    if (isNumber(field)) {
      const [bounds, used] = [boundsOf(counted), ranges?.[name]];
      if (!used && (!bounds || bounds[0] === bounds[1])) return [];
      const { words } = around;
      const end = (text: string) => (field.unit ? `${text} (${field.unit})` : text);
      const labels = { from: end(words["ownDetails.from"]), to: end(words["ownDetails.to"]) };
      return [{ name, label, values: [], range: { ...used, lowest: bounds?.[0], highest: bounds?.[1], labels } }];
    }
    const used = filters[name] ?? [];
    const values = valuesOf(field).flatMap((value) => {
      const found = counted.find((one) => one.value === value);
      const checked = used.includes(value);
      return found || checked
        ? [{ value, count: found?.count ?? 0, checked, label: valueLabelOf(field, value, around) ?? value }]
        : [];
    });
    return values.length < 2 && used.length === 0 ? [] : [{ name, label, values }];
  });
}

/** Returns the label of an active filter's chip. Undefined when it is not a custom field. */
export function ownLabel(
  fields: readonly OwnFilter[],
  name: string,
  value: string | undefined,
  { ranges }: ActiveFilters,
  around: OwnWords,
): string | undefined {
  const field = fields.find((one) => filterName(one) === name);
  if (!field) return undefined;
  if (value === undefined) return boundsLabel(field, ranges?.[name]?.from, ranges?.[name]?.to, around.locale.intl);
  const said = valueLabelOf(field, value, around) ?? value;
  return field.kind === "yes-no" ? `${textIn(field.labels, around.locale.language)}: ${said}` : said;
}
