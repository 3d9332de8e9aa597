import { type Static, Type } from "typebox";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";

/** Delivery settings (specification 3.10). Amounts are integer minor units of the zone's currency. */

export const ShippingRange = Type.Object({
  lower_limit: Type.Integer(),
  /** Null means no upper limit. Both limits are inclusive. */
  upper_limit: Type.Union([Type.Integer(), Type.Null()]),
  shipping_cost: Type.Integer(),
});
export type ShippingRange = Static<typeof ShippingRange>;

export const ShippingSettings = Type.Object({
  ranges: Type.Optional(Type.Array(ShippingRange)),
  carrier_options: Type.Optional(Type.Object({ minimum_sub_total: Type.Integer() })),
});
export type ShippingSettings = Static<typeof ShippingSettings>;

export type ShippingMethod = {
  id: number;
  zoneId: number;
  /** "standard", "express": methods with the same code are one option at different prices. */
  code: string;
  name: string;
  /** Absent when the platform has none. */
  displayNames?: DisplayNames;
  type: "freeshipping" | "total";
  enabled: boolean;
  settings: ShippingSettings;
  /** Working days until delivery. */
  daysFrom: number;
  daysTo: number;
};

export type ShippingZone = {
  id: number;
  region: string;
  name: string;
  countries: string[];
  enabled: boolean;
  /** The price of gift wrapping in minor units; null when not offered, absent when the platform does not say. */
  giftWrapPrice?: number | null;
  /** Increased with each change of the zone or its methods; absent when the platform does not say. */
  version?: number;
  methods: ShippingMethod[];
};

/** REST shapes (V2); amounts are decimal numbers. */
export const ShippingMethodV2 = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  enabled: Type.Boolean(),
  settings: Type.Object({
    range: Type.Optional(
      Type.Array(
        Type.Object({
          lower_limit: Type.Number(),
          upper_limit: Type.Union([Type.Number(), Type.Null()]),
          shipping_cost: Type.Number(),
        }),
      ),
    ),
    carrier_options: Type.Optional(Type.Object({ minimum_sub_total: Type.Number() })),
  }),
});
export type ShippingMethodV2 = Static<typeof ShippingMethodV2>;

export const ShippingZoneV2 = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.Literal("country"),
  locations: Type.Array(Type.Object({ id: Type.Integer(), country_iso2: Type.String() })),
  free_shipping: Type.Object({ enabled: Type.Boolean(), minimum_sub_total: Type.Union([Type.Number(), Type.Null()]) }),
  handling_fees: Type.Object({ fixed_surcharge: Type.Number() }),
  enabled: Type.Boolean(),
  methods: Type.Array(ShippingMethodV2),
});
export type ShippingZoneV2 = Static<typeof ShippingZoneV2>;
