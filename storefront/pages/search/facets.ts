import { formatMoney } from "#commerce/shared/money/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { FacetCounts, FacetName } from "#services/search/narrowing.ts";
import type { CategoryView } from "#storefront/components/category/categories.ts";
import type { Colour } from "#storefront/components/product-facts/colour-names.ts";
import { compareOptions } from "#storefront/components/product-facts/option-order.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import { type SearchQuery, searchPath, withValue } from "./address.ts";
import type { FacetGroup, FacetLink } from "./search-view.ts";

/** Bounds in whole units, the same in every currency that the shop sells in. */
export const priceRanges = [
  { to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 250 },
  { from: 250, to: 500 },
  { from: 500 },
];

const badges = ["sale", "new", "redesigned", "best-seller", "coming-soon"] as const;
const isBadge = (value: string): value is (typeof badges)[number] => (badges as readonly string[]).includes(value);

type FacetWords = {
  texts: Texts;
  /** What the facet of what is new, reduced and the like is called. */
  offers: string;
  colours: ReadonlyMap<string, Colour>;
  categories: ReadonlyMap<string, string>;
  /** Null where nothing is sold: then there are no prices to narrow by. */
  money: { currency: string; exponent: number; intl: string } | null;
};

type Named = { uid: string; title: string; above: string | null };
const flat = (tree: readonly CategoryView[], above: string | null = null): Named[] =>
  tree.flatMap(({ uid, title, children }) => [{ uid, title, above }, ...flat(children, title)]);

/** Category uid → its name, the whole tree; of several with one name each says what it is in. */
export function namesOf(tree: readonly CategoryView[]): Map<string, string> {
  const all = flat(tree);
  const isShared = (title: string) => all.filter((one) => one.title === title).length > 1;
  return new Map(
    all.map(({ uid, title, above }) => [uid, above && isShared(title) ? `${above} – ${title}` : title] as const),
  );
}

/** Systems of sizes apart, each in its order: "US 9" before "US 10". */
const bySize = (a: FacetLink, b: FacetLink) => {
  const [one, other] = [a, b].map(({ label }) => /^([A-Z]{2}) (.*)$/.exec(label)?.slice(1) ?? ["", label]);
  const [system = "", size = ""] = one ?? [];
  const [systemOfOther = "", sizeOfOther = ""] = other ?? [];
  return system.localeCompare(systemOfOther) || compareOptions(size, sizeOfOther);
};
const order: Partial<Record<FacetName, readonly string[]>> = {
  level: ["beginner", "intermediate", "advanced", "expert"],
  flex: ["soft", "medium", "stiff"],
};

/** What the products can be narrowed by, as links with counts. What would narrow nothing is left out, unless it is in use. */
export function facetGroups(counts: FacetCounts, query: SearchQuery, total: number, words: FacetWords): FacetGroup[] {
  const { texts, money } = words;
  const groups: FacetGroup[] = [
    { name: "category", label: texts["catalogue.categories"], links: valueLinks("category") },
    { name: "color", label: texts["catalogue.colour"], links: valueLinks("color") },
    { name: "size", label: texts["catalogue.size"], links: valueLinks("size").sort(bySize) },
    { name: "is", label: words.offers, links: valueLinks("is") },
    ...(["level", "flex", "terrain", "rider"] as const).map((name) => ({
      name,
      label: specLabel(texts, name),
      links: valueLinks(name),
    })),
    { name: "price", label: texts["catalogue.price"], links: money ? counts.prices.flatMap(priceLink) : [] },
    { name: "in-stock", label: texts["catalogue.availability"], links: stockLink() },
  ];
  return groups.filter(({ links }) => links.length > 1 || links.some(({ isOn, count }) => isOn || count < total));

  function valueLinks(name: FacetName): FacetLink[] {
    const used = query.values[name] ?? [];
    const lost = used.filter((value) => !counts.values[name].some((one) => one.value === value));
    const managed = order[name];
    const counted = [...counts.values[name], ...lost.map((value) => ({ value, count: 0 }))];
    const all = managed ? counted.sort((a, b) => compareOptions(a.value, b.value, managed)) : counted;
    return all.flatMap(({ value, count }) => {
      const label = labelOf(name, value);
      const isOn = used.includes(value);
      if (label === undefined && !isOn) return [];
      const hex = name === "color" ? words.colours.get(value)?.hex : undefined;
      const path = searchPath(withValue({ ...query, type: "product" }, name, value));
      return [{ label: label ?? value, count, isOn, path, ...(hex && { hexColour: hex }) }];
    });
  }

  function labelOf(name: FacetName, value: string): string | undefined {
    if (name === "category") return words.categories.get(value);
    if (name === "color") return words.colours.get(value)?.name;
    if (name === "size") return value;
    if (name === "is") return isBadge(value) ? texts[`catalogue.badge-${value}`] : undefined;
    return specValue(texts, value);
  }

  function priceLink({ from, to, count }: FacetCounts["prices"][number]): FacetLink[] {
    const isOn = query.from === from && query.to === to && (from !== undefined || to !== undefined);
    if (count === 0 && !isOn) return [];
    const { from: _, to: __, ...rest } = query;
    const range = isOn ? {} : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const path = searchPath({ ...rest, ...range, type: "product", page: 1 });
    return [{ label: rangeLabel(from, to), count, isOn, path }];
  }

  function rangeLabel(from: number | undefined, to: number | undefined): string {
    const say = (amount: number) => {
      const { currency = "USD", exponent = 2, intl = "en-US" } = money ?? {};
      return formatMoney(amount * 10 ** exponent, currency, intl);
    };
    if (from === undefined) return fill(texts["search.under"], { price: say(to ?? 0) });
    return to === undefined ? fill(texts["search.from"], { price: say(from) }) : `${say(from)} – ${say(to)}`;
  }

  function stockLink(): FacetLink[] {
    const path = searchPath({ ...query, type: "product", inStock: !query.inStock, page: 1 });
    return [{ label: texts["catalogue.only-in-stock"], count: counts.inStock, isOn: query.inStock, path }];
  }
}
