import type { ShippingBackend } from "#commerce/sales/shipping/backend.ts";
import type { ShippingMethod, ShippingZone } from "#commerce/sales/shipping/schema.ts";
import type { Currency } from "#commerce/shared/regions/currencies.ts";
import { currencyOf, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import type { CountryV2, StateV2, StoreBackend } from "#commerce/shared/store-data/backend.ts";
import { type Amount, minorOr0 } from "./amounts.ts";
import type { ReadCached } from "./cached-reads.ts";
import type { BigCommerceHttp } from "./http.ts";
import { codeOf } from "./slugs.ts";

type BcCurrency = Omit<Currency, "decimal_places"> & { decimal_places: number | string };
type BcZone = { id: number; name: string; enabled: boolean; locations: { country_iso2?: string }[] };
type BcMethod = {
  id: number;
  name: string;
  type: string;
  enabled: boolean;
  settings: {
    rate?: Amount;
    range?: { lower_limit: Amount; upper_limit: Amount; shipping_cost: Amount }[];
    carrier_options?: { minimum_sub_total?: Amount };
    minimum_sub_total?: Amount;
  };
};

/** The store's own data. They rarely change, so they are cached for some minutes. */
export function makeStore({ http, readCached }: { http: BigCommerceHttp; readCached: ReadCached }): StoreBackend {
  const countries = () =>
    readCached("countries", 3600, async () => {
      const all = (await http.read<CountryV2[]>("/v2/countries", { limit: 250 })) ?? [];
      return all.map(({ id, country, country_iso2, country_iso3 }) => ({ id, country, country_iso2, country_iso3 }));
    });
  return {
    async name() {
      const store = await readCached(
        "store name",
        600,
        async () => (await http.read<{ name?: string }>("/v2/store")) ?? {},
      );
      return store.name ?? "";
    },
    async currencies(region) {
      const all = await readCached(
        "currencies",
        600,
        async () => (await http.read<BcCurrency[]>("/v2/currencies")) ?? [],
      );
      const own = currencyOf(region);
      return all
        .map((row) => toCurrency(row, own))
        .sort((a, b) => Number(b.is_default) - Number(a.is_default) || a.id - b.id);
    },
    countries,
    async states(countryId) {
      if (!(await countries()).some(({ id }) => id === countryId)) return [];
      return readCached(`states ${countryId}`, 3600, async () => {
        const all = (await http.read<StateV2[]>(`/v2/countries/${countryId}/states`, { limit: 250 })) ?? [];
        return all.map(({ id, state, state_abbreviation, country_id }) => ({
          id,
          state,
          state_abbreviation,
          country_id,
        }));
      });
    },
  };
}

const toCurrency = (row: BcCurrency, own: string): Currency => ({
  id: row.id,
  currency_code: row.currency_code,
  name: row.name,
  is_default: row.currency_code === own,
  enabled: row.enabled ?? true,
  token: row.token,
  token_location: row.token_location,
  decimal_token: row.decimal_token,
  thousands_token: row.thousands_token,
  decimal_places: Number(row.decimal_places),
  currency_exchange_rate: String(row.currency_exchange_rate),
});

/** Delivery as the store offers it, without quotes of carriers. */
export const makeShipping = ({
  http,
  readCached,
}: {
  http: BigCommerceHttp;
  readCached: ReadCached;
}): ShippingBackend => ({
  zones: () => readCached("zones", 300, () => readZones(http)),
});

/** Makes one call for each zone's methods. A store has only a few zones, and they are cached. */
async function readZones(http: BigCommerceHttp): Promise<ShippingZone[]> {
  const zones = (await http.read<BcZone[]>("/v2/shipping/zones")) ?? [];
  return Promise.all(
    zones.map(async (zone) => {
      const countries = zone.locations.flatMap(({ country_iso2 }) => country_iso2?.toLowerCase() ?? []);
      const region = countries.map(shoppingRegionOf).find((one) => one !== null) ?? "us";
      const currency = currencyOf(region);
      const methods = (await http.read<BcMethod[]>(`/v2/shipping/zones/${zone.id}/methods`)) ?? [];
      const { id, name, enabled } = zone;
      return { id, region, name, countries, enabled, methods: methods.flatMap((one) => toMethod(one, id, currency)) };
    }),
  );
}

/**
 * Converts methods whose price depends only on the order's value (specification 3.10): free from a subtotal on, by
 * ranges, or flat. Carriers' quotes by weight and address are known only at the store's checkout.
 */
function toMethod(method: BcMethod, zoneId: number, currency: string): ShippingMethod[] {
  const { settings } = method;
  const minor = (amount: Amount) => minorOr0(amount, currency);
  const about = {
    id: method.id,
    zoneId,
    code: codeOf(method.name),
    name: method.name,
    enabled: method.enabled,
    daysFrom: 0,
    daysTo: 0,
  };
  if (method.type === "freeshipping") {
    const minimum = minor(settings.carrier_options?.minimum_sub_total ?? settings.minimum_sub_total);
    return [{ ...about, type: "freeshipping", settings: { carrier_options: { minimum_sub_total: minimum } } }];
  }
  if (method.type === "total") {
    const ranges = (settings.range ?? []).map(({ lower_limit, upper_limit, shipping_cost }) => ({
      lower_limit: minor(lower_limit),
      upper_limit: upper_limit == null ? null : minor(upper_limit),
      shipping_cost: minor(shipping_cost),
    }));
    return [{ ...about, type: "total", settings: { ranges } }];
  }
  if (method.type !== "perorder") return [];
  const flat = { lower_limit: 0, upper_limit: null, shipping_cost: minor(settings.rate) };
  return [{ ...about, type: "total", settings: { ranges: [flat] } }];
}
