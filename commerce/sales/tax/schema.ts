import type { TotalLine } from "#commerce/sales/pricing/schema.ts";

/** What of an order is taxed and where it goes: the question to a tax service. Amounts are integer minor units. */
export type TaxQuestion = {
  /** The cart that it is asked for: an answer is good for one order. */
  cartId: string;
  currency: string;
  /** Where it goes, or where it is collected; empty where nothing is known yet. */
  place: TaxPlace;
  /** Goods by variant and wrapping, each after what promotions take off; gift cards are taxed when they are spent. */
  lines: readonly TaxedLine[];
  /** The chosen delivery after what promotions take off it. */
  shipping: number;
};

export type TaxPlace = {
  /** Lower case ISO 3166-1 alpha-2. */
  country: string;
  /** State or province code; empty where unknown or none. */
  state: string;
  /** As it was typed; empty where unknown. */
  postalCode: string;
  city: string;
  address1: string;
};

/** What kind of thing a line is for taxes. */
export type TaxCategory = "goods" | "wrapping";

export type TaxedLine = { reference: string; category: TaxCategory; quantity: number; amount: number };

export type TaxAnswer = {
  /** One line a tax, each with its label, rate and whether prices contain it. */
  lines: TotalLine[];
  /** The service's id of this calculation, where the order has to be reported with it. */
  calculation?: string;
};
