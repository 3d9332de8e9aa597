import { boardLength, lengthName } from "#commerce/catalog/listings/board-lengths.ts";
import { filterNames, kindFilterNames } from "#commerce/catalog/products/rules.ts";
import type { Facet, ListingPage, ListingQuery } from "#commerce/catalog/products/schema.ts";
import { badgeName } from "#storefront/components/listing/badge-names.ts";
import { colourFacet, familyName } from "#storefront/components/listing/colour-facet.ts";
import { lengthFacet } from "#storefront/components/listing/length-facet.ts";
import type { FacetValue, FacetView, SizeHeads } from "#storefront/components/listing/list-controls.ts";
import { scalesOf } from "#storefront/components/listing/size-scale.ts";
import type { Colour, ColourFamily } from "#storefront/components/product-facts/colour-names.ts";
import { measured } from "#storefront/components/product-facts/measured.ts";
import { compareOptions } from "#storefront/components/product-facts/option-order.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { NameSize } from "./size-names.ts";

type Words = {
  texts: Texts;
  /** The language and country as a BCP 47 tag. */
  intl: string;
  colours: ReadonlyMap<string, Colour>;
  families: readonly ColourFamily[];
  nameSize: NameSize;
  /** The label of the filter for new, reduced and similar products, when it is in use. */
  offers?: string;
  /** The labels of product kinds by code; `heads` are the headings for groups of sizes. */
  kinds?: Readonly<Record<string, string>>;
  heads?: SizeHeads;
  /** The number of products in the list. */
  total: number;
  /** The list before it was narrowed: what it shares decides which filters it has. */
  all?: Pick<ListingPage, "total" | "facets">;
};
/** What narrows most comes first: it is open. */
const first = ["kind", "size", "mount", "lacing", "cut", "waterproof", "level", "terrain", "flex", "color"];
const shownOrder = [...first, ...filterNames.filter((name) => !first.includes(name))];

/** The order of options as content defines it, by attribute (specification 3.16). */
type OptionOrder = Readonly<Record<string, readonly string[]>>;

/** Returns the label of a filter's value: { color, "glacier" } → "Gletscher". */
export function valueLabel(
  name: string,
  value: string,
  { texts, intl, colours, families, nameSize, kinds }: Words,
): string {
  if (name === familyName) return families.find(({ uid }) => uid === value)?.name ?? value;
  if (name === "color") return colours.get(value)?.name ?? value;
  if (name === "size") return nameSize(value).label;
  if (name === "kind" && kinds?.[value]) return kinds[value];
  if (name === "is") return badgeName(texts, value) ?? value;
  return measured(name, value, intl) ?? specValue(texts, value);
}

/**
 * Returns the filters of a list. A filter with nothing to narrow is left out, unless it is in use, and so is one of an
 * attribute of some kinds where fewer than half of the products have it.
 */
export function facetViews(
  facets: readonly Facet[],
  { filters, ranges }: Pick<ListingQuery, "filters" | "ranges">,
  words: Words,
  managed: OptionOrder = {},
): FacetView[] {
  const whole = words.all ?? { facets, total: words.total };
  const counted = (name: string, within = facets) => within.find((one) => one.name === name)?.values ?? [];
  const lengths = counted(lengthName);
  const length = lengthFacet(words.texts, lengths, ranges?.[lengthName]);
  const isOfKinds = counted("kind").length > 1 && !filters.kind;
  return shownOrder.flatMap((name): FacetView[] => {
    const used = filters[name] ?? [];
    if (name === "color") {
      const counts = { families: counted(familyName), colours: counted("color") };
      return colourFacet(counts, { families: filters[familyName] ?? [], colours: used }, words);
    }
    const known = counted(name);
    const lost = used
      .filter((value) => !known.some((one) => one.value === value))
      // New and reduced products have no counts of their own: with this filter alone, the count is that of the whole
      // list.
      .map((value) => ({ value, count: name === "is" && used.length === 1 ? words.total : 0 }));
    const values = [...known, ...lost]
      // Board lengths have a filter by number instead.
      .filter(({ value }) => name !== "size" || !length || used.includes(value) || boardLength(value) === null)
      .map(
        ({ value, count }): FacetValue => ({
          value,
          count,
          checked: used.includes(value),
          label: valueLabel(name, value, words),
          ...(name === "size" && words.nameSize(value)),
        }),
      )
      .sort((a, b) =>
        // Kinds have no order of their own: those that have most products come first.
        name === "kind" && !managed.kind ? b.count - a.count : compareOptions(a.value, b.value, managed[name]),
      );
    const own: FacetView = {
      name,
      label:
        name === "size"
          ? words.texts["catalogue.size"]
          : (name === "is" && words.offers) || specLabel(words.texts, name),
      values,
      ...(name === "size" && { look: "tiles", heads: words.heads }),
    };
    const isOfMany =
      !kindFilterNames.includes(name) ||
      2 * counted(name, whole.facets).reduce((sum, { count }) => sum + count, 0) >= whole.total;
    // Sizes of several scales say nothing until a kind is chosen.
    const isMixed = name === "size" && isOfKinds && scalesOf(values.map(({ label }) => label)).length > 1;
    const isShown = (values.length > 1 && isOfMany && !isMixed) || used.length > 0;
    return [...(name === "size" && length ? [length] : []), ...(isShown ? [own] : [])];
  });
}
