/** One explained line of a total. The `amount`s (integer minor units) of all lines that are not `included` add up to it. */
export type TotalLine = {
  kind: "goods" | "gift_wrap" | "discount" | "shipping" | "tax" | "gift_card" | "due";
  /** A display-text key ("total.goods", "tax.vat") and, for taxes, the rate in percent and jurisdiction. */
  label: string;
  rate?: number;
  jurisdiction?: string;
  /** Of a discount: the promotion, in words of the order's language, and by which code; of a gift card: the end of its code. */
  name?: string;
  code?: string;
  promotion?: number;
  /** Of a discount: what it is taken off, and of goods how much of each variant; the parts add up to it. */
  on?: "goods" | "shipping";
  items?: { variantId: number; amount: number }[];
  amount: number;
  /** True for what is no part of the sum: tax already contained in the prices, and how the total is paid. */
  included: boolean;
};
