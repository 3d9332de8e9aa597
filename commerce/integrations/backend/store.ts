import type { ShippingZone } from "#commerce/sales/shipping/schema.ts";
import type { Currency } from "#commerce/shared/regions/currencies.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

export type CountryV2 = { id: number; country: string; country_iso2: string; country_iso3: string };
export type StateV2 = { id: number; state: string; state_abbreviation: string; country_id: number };

/** What the doors of specification 7.3 ask of the store. */
export type StoreBackend = {
  name(): Promise<string>;
  /** The region's own first and marked as the default. */
  currencies(region: PriceRegion): Promise<Currency[]>;
  countries(): Promise<CountryV2[]>;
  /** Empty for a country without states, and for an unknown one. */
  states(countryId: number): Promise<StateV2[]>;
  /** With their methods; amounts in minor units of the zone's currency. */
  zones(): Promise<ShippingZone[]>;
};
