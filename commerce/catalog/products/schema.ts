import { type Static, Type } from "typebox";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { PublicValues } from "./fields/fields.ts";

/**
 * What the shop shows of the catalog (specification 3.12). Amounts are integer minor units of `currency`.
 * Names here are the catalog's own (English); localised titles come with the content entry of type "product" and the same uid.
 */

export const Swatch = Type.Object({
  code: Type.String(),
  label: Type.String(),
  hexColours: Type.Array(Type.String()),
  /** Media id of what shows the value in place of a colour. */
  picture: Type.Optional(Type.String()),
  /** Media id of the main picture in this colour. */
  image: Type.Optional(Type.String()),
});
export type Swatch = Static<typeof Swatch>;

export const ProductCard = Type.Object({
  id: Type.Integer(),
  uid: Type.String(),
  kind: Type.String(),
  name: Type.String(),
  currency: Type.String(),
  /** Lowest price among the variants, and the highest where they differ. */
  price: Type.Integer(),
  priceTo: Type.Optional(Type.Integer()),
  /** The former price, only where it is above `price`. */
  retailPrice: Type.Optional(Type.Integer()),
  /** Lowest price of the 30 days before the present one began; only on reductions (EU). */
  lowestPrice: Type.Optional(Type.Integer()),
  inStock: Type.Boolean(),
  isNew: Type.Boolean(),
  isRedesigned: Type.Boolean(),
  isBestSeller: Type.Boolean(),
  isComingSoon: Type.Boolean(),
  /** Media ids: the main picture and the second view. */
  image: Type.String(),
  secondImage: Type.Optional(Type.String()),
  swatches: Type.Array(Swatch),
});
export type ProductCard = Static<typeof ProductCard>;

export const OptionValue = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  label: Type.String(),
  hexColours: Type.Array(Type.String()),
  /** Media id of what shows it in place of a colour. */
  picture: Type.Optional(Type.String()),
});
export type OptionValue = Static<typeof OptionValue>;

export const ProductOption = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  kind: Type.Union([Type.Literal("swatch"), Type.Literal("rectangles"), Type.Literal("dropdown")]),
  values: Type.Array(OptionValue),
});
export type ProductOption = Static<typeof ProductOption>;

export const Variant = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  /** One value id per option, in the options' order. */
  valueIds: Type.Array(Type.Integer()),
  image: Type.Optional(Type.String()),
  price: Type.Integer(),
  retailPrice: Type.Optional(Type.Integer()),
  /** Lowest price of the 30 days before the present one began; only on reductions (EU). */
  lowestPrice: Type.Optional(Type.Integer()),
  /** From when until when the present price counts, where it is that of a sale with days. */
  saleFrom: Type.Optional(Type.String()),
  saleUntil: Type.Optional(Type.String()),
  /** Pieces that can be bought now; absent when the product does not track stock. */
  available: Type.Optional(Type.Integer()),
  isInStock: Type.Boolean(),
  isPurchasable: Type.Boolean(),
  /** What everybody may see of the merchant's own fields; absent: nothing. */
  ownFields: Type.Optional(Type.Unsafe<FilledField[]>(Type.Array(Type.Object({})))),
});
export type Variant = Static<typeof Variant>;

/** A product as it is sold in a region: its fields (fields.ts), and what they come to there. */
export type ProductDetail = PublicValues & {
  id: number;
  /** Absent where the region does not sell: the shop shows, and does not sell. */
  currency?: string;
  categories: { id: number; uid: string; name: string }[];
  options: ProductOption[];
  variants: Variant[];
  /** What everybody may see of the merchant's own fields; absent: nothing. */
  ownFields?: FilledField[];
};

export const sortings = ["popular", "newest", "price-up", "price-down", "name"] as const;
export type Sorting = (typeof sortings)[number];

/** Bounds, both inclusive, in the field's unit. */
export type Bounds = { from?: number; to?: number };

/** By attribute and value: the terms of which a product must have at least one. */
export type ValueGroups = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A list's narrowing: values of one attribute are alternatives, attributes add up. Prices in minor units. */
export type ListingQuery = {
  region: PriceRegion;
  category?: string;
  filters: Record<string, string[]>;
  /** Bounds by attribute whose values are numbers, both included. */
  ranges?: Record<string, Bounds>;
  /** Values that stand for several: the families of colours. */
  groups?: ValueGroups;
  priceFrom?: number;
  priceTo?: number;
  inStock?: boolean;
  sort: Sorting;
  /** The order of whoever chooses none: a category's own; absent: popular. */
  standard?: Sorting;
  /** The products that come first in that order. */
  first?: readonly number[];
  /** From 1. */
  page: number;
  perPage: number;
  /** At most so many products more come with the last page instead of a page of their own. */
  leftOver?: number;
};

/** How many products each value of an attribute would leave, with the other attributes' filters applied. */
export type Facet = { name: string; values: { value: string; count: number }[] };

export type ListingPage = {
  cards: ProductCard[];
  total: number;
  facets: Facet[];
  priceRange: [number, number] | null;
  /** How many of them can be had. */
  inStock: number;
};
