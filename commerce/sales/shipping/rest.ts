import { toDecimal } from "#commerce/shared/money/rules.ts";
import { ownMarkets } from "#commerce/shared/regions/markets.ts";
import {
  baseRegionOf,
  countriesOffered,
  currencyOf,
  isPriceRegion,
  shoppingRegionOf,
} from "#commerce/shared/regions/rules.ts";
import { freeShippingFrom } from "./rules.ts";
import type { ShippingMethod, ShippingMethodV2, ShippingZone, ShippingZoneV2 } from "./schema.ts";

export const currencyOfZone = (zone: ShippingZone): string =>
  isPriceRegion(zone.region) ? currencyOf(zone.region) : "USD";

/** A method in V2 form, with decimal amounts. */
export function toMethodV2(method: ShippingMethod, currency: string): ShippingMethodV2 {
  const { ranges, carrier_options } = method.settings;
  const decimal = (amount: number) => toDecimal(amount, currency);
  return {
    id: method.id,
    name: method.name,
    type: method.type,
    enabled: method.enabled,
    settings: {
      ...(ranges && {
        range: ranges.map((range) => ({
          lower_limit: decimal(range.lower_limit),
          upper_limit: range.upper_limit === null ? null : decimal(range.upper_limit),
          shipping_cost: decimal(range.shipping_cost),
        })),
      }),
      ...(carrier_options && { carrier_options: { minimum_sub_total: decimal(carrier_options.minimum_sub_total) } }),
    },
  };
}

/** The countries of a zone: the merchant's markets of its region, else the zone's own list. */
const countriesIn = ({ region, countries }: ShippingZone): readonly string[] =>
  ownMarkets() && isPriceRegion(region)
    ? countriesOffered().filter((country) => shoppingRegionOf(country) === baseRegionOf(region))
    : countries;

/** A zone in V2 form, with its methods. */
export function toZoneV2(zone: ShippingZone): ShippingZoneV2 {
  const currency = currencyOfZone(zone);
  const minimum = freeShippingFrom(zone.methods);
  return {
    id: zone.id,
    name: zone.name,
    type: "country",
    locations: countriesIn(zone).map((country, index) => ({ id: index + 1, country_iso2: country.toUpperCase() })),
    free_shipping: {
      enabled: minimum !== null,
      minimum_sub_total: minimum === null ? null : toDecimal(minimum, currency),
    },
    handling_fees: { fixed_surcharge: 0 },
    enabled: zone.enabled,
    methods: zone.methods.map((method) => toMethodV2(method, currency)),
  };
}
