import { exactFromDecimal, toDecimal } from "#commerce/shared/money/rules.ts";
import { baseRegionOf, currencyOf, isProRegion, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { findMethodsFor, findZones } from "./reads.ts";
import { freeShippingFrom, shippingOptionsFor } from "./rules.ts";

/** What a checkout would offer to an address, tried by staff before somebody orders. */

type Asked = { country: string; amount: number; professional?: boolean };

/**
 * The zone of the price region that the country buys in, since each region has one zone and no address has two; null where the
 * country is not sold to. Null in the place of the whole: the currency has no such amount.
 */
export async function tryDelivery(db: Db, { country, amount, professional = false }: Asked) {
  const sold = shoppingRegionOf(country.toLowerCase());
  const region = sold && priceRegions.find((one) => isProRegion(one) === professional && baseRegionOf(one) === sold);
  const zone = region && (await findZones(db)).find((one) => one.region === region);
  if (!region || !zone) return { zone: null, currency: null, options: [], free_from: null };
  const currency = currencyOf(region);
  const goods = exactFromDecimal(amount, currency);
  if (goods === null) return null;
  const { methods } = await findMethodsFor(db, region, null);
  const free = freeShippingFrom(methods);
  return {
    zone: { id: zone.id, name: zone.name, region: zone.region, enabled: zone.enabled },
    currency,
    options: shippingOptionsFor(methods, goods).map(({ amount: cost, daysFrom, daysTo, ...option }) => ({
      ...option,
      cost: toDecimal(cost, currency),
      days_from: daysFrom,
      days_to: daysTo,
    })),
    free_from: free === null ? null : toDecimal(free, currency),
  };
}
