import { type Static, Type } from "typebox";
import { MaybeCounted, paging, search } from "#commerce/shared/lists/schema.ts";
import { type PriceRegion, priceRegions, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { Counting, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** The office's lists of products and stock. Amounts are decimal, in the price list's currency. */

const text = Type.String();
const whole = Type.Integer();

const Low = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: "Stock is low from here on, instead of from each variant's own threshold or the shop's",
  }),
);

export const productFilters = {
  /**
   * A part of the name, the brand, or an SKU of the product or a variant; one or two letters match the beginning of a
   * word.
   */
  q: Type.Optional(search),
  /** Including subcategories. */
  category: Type.Optional(Id),
  brand: Type.Optional(search),
  status: Type.Optional(literals(["visible", "hidden", "preorder", "disabled", "deleted"])),
  /** out: no variant has stock left; low: some variant is at or below the threshold. */
  stock: Type.Optional(literals(["out", "low"])),
  low: Low,
  /** No variant has a price in this list. */
  missing_price: Type.Optional(literals(priceRegions)),
  /** Has a price in this list. */
  market: Type.Optional(literals(priceRegions)),
};
export const ProductFilter = Type.Object(productFilters, { additionalProperties: false });
export type ProductFilter = Static<typeof ProductFilter>;

const ownSorts = ["name", "-name", "changed", "-changed", "newest", "oldest", "brand"] as const;
/** By all pieces of a product, or by its lowest price in a list. Products without such a number come last. */
export type RankSort = "stock" | `price:${PriceRegion}`;
export type ProductSort = (typeof ownSorts)[number] | RankSort | `-${RankSort}`;
export const rankSorts: readonly RankSort[] = ["stock", ...priceRegions.map((list) => `price:${list}` as const)];
const productSorts: readonly ProductSort[] = [
  ...ownSorts,
  ...rankSorts.flatMap((one): ProductSort[] => [one, `-${one}`]),
];
export const ProductQuery = Type.Object({
  ...productFilters,
  sort: Type.Unsafe<ProductSort>(
    Type.Union(
      productSorts.map((one) => Type.Literal(one)),
      { default: "-changed" },
    ),
  ),
  /** Sorted by stock or a price: the page that follows this product, however far down the list it stands. */
  after: Type.Optional(Id),
  ...paging,
  count: Counting,
});
export type ProductQuery = Static<typeof ProductQuery>;

/** Why it cannot be bought in a market: commerce/catalog/office/checks.ts. */
export const checkCodes = [
  "deleted",
  "hidden",
  "disabled",
  "no-price",
  "no-stock",
  "withdrawn",
  "not-shipped",
  "not-yet",
  "no-longer",
  "no-category",
  "category-hidden",
  "no-picture",
  "sale-over",
  "sale-unseen",
] as const;
export const Check = Type.Object({
  code: literals(checkCodes),
  /** False when it can still be bought, but is harder to find. */
  stops: Type.Boolean(),
  /** The field concerned: "is_visible", "prices", … */
  field: text,
});
export type Check = Static<typeof Check>;
export const MarketChecks = Type.Object({
  market: Type.Unsafe<PriceRegion>(Type.Union(priceRegions.map((one) => Type.Literal(one)))),
  isBuyable: Type.Boolean(),
  checks: Type.Array(Check),
});
export type MarketChecks = Static<typeof MarketChecks>;

export const ProductRow = Type.Object({
  id: whole,
  version: whole,
  uid: text,
  sku: text,
  name: text,
  brand: text,
  kind: text,
  /** Media id of the main picture. */
  image: orNull(text),
  status: literals(["visible", "hidden", "preorder", "disabled", "deleted"]),
  variantCount: whole,
  /** The units of all variants; null when stock is not tracked. */
  stock: orNull(whole),
  /** The lowest price of each price list, and the highest if it differs. */
  prices: Type.Array(
    Type.Object({
      region: Type.Unsafe<PriceRegion>(text),
      currency: text,
      price: Type.Number(),
      priceTo: Type.Optional(Type.Number()),
    }),
  ),
  categories: Type.Array(Type.Object({ id: whole, name: text })),
  /** Shoppers' markets in which it can be bought, and the reasons for the others. */
  buyableIn: Type.Array(text),
  problems: Type.Array(Type.Object({ market: text, codes: Type.Array(text) })),
  changedAt: text,
  deletedAt: orNull(text),
});
export type ProductRow = Static<typeof ProductRow>;
export const ProductPage = Type.Object({ data: Type.Array(ProductRow), meta: MaybeCounted });

const stockSorts = ["available", "-available", "sku", "name"] as const;
const stockFilters = {
  /** A part of the product's name, brand or SKUs; matches all its variants. */
  q: Type.Optional(search),
  stock: Type.Optional(literals(["out", "low", "in"])),
  low: Low,
  product: Type.Optional(Id),
  /** Including subcategories. */
  category: Type.Optional(Id),
};
export const StockFilter = Type.Object(stockFilters, { additionalProperties: false });
export type StockFilter = Static<typeof StockFilter>;
export const StockQuery = Type.Object({
  ...stockFilters,
  sort: Type.Unsafe<(typeof stockSorts)[number]>(
    Type.Union(
      stockSorts.map((one) => Type.Literal(one)),
      { default: "available" },
    ),
  ),
  ...paging,
  count: Counting,
});
export type StockQuery = Static<typeof StockQuery>;
export const StockRow = Type.Object({
  variantId: whole,
  productId: whole,
  sku: text,
  name: text,
  options: Type.Array(text),
  image: orNull(text),
  available: whole,
  isTracked: Type.Boolean(),
  isLow: Type.Boolean(),
  /** The low-stock threshold; null for the shop's own. */
  lowAt: orNull(whole),
  /** The shelf; null when not set. */
  shelf: orNull(text),
});
export type StockRow = Static<typeof StockRow>;
/** `lowAt`: the shop's threshold. */
export const StockPage = Type.Object({
  data: Type.Array(StockRow),
  meta: Type.Object({ ...MaybeCounted.properties, lowAt: whole }),
});

export const markets = shoppingRegions;
