import { type Static, Type } from "typebox";

/** One rule of a customer group. Amounts are in whole units of the region's currency, percentages in percent. */
export const DiscountRule = Type.Object({
  type: Type.Union([Type.Literal("all"), Type.Literal("category"), Type.Literal("product")]),
  /** A discount in percent, a discount as an amount, or a price that replaces the product's. */
  method: Type.Union([Type.Literal("percent"), Type.Literal("fixed"), Type.Literal("price")]),
  amount: Type.Number({ minimum: 0 }),
  category_id: Type.Optional(Type.Integer()),
  product_id: Type.Optional(Type.Integer()),
});
export type DiscountRule = Static<typeof DiscountRule>;

/** The rules of a customer group, as they apply to one signed-in customer in one price region. Never empty. */
export type Discount = {
  rules: readonly DiscountRule[];
  /** Identifies the rules. Results made with other rules have another key. */
  key: string;
};
