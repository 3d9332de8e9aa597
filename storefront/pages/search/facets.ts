import { boardLength } from "#commerce/catalog/listings/board-lengths.ts";
import type { FacetCounts, FacetName } from "#services/search/narrowing.ts";
import type { CategoryView } from "#storefront/components/category/categories.ts";
import { badgeName } from "#storefront/components/listing/badge-names.ts";
import { colourFacet, familyName } from "#storefront/components/listing/colour-facet.ts";
import { lengthFacet } from "#storefront/components/listing/length-facet.ts";
import type { FacetValue, FacetView, SizeHeads } from "#storefront/components/listing/list-controls.ts";
import { scalesOf, sizeScale } from "#storefront/components/listing/size-scale.ts";
import type { Colour, ColourFamily } from "#storefront/components/product-facts/colour-names.ts";
import { compareOptions } from "#storefront/components/product-facts/option-order.ts";
import { asRange } from "#storefront/components/product-facts/size-labels.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { SearchQuery } from "./address.ts";

/** Bounds in whole units, the same in every currency of the shop; their counts show which prices there are. */
export const priceRanges = [
  { to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 250 },
  { from: 250, to: 500 },
  { from: 500 },
];

export type FacetWords = {
  texts: Texts;
  /** The label of the facet for new, reduced and similar products. */
  offers: string;
  colours: ReadonlyMap<string, Colour>;
  families: readonly ColourFamily[];
  categories: ReadonlyMap<string, string>;
  /** The uids of categories inside another one. */
  within?: ReadonlySet<string>;
  /** In the sale, where one's size decides first: its label, and the headings of the scales. */
  sizes?: { label: string; heads: SizeHeads } | undefined;
};

type CategoryNode = { uid: string; title: string; above: string | null };
const flat = (tree: readonly CategoryView[], above: string | null = null): CategoryNode[] =>
  tree.flatMap(({ uid, title, children }) => [{ uid, title, above }, ...flat(children, title)]);

/** Names by category uid, for the whole tree. When several categories share a name, their parent's name is added. */
export function namesOf(tree: readonly CategoryView[]): Map<string, string> {
  const all = flat(tree);
  const isShared = (title: string) => all.filter((one) => one.title === title).length > 1;
  return new Map(
    all.map(({ uid, title, above }) => [uid, above && isShared(title) ? `${above} – ${title}` : title] as const),
  );
}

/** Categories that stand below the one that holds them need not repeat its name: "Kids", not "Snowboards – Kids". */
export function withoutNamesAbove<T extends Pick<FacetValue, "label" | "isBelow">>(values: readonly T[]): T[] {
  const tops = values.filter(({ isBelow }) => !isBelow).map(({ label }) => `${label} – `);
  return values.map((one) => {
    const above = one.isBelow && tops.find((top) => one.label.startsWith(top));
    return above ? { ...one, label: one.label.slice(above.length) } : one;
  });
}

/** Returns the uids of categories inside other categories. */
export const withinOthers = (tree: readonly CategoryView[]): Set<string> =>
  new Set(flat(tree).flatMap(({ uid, above }) => (above === null ? [] : [uid])));

/** Sorts by size system, then by size: "US 9" before "US 10". */
const bySize = (a: FacetValue, b: FacetValue) => {
  const [one, other] = [a, b].map(({ label }) => /^([A-Z]{2}) (.*)$/.exec(label)?.slice(1) ?? ["", label]);
  const [system = "", size = ""] = one ?? [];
  const [systemOfOther = "", sizeOfOther = ""] = other ?? [];
  return system.localeCompare(systemOfOther) || compareOptions(size, sizeOfOther);
};
/** "US 9" is "9" below "Shoe size (US)". */
function withinScale(value: FacetValue, heads: SizeHeads): FacetValue {
  const [, system, short] = /^([A-Z]{2}) (.*)$/.exec(value.label) ?? [];
  return system && short ? { ...value, short, group: `${heads.numbers} (${system})` } : value;
}
const order: Partial<Record<FacetName, readonly string[]>> = {
  level: ["beginner", "intermediate", "advanced", "expert"],
  flex: ["soft", "medium", "stiff"],
};

