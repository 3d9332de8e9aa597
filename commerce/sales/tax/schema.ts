import type { TotalLine } from "#commerce/sales/totals/schema.ts";

/**
 * The question to a tax service: the taxable parts of an order and its destination. Amounts are integer minor units.
 */
export type TaxQuestion = {
  /** The cart in question: an answer is valid for one order. */
  cartId: string;
  currency: string;
  /** The destination, or the pickup store; empty while unknown. */
  place: TaxLocation;
  /** Goods by variant, and gift wrapping, after discounts. Gift cards are taxed when they are spent. */
  lines: readonly TaxedLine[];
  /** The chosen delivery after discounts. */
  shipping: number;
};

export type TaxLocation = {
  /** Lower case ISO 3166-1 alpha-2. */
  country: string;
  /** State or province code; empty when unknown or not applicable. */
  state: string;
  /** As entered; empty when unknown. */
  postalCode: string;
  city: string;
  address1: string;
};

/** The kind of a line for taxes. */
export type TaxCategory = "goods" | "wrapping";

export type TaxedLine = { reference: string; category: TaxCategory; quantity: number; amount: number };

export type TaxAnswer = {
  /** One line per tax, each with its label, its rate, and whether prices include it. */
  lines: TotalLine[];
  /** The service's id of this calculation, when orders are reported with it. */
  calculation?: string;
};
