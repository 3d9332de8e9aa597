import { type Static, Type } from "typebox";

/** One rule of a group; amounts are in whole units of the region's currency, percents in percent. */
export const DiscountRule = Type.Object({
  type: Type.Union([Type.Literal("all"), Type.Literal("category"), Type.Literal("product")]),
  /** Off in percent, off as an amount, or a price in place of the product's. */
  method: Type.Union([Type.Literal("percent"), Type.Literal("fixed"), Type.Literal("price")]),
  amount: Type.Number({ minimum: 0 }),
  category_id: Type.Optional(Type.Integer()),
  product_id: Type.Optional(Type.Integer()),
});
export type DiscountRule = Static<typeof DiscountRule>;

/** The rules of a customer group as they count for one signed-in customer in one price region; never empty. */
export type Discount = {
  rules: readonly DiscountRule[];
  /** Names group and rules: what was made with other rules has another key. */
  key: string;
};
