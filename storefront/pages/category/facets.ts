import { filterNames } from "#commerce/catalog/products/rules.ts";
import type { Facet } from "#commerce/catalog/products/schema.ts";
import type { Colour } from "#storefront/components/product-facts/colour-names.ts";
import { compareOptions } from "#storefront/components/product-facts/option-order.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { FacetValue, FacetView } from "./category-view.ts";
import type { NameSize } from "./size-names.ts";

type Words = { texts: Texts; colours: ReadonlyMap<string, Colour>; nameSize: NameSize };

/** Options that content has put in order, by attribute (specification 3.16). */
type Managed = Readonly<Record<string, readonly string[]>>;

/** How a filter's value is called: { color, "glacier" } → "Gletscher". */
export function valueLabel(name: string, value: string, { texts, colours, nameSize }: Words): string {
  if (name === "color") return colours.get(value)?.name ?? value;
  if (name === "size") return nameSize(value);
  return specValue(texts, value);
}

/** The filters of a list. One that would narrow nothing is left out, unless it is in use. */
export function facetViews(
  facets: readonly Facet[],
  filters: Record<string, string[]>,
  words: Words,
  managed: Managed = {},
): FacetView[] {
  return filterNames.flatMap((name) => {
    const facet = facets.find((one) => one.name === name);
    const used = filters[name] ?? [];
    const counted = facet?.values ?? [];
    const lost = used
      .filter((value) => !counted.some((one) => one.value === value))
      .map((value) => ({ value, count: 0 }));
    const values = [...counted, ...lost].map(({ value, count }): FacetValue => {
      const hex = name === "color" ? words.colours.get(value)?.hex : undefined;
      return {
        value,
        count,
        label: valueLabel(name, value, words),
        checked: used.includes(value),
        hexColours: hex ? [hex] : undefined,
      };
    });
    if (values.length < 2 && used.length === 0) return [];
    return [{ name, label: facetLabel(name, words.texts), values: sorted(name, values, words.colours, managed) }];
  });
}

function facetLabel(name: string, texts: Words["texts"]): string {
  if (name === "color") return texts["catalogue.colour"];
  return name === "size" ? texts["catalogue.size"] : specLabel(texts, name);
}

/** Colours as on a chart; what content has put in order, sizes, numbers and ranges each in theirs. */
function sorted(name: string, values: FacetValue[], colours: Words["colours"], managed: Managed): FacetValue[] {
  const place = ({ value }: FacetValue) => colours.get(value)?.place ?? colours.size;
  return values.sort(
    (a, b) => (name === "color" && place(a) - place(b)) || compareOptions(a.value, b.value, managed[name]),
  );
}
