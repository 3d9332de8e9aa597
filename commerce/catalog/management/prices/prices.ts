import type { RegionPrice, Sale } from "#commerce/catalog/products/product-input.ts";
import { type Faults, within } from "#commerce/catalog/shared/problems.ts";
import { exactFromDecimal, exponentOf, toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/**
 * How V3 price records are interpreted. Without dates, the price is what is paid, and the former price is shown next to
 * it. With dates, the sale price is paid from sale_from until sale_until, and the price before and after. Pure.
 */

export type PriceInput = {
  price: number;
  sale_price?: number | null;
  sale_from?: string | null;
  sale_until?: string | null;
  retail_price?: number | null;
  currency?: string;
};

/**
 * Converts a record to minor units of the region's currency. A sale price without dates is what is paid, and the higher
 * of price and retail price is the former price. 0 and null mean no sale price and no retail price. Faults are added
 * under `at`.
 */
export function readPrice(given: PriceInput, region: PriceRegion, at: string, { wrong }: Faults): RegionPrice {
  const currency = currencyOf(region);
  if (given.currency !== undefined && given.currency.toUpperCase() !== currency)
    wrong[within(at, "currency")] = `is ${currency} in ${region}`;
  const minor = (field: "price" | "sale_price" | "retail_price"): number => {
    const amount = exactFromDecimal(given[field] ?? 0, currency);
    if (amount !== null) return amount;
    wrong[within(at, field)] = `must be an amount of ${currency} with ${exponentOf(currency)} decimals at most`;
    return 0;
  };
  const [listed, sale, retail] = [minor("price"), minor("sale_price"), minor("retail_price")];
  const { sale_from: from = null, sale_until: until = null } = given;
  if (from !== null || until !== null) {
    const dated = { price: sale, from: momentOf(from), until: momentOf(until) };
    // "2026-02-40T00:00:00Z" has the form of a moment but is not one.
    if (from !== dated.from && dated.from === null) wrong[within(at, "sale_from")] = "is no moment";
    if (until !== dated.until && dated.until === null) wrong[within(at, "sale_until")] = "is no moment";
    for (const [field, fault] of Object.entries(saleFaults(listed, dated))) wrong[within(at, field)] ??= fault;
    return { price: listed, ...(retail > 0 && { retailPrice: retail }), sale: dated };
  }
  if (sale > listed) wrong[within(at, "sale_price")] = "must not be above price";
  const before = Math.max(retail, sale > 0 ? listed : 0);
  return { price: sale > 0 ? sale : listed, ...(before > 0 && { retailPrice: before }) };
}

/** Normalises a moment to the form of answers. A leap second ("…:60") becomes the next second. */
export function momentOf(text: string | null): string | null {
  const at = text === null ? Number.NaN : Date.parse(text.replace(/:60(?=[.Zz+-]|$)/, ":59"));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** The faults of a scheduled sale compared with its regular price, by the fields of a record. */
export function saleFaults(price: number, sale: Sale): Record<string, string> {
  if (sale.price <= 0) return { sale_price: "is required with sale_from or sale_until" };
  return {
    ...(sale.price >= price && { sale_price: "must be below price" }),
    ...(isReversed(sale) && { sale_until: "must be after sale_from" }),
  };
}

export const isReversed = ({ from, until }: Pick<Sale, "from" | "until">): boolean =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from);

/** The reverse: `price` is what is paid or, for a scheduled sale, the regular price; with the former price. */
export function priceToRest(
  { price, retailPrice, sale }: { price: number; retailPrice?: number | null; sale?: Sale | null },
  region: PriceRegion,
) {
  const currency = currencyOf(region);
  return {
    currency,
    price: toDecimal(price, currency),
    ...(retailPrice && { retail_price: toDecimal(retailPrice, currency) }),
    ...(sale && {
      sale_price: toDecimal(sale.price, currency),
      ...(sale.from !== null && { sale_from: momentOf(sale.from) ?? "" }),
      ...(sale.until !== null && { sale_until: momentOf(sale.until) ?? "" }),
    }),
  };
}
