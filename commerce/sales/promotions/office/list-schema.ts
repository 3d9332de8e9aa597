import { type Static, Type } from "typebox";
import { search } from "#commerce/shared/lists/schema.ts";
import { closed, literals } from "#commerce/shared/rest/shapes.ts";

/** Filters and sort orders of the office's list of promotions. */

export const promotionStates = ["running", "scheduled", "over", "off"] as const;
const filters = {
  /** A part of the name, or the beginning of a code. */
  q: Type.Optional(search),
  kind: Type.Optional(literals(["percent", "fixed", "free_shipping", "buy_x_get_y"] as const)),
  /** over: its end has passed; off: inactive, and not over; scheduled: active, with a start in the future. */
  state: Type.Optional(literals(promotionStates)),
  redemption: Type.Optional(literals(["COUPON", "AUTOMATIC"] as const)),
};
export const PromotionFilter = Type.Object(filters, closed);
export type PromotionFilter = Static<typeof PromotionFilter>;

export const promotionSorts = ["name", "-name", "starts", "-starts", "ends", "-ends", "newest"] as const;
export const PromotionQuery = Type.Object({
  ...filters,
  sort: Type.Unsafe<(typeof promotionSorts)[number]>(
    Type.Union(
      promotionSorts.map((one) => Type.Literal(one)),
      { default: "newest" },
    ),
  ),
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});
export type PromotionQuery = Static<typeof PromotionQuery>;
