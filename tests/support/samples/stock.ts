import { putPrices } from "#commerce/catalog/management/prices/price-actions.ts";
import { adjustStock } from "#commerce/catalog/stock/adjust.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";

/** Sets the number of pieces of a variant that can be bought now. */
export const setStock = (db: Db, variantId: number, available: number) =>
  adjustStock(db, "absolute", [{ variant_id: variantId, quantity: available }]);

/** Sets a variant's price in a region, in minor units of its currency; without a retail price it is not reduced. */
export function setPrice(
  db: Db,
  variantId: number,
  region: PriceRegion,
  { price, retailPrice = 0 }: { price: number; retailPrice?: number },
) {
  const decimal = (amount: number) => toDecimal(amount, currencyOf(region));
  return putPrices(db, region, [{ variant_id: variantId, price: decimal(price), retail_price: decimal(retailPrice) }]);
}
