import type { DiscountRule } from "#commerce/customers/schema.ts";

/** One explained line of a total. The `amount`s (integer minor units) of all lines that are not `included` add up to it. */
export type TotalLine = {
  kind: "goods" | "discount" | "shipping" | "tax";
  /** A display-text key ("total.goods", "tax.vat") and, for taxes, the rate in percent and jurisdiction. */
  label: string;
  rate?: number;
  jurisdiction?: string;
  amount: number;
  /** True for tax already contained in the prices. */
  included: boolean;
};

/** The rules of a customer group as they count for one signed-in customer in one price region; never empty. */
export type Discount = {
  rules: readonly DiscountRule[];
  /** Names group and rules: what was made with other rules has another key. */
  key: string;
};
