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
