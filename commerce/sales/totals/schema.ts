/**
 * One explained line of a total. The total is the sum of the `amount`s (integer minor units) of all lines that are not
 * `included`.
 */
export type TotalLine = {
  kind: "goods" | "gift_wrap" | "discount" | "shipping" | "tax" | "gift_card" | "due";
  /** A display-text key ("total.goods", "tax.vat"); for taxes, the rate in percent and the jurisdiction. */
  label: string;
  rate?: number;
  jurisdiction?: string;
  /**
   * For a discount: the promotion's name in the order's language, and its code; for a gift card: the end of its code.
   */
  name?: string;
  code?: string;
  promotion?: number;
  /** For a discount: what it applies to, and for goods the amount per variant; these add up to the discount. */
  on?: "goods" | "shipping";
  items?: { variantId: number; amount: number }[];
  amount: number;
  /** True for lines outside the sum: taxes included in the prices, and how the total is paid. */
  included: boolean;
};
