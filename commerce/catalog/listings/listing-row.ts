import type { Bounds } from "./own-filters.ts";

/** What lists need to know of one product in one region: its row of the table `listings` without the card. */
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

/** What a list is narrowed by. Alternatives within a field, fields add up. Prices in minor units. */
export type ListingFilter = {
  /** Of these terms each product has at least one: the categories asked for. */
  within?: readonly string[];
  without?: readonly string[];
  ids?: readonly number[];
  /** Values by attribute: { color: ["glacier", "moss"] }. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** Bounds by attribute whose values are numbers, both included: { own_length: { from: 150 } }. */
  ranges?: Readonly<Record<string, Bounds>>;
  /** Values that stand for several terms: { "color-group": { blue: ["color:navy", "color:sky"] } }. They are counted too. */
  groups?: ValueGroups;
  priceFrom?: number;
  priceTo?: number;
  inStock?: boolean;
};

/** By attribute, by value: the terms of which a product has at least one. */
export type ValueGroups = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
