import { type Faults, within } from "#commerce/catalog/management/problems.ts";
import { exactFromDecimal, exponentOf, toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** What V3 price records mean here, where a price is what is paid, and beside it stands what it cost before. Pure. */

export type PriceInput = {
  price: number;
  sale_price?: number | null;
  retail_price?: number | null;
  currency?: string;
};
export type Amounts = { price: number; retailPrice?: number };

/**
 * A record in minor units of the region's currency. With a sale price that is paid, and the higher of price and retail
 * price is what it cost before; 0 and null are no sale price and no retail price. Faults are noted under `at`.
 */
export function readPrice(given: PriceInput, region: PriceRegion, at: string, { wrong }: Faults): Amounts {
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
  if (sale > listed) wrong[within(at, "sale_price")] = "must not be above price";
  const before = Math.max(retail, sale > 0 ? listed : 0);
  return { price: sale > 0 ? sale : listed, ...(before > 0 && { retailPrice: before }) };
}

/** The same the other way: what is paid as `price`, and what it cost before as `retail_price` where there is that. */
export function priceToRest(
  { price, retailPrice }: { price: number; retailPrice?: number | null },
  region: PriceRegion,
) {
  const currency = currencyOf(region);
  return {
    currency,
    price: toDecimal(price, currency),
    ...(retailPrice && { retail_price: toDecimal(retailPrice, currency) }),
  };
}
