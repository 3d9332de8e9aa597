import type { Bounds, ValueGroups } from "#commerce/catalog/products/schema.ts";

/** What lists need of a product in one region: its row of the table `listings` without the card. */
export type ListingRow = {
  id: number;
  terms: readonly string[];
  price: number;
  inStock: boolean;
  isNew: boolean;
  popularity: number;
  name: string;
  variantCount: number;
};

/** A list's filters. Values within a field are alternatives; fields are combined. Prices in minor units. */
export type ListingFilter = {
  /** Each product has at least one of these terms: the requested categories. */
  within?: readonly string[];
  without?: readonly string[];
  ids?: readonly number[];
  /** Values by attribute: { color: ["glacier", "moss"] }. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** Bounds for numeric attributes, both inclusive: { own_length: { from: 150 } }. */
  ranges?: Readonly<Record<string, Bounds>>;
  /** Values that stand for several terms: { "color-group": { blue: ["color:navy", "color:sky"] } }. They are counted too. */
  groups?: ValueGroups;
  priceFrom?: number;
  priceTo?: number;
  inStock?: boolean;
};
