import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { currencyOf } from "../../runtime/markets.ts";
import { codeIn, type Option, type Variant, variantName } from "./variant-rules.ts";

/** Finds variants of a product, and changes one or many of them. Pure. */

/** `words` are searched in names and SKUs; `codes` has a value's code by option. Empty ones do not filter. */
export type VariantFilter = { words: string; codes: Readonly<Record<string, string>> };

/**
 * Finds variants, in their order. `searched` has the ids that the server found. Variants with details in the form may
 * have unsaved changes, so they are also found by name and SKU. While `searched` is null, this applies to all variants.
 */
export function foundVariants(
  variants: readonly Variant[],
  options: readonly Option[],
  filter: VariantFilter,
  searched: ReadonlySet<number> | null = null,
) {
  const words = filter.words.trim().toLowerCase();
  const codes = Object.entries(filter.codes).filter(([, code]) => code !== "");
  return variants
    .filter((variant) => codes.every(([option, code]) => codeIn(variant, option) === code))
    .map((variant) => ({ variant, name: variantName(variant, options) }))
    .filter(
      ({ variant: { id, sku, isBrief }, name }) =>
        searched?.has(id) || ((!searched || !isBrief) && `${name} ${sku}`.toLowerCase().includes(words)),
    );
}

type Price = Variant["prices"][number];
/** NaN and "" mean an empty field. */
type PriceChange = {
  price?: number;
  retail_price?: number;
  sale_price?: number;
  sale_from?: string | null;
  sale_until?: string | null;
};

/**
 * Changes a variant's price in one price list. Without a price it is not sold there. Removing the sale price removes
 * the dates too.
 */
export function withPrice(variant: Variant, region: PriceRegion, changed: PriceChange): Variant {
  const before = variant.prices.find((one) => one.region === region);
  const {
    price,
    retail_price: retail,
    sale_price: sale,
    sale_from: from,
    sale_until: until,
  } = { ...before, ...changed };
  if (price === undefined || Number.isNaN(price))
    return { ...variant, prices: variant.prices.filter((one) => one !== before) };
  const own: Price = {
    region,
    currency: currencyOf(region),
    price,
    ...(isAmount(retail) && { retail_price: retail }),
    ...(isAmount(sale) && { sale_price: sale }),
    ...(from && !isEmptied(changed) && { sale_from: from }),
    ...(until && !isEmptied(changed) && { sale_until: until }),
  };
  // The order is kept, so that a price changed back does not count as a change.
  const prices = before ? variant.prices.map((one) => (one === before ? own : one)) : [...variant.prices, own];
  return { ...variant, prices };
}

const isAmount = (value: number | undefined): value is number =>
  value !== undefined && !Number.isNaN(value) && value > 0;
const isEmptied = ({ sale_price: sale }: PriceChange): boolean => sale !== undefined && !isAmount(sale);

/** The fields that can be set in many variants at once, in the order in which they are offered. */
export const bulkFields = [
  "price",
  "retail_price",
  "sale_price",
  "sale_from",
  "sale_until",
  "inventory_level",
  "weight_grams",
  "purchasing_disabled",
  "image",
] as const;
export type BulkField = (typeof bulkFields)[number];
/** A number or NaN, a moment or picture or null, or whether the variant is not for sale. */
export type BulkValue = number | string | boolean | null;

export function withField(variant: Variant, region: PriceRegion, field: BulkField, value: BulkValue): Variant {
  const isNone = value === null || Number.isNaN(value);
  switch (field) {
    case "inventory_level":
      return isNone ? variant : { ...variant, inventory_level: Number(value) };
    case "weight_grams":
      return { ...variant, weight_grams: isNone ? null : Number(value) };
    case "purchasing_disabled":
      return { ...variant, purchasing_disabled: value === true };
    case "image":
      return { ...variant, image: isNone ? null : String(value) };
    case "sale_from":
    case "sale_until":
      // Dates alone are ignored when the variant is not sold there.
      return variant.prices.some((one) => one.region === region)
        ? withPrice(variant, region, { [field]: value === null ? null : String(value) })
        : variant;
    default: {
      const isPriced = field === "price" || variant.prices.some((one) => one.region === region);
      return isPriced ? withPrice(variant, region, { [field]: isNone ? Number.NaN : Number(value) }) : variant;
    }
  }
}

/** Problems by variant id and field; those of prices by price list and field: "us.sale_price". */
export type Faults = ReadonlyMap<number, Readonly<Record<string, string>>>;

/**
 * Assigns the server's problems, such as "variants.12.sku" and "variants.12.prices.1.price", to the variants that were
 * sent.
 */
export function faultsOf(problems: Readonly<Record<string, unknown>>, sent: readonly Variant[]): Faults {
  const faults = new Map<number, Record<string, string>>();
  for (const [path, message] of Object.entries(problems)) {
    const [list, place, field = "", at = "", name = ""] = path.split(".");
    const variant = list === "variants" ? sent[Number(place)] : undefined;
    if (!variant) continue;
    const region = field === "prices" ? variant.prices[Number(at)]?.region : undefined;
    const key = region ? `${region}.${name || "price"}` : field;
    faults.set(variant.id, { ...faults.get(variant.id), [key]: String(message) });
  }
  return faults;
}

/** The names of changed and new variants. */
export function changedNames(variants: readonly Variant[], stored: readonly Variant[], options: readonly Option[]) {
  const before = new Map(stored.map((variant) => [variant.id, JSON.stringify(variant)]));
  const changed = variants.filter((variant) => before.get(variant.id) !== JSON.stringify(variant));
  return changed.map((variant) => variantName(variant, options));
}
