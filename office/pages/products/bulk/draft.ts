import type { Change } from "#commerce/catalog/office/bulk.ts";
import type { PriceChange } from "#commerce/catalog/office/price-schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** The kinds of bulk changes, in the order in which they are offered. */
export const kindsOfChange = [
  "prices",
  "sale",
  "endSales",
  "addCategories",
  "removeCategories",
  "brand",
  "labels",
  "availability",
] as const;
type KindOfChange = (typeof kindsOfChange)[number];

export const labelNames = ["is_new", "is_redesigned", "is_best_seller"] as const;

/** The form's values for every kind of change. */
export type Draft = {
  kind: KindOfChange;
  how: "percent" | "amount" | "set";
  number: number | null;
  roundTo: "" | "0.95" | "0.99" | "0";
  priceLists: PriceRegion[];
  from: string | null;
  until: string | null;
  categories: number[];
  brand: string;
  /** Only the labels that are to change. */
  labels: Partial<Record<(typeof labelNames)[number], boolean>>;
  availability: "available" | "preorder" | "disabled";
};

export const emptyDraft: Draft = {
  kind: "prices",
  how: "percent",
  number: null,
  roundTo: "",
  priceLists: [],
  from: null,
  until: null,
  categories: [],
  brand: "",
  labels: {},
  availability: "available",
};

/** The change in the API's format. Null while a required value is missing. */
export function changeOf(draft: Draft): Change | null {
  const { kind, priceLists, categories, brand, labels, availability } = draft;
  switch (kind) {
    case "prices":
    case "sale":
      return pricesOf(draft);
    case "endSales":
      return priceLists.length > 0 ? { end_sales: priceLists } : null;
    case "addCategories":
      return categories.length > 0 ? { add_categories: categories } : null;
    case "removeCategories":
      return categories.length > 0 ? { remove_categories: categories } : null;
    case "brand":
      return brand.trim() ? { brand: brand.trim() } : null;
    case "labels":
      return Object.keys(labels).length > 0 ? labels : null;
    case "availability":
      return { availability };
  }
}

function pricesOf({ kind, how, number, roundTo, priceLists, from, until }: Draft): Change | null {
  if (number === null || priceLists.length === 0) return null;
  const change: PriceChange = { [how]: number, ...(roundTo !== "" && { round_to: Number(roundTo) }) };
  return { prices: { price_lists: priceLists, change, ...(kind === "sale" && { sale: { from, until } }) } };
}
