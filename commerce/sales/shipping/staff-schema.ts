import { Type } from "typebox";
import { DisplayNames, orNull } from "#commerce/shared/rest/shapes.ts";
import { ShippingMethodV2, ShippingZoneV2 } from "./schema.ts";

/** Delivery settings for staff, with fields that shoppers do not see. */

export const StaffMethod = Type.Object({
  ...ShippingMethodV2.properties,
  code: Type.String(),
  display_names: DisplayNames,
  days_from: Type.Integer(),
  days_to: Type.Integer(),
});
export const StaffZone = Type.Object({
  ...ShippingZoneV2.properties,
  region: Type.String(),
  version: Type.Integer({ description: "Counts the changes of the zone and its methods" }),
  merged: Type.Optional(
    Type.Array(Type.String(), { description: "What others had changed since the version that was sent" }),
  ),
  gift_wrap_price: orNull(Type.Number()),
  methods: Type.Array(StaffMethod),
});

export const TrialQuery = Type.Object({
  country: Type.String({ pattern: "^[A-Za-z]{2}$", description: "ISO 3166-1 alpha-2" }),
  amount: Type.Number({ minimum: 0, maximum: 1_000_000_000, description: "Of the goods, in the zone's currency" }),
  professional: Type.Optional(Type.Boolean({ description: "As a professional of that country" })),
});

export const Trial = Type.Object({
  zone: orNull(
    Type.Object({ id: Type.Integer(), name: Type.String(), region: Type.String(), enabled: Type.Boolean() }),
  ),
  currency: orNull(Type.String()),
  options: Type.Array(
    Type.Object({
      id: Type.Integer(),
      code: Type.String(),
      name: Type.String(),
      display_names: DisplayNames,
      cost: Type.Number(),
      days_from: Type.Integer(),
      days_to: Type.Integer(),
    }),
    { description: "One of each code, at what it costs then" },
  ),
  free_from: orNull(Type.Number()),
});