/** Returns the label of a facet's value; undefined when it has no name here. */
export function facetLabel(name: FacetName, value: string, words: FacetWords): string | undefined {
  if (name === "category") return words.categories.get(value);
  if (name === familyName) return words.families.find(({ uid }) => uid === value)?.name;
  if (name === "color") return words.colours.get(value)?.name;
  if (name === "size") return asRange(value);
  if (name === "is") return badgeName(words.texts, value);
  return specValue(words.texts, value);
}

/** What tells boards and boots apart says little of everything that is reduced. */
const ofSomeKinds = ["level", "flex", "terrain"];

/** Whether a filter stands beside the sale: its categories are its chips, and what suits some kinds waits for one. */
export const isOfSale = ({ name, values, range }: FacetView): boolean =>
  name !== "category" &&
  (!ofSomeKinds.includes(name) ||
    values.some(({ checked }) => checked) ||
    range?.from !== undefined ||
    range?.to !== undefined);

/**
 * Returns the filters for products, with counts. A filter that would not narrow the list is left out, unless it is in
 * use.
 */
export function facetViews(counts: FacetCounts, query: SearchQuery, total: number, words: FacetWords): FacetView[] {
  const { texts } = words;
  const length = lengthFacet(texts, counts.lengths, query.lengths);
  const facets: FacetView[] = [
    { name: "category", label: texts["catalogue.categories"], values: categories() },
    ...colourFacet(
      { families: counts.values[familyName], colours: counts.values.color },
      { families: query.values[familyName] ?? [], colours: query.values.color ?? [] },
      words,
    ),
    ...(length ? [length] : []),
    ...(isMixed() ? [] : [sizeFacet()]),
    { name: "is", label: words.offers, values: valuesOf("is") },
    ...(["level", "flex", "terrain", "rider"] as const).map((name) => ({
      name,
      label: specLabel(texts, name),
      values: valuesOf(name),
    })),
  ];
  // Array.sort is stable: all others keep their order.
  const rank = ({ name }: FacetView) => (name === "size" ? 0 : name === "length" ? 1 : 2);
  if (words.sizes) facets.sort((a, b) => rank(a) - rank(b));
  return facets.filter(
    ({ values, range }) => range || values.length > 1 || values.some(({ checked, count }) => checked || count < total),
  );

  /** In the order of the tree; categories inside others are marked as such. */
  function categories(): FacetValue[] {
    const places = [...words.categories.keys()];
    const all = valuesOf("category")
      .sort((a, b) => places.indexOf(a.value) - places.indexOf(b.value))
      .map((one) => ({ ...one, ...(words.within?.has(one.value) && { isBelow: true }) }));
    return withoutNamesAbove(all);
  }

  function sizeFacet(): FacetView {
    const values = sizes().sort(bySize);
    const own = { name: "size", look: "tiles" as const };
    if (!words.sizes) return { ...own, label: texts["catalogue.size"], values };
    const { label, heads } = words.sizes;
    return { ...own, label, heads, values: values.map((value) => withinScale(value, heads)) };
  }

  /** Sizes of several scales say nothing until a category is chosen, unless each scale has its heading. */
  function isMixed(): boolean {
    if (words.sizes) return false;
    const categoriesLeft = counts.values.category.filter(({ count }) => count > 0);
    const isOfMany = categoriesLeft.length > 1 && !query.values.category && !query.values.size;
    return isOfMany && scalesOf(sizes().map(({ label }) => label)).length > 1;
  }

  /** Board lengths have a filter by number instead. Of scales that nothing is left of, no size is offered. */
  function sizes(): FacetValue[] {
    const all = valuesOf("size").filter(({ value, checked }) => !length || checked || boardLength(value) === null);
    const isLeft = ({ count, checked }: FacetValue) => count > 0 || checked;
    const scales = scalesOf(all.filter(isLeft).map(({ label }) => label));
    return all.filter((one) => words.sizes || isLeft(one) || scales.includes(sizeScale(one.label)));
  }

  function valuesOf(name: FacetName): FacetValue[] {
    const used = query.values[name] ?? [];
    const lost = used.filter((value) => !counts.values[name].some((one) => one.value === value));
    const managed = order[name];
    const counted = [...counts.values[name], ...lost.map((value) => ({ value, count: 0 }))];
    const all = managed ? counted.sort((a, b) => compareOptions(a.value, b.value, managed)) : counted;
    return all.flatMap(({ value, count }) => {
      const label = facetLabel(name, value, words);
      const checked = used.includes(value);
      return label === undefined && !checked ? [] : [{ value, count, checked, label: label ?? value }];
    });
  }
}
