import { Type } from "typebox";
import { orNull } from "#commerce/shared/rest-shapes.ts";
import { ShippingMethodV2, ShippingZoneV2 } from "./schema.ts";

/** Delivery as staff see it: with what shoppers are not told. */

export const StaffMethod = Type.Object({
  ...ShippingMethodV2.properties,
  code: Type.String(),
  days_from: Type.Integer(),
  days_to: Type.Integer(),
});
export const StaffZone = Type.Object({
  ...ShippingZoneV2.properties,
  region: Type.String(),
  gift_wrap_price: orNull(Type.Number()),
  methods: Type.Array(StaffMethod),
});
