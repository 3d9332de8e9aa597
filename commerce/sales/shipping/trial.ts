import { exactFromDecimal, toDecimal } from "#commerce/shared/money/rules.ts";
import { baseRegionOf, currencyOf, isProRegion, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { findMethodsFor, findZones } from "./reads.ts";
import { freeShippingFrom, shippingOptionsFor } from "./rules.ts";

/** The options a checkout would offer for an address, for staff to try. */

type TrialAddress = { country: string; amount: number; professional?: boolean };

/**
 * Uses the zone of the price region that the country belongs to; each region has one zone. `zone` is null when the
 * country is not sold to. The whole answer is null when the currency has no such amount.
 */
export async function tryDelivery(db: Db, { country, amount, professional = false }: TrialAddress) {
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
    options: shippingOptionsFor(methods, goods).map(
      ({ amount: cost, displayNames = {}, daysFrom, daysTo, ...option }) => ({
        ...option,
        display_names: displayNames,
        cost: toDecimal(cost, currency),
        days_from: daysFrom,
        days_to: daysTo,
      }),
    ),
    free_from: free === null ? null : toDecimal(free, currency),
  };
}
