import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Key } from "../i18n/languages.ts";
import type { Say, useFormats } from "../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../runtime/markets.ts";
import { shown } from "./editor/rules.ts";

/** Columns of the audit log that have a word on the screen; the others are shown by their names. */
const names: Partial<Record<string, Key>> = {
  name: "productName",
  is_visible: "visible",
  availability: "availability",
  brand: "brand",
  kind: "kind",
  is_new: "isNew",
  is_redesigned: "isRedesigned",
  is_best_seller: "isBestSeller",
  popularity: "popularity",
  sku: "sku",
  price: "price",
  retail_price: "retailPrice",
  sale_price: "salePrice",
  sale_from: "saleFrom",
  sale_until: "saleUntil",
  available: "stock",
  status: "status",
  note: "note",
  reason: "reason",
  deleted_at: "deleted",
};
const kinds: Partial<Record<string, Key>> = {
  product: "product",
  variant: "variant",
  price: "price",
  stock: "stock",
  "product-category": "category",
  category: "category",
  customer: "customer",
  member: "member",
  role: "role",
};
const amounts = new Set(["price", "retail_price", "sale_price"]);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export const wordOfField = (name: string, say: Say): string => {
  const key = names[name];
  return key ? say(key) : name;
};

/** What a record is called: "Price (United States)". */
export function wordOfRecord(type: string, recordId: string, say: Say): string {
  const key = kinds[type];
  const region = regionOf(type, recordId);
  const word = key ? say(key) : `${type} ${recordId}`;
  return region ? `${word} (${marketName(region, say)})` : word;
}

/** A value as people read it: amounts in the list's currency, moments here, everything else as it is. */
export function wordOfValue(
  { type, recordId }: { type: string; recordId: string },
  name: string,
  value: unknown,
  formats: ReturnType<typeof useFormats>,
): string {
  const region = amounts.has(name) ? regionOf(type, recordId) : null;
  if (region && typeof value === "number") {
    const currency = currencyOf(region);
    return formats.money(toDecimal(value, currency), currency);
  }
  return typeof value === "string" && moment.test(value) ? formats.moment(value) : shown(value);
}

/** The price list that the record of a price belongs to. */
function regionOf(type: string, recordId: string): PriceRegion | null {
  if (type !== "price") return null;
  return priceRegions.find((region) => recordId.split("/").includes(region)) ?? null;
}
