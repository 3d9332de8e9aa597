import { type Static, Type } from "typebox";
import { type PriceRegion, priceRegions, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { Counting, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** The office's lists of products and stock. Amounts are decimal, in the price list's currency. */

const text = Type.String();
const whole = Type.Integer();
/** What somebody types into a search box. */
export const search = Type.String({ maxLength: 100, pattern: "^[^\\u0000\\ud800-\\udfff]*$" });

const Low = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: "Stock is low from here on, instead of from each variant's own threshold or the shop's",
  }),
);

export const productFilters = {
  /** A part of the name, the brand or the SKU of the product or of a variant; one or two letters: the beginning of a word. */
  q: Type.Optional(search),
  /** With all below it. */
  category: Type.Optional(Id),
  brand: Type.Optional(search),
  status: Type.Optional(literals(["visible", "hidden", "preorder", "disabled", "deleted"])),
  /** Nothing left of any variant; of some variant no more than the threshold. */
  stock: Type.Optional(literals(["out", "low"])),
  low: Low,
  /** No variant has a price in this list. */
  missing_price: Type.Optional(literals(priceRegions)),
  /** Has a price in this list. */
  market: Type.Optional(literals(priceRegions)),
};
export const ProductFilter = Type.Object(productFilters, { additionalProperties: false });
export type ProductFilter = Static<typeof ProductFilter>;

export const paging = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
};
export const productSorts = ["name", "-name", "changed", "-changed", "newest", "oldest", "brand"] as const;
export const ProductQuery = Type.Object({
  ...productFilters,
  sort: Type.Unsafe<(typeof productSorts)[number]>(
    Type.Union(
      productSorts.map((one) => Type.Literal(one)),
      { default: "-changed" },
    ),
  ),
  ...paging,
  count: Counting,
});
export type ProductQuery = Static<typeof ProductQuery>;

/** Why nobody can buy it in a market: commerce/catalog/office/checks.ts. */
export const checkCodes = [
  ...([
    "deleted",
    "hidden",
    "disabled",
    "no-price",
    "no-stock",
    "withdrawn",
    "not-shipped",
    "not-yet",
    "no-longer",
  ] as const),
  ...(["no-category", "category-hidden", "no-picture", "sale-over", "sale-unseen"] as const),
] as const;
export const Check = Type.Object({
  code: literals(checkCodes),
  /** False: it can be bought all the same, and is harder to find. */
  stops: Type.Boolean(),
  /** What the check is about: "is_visible", "prices", … */
  field: text,
});
export type Check = Static<typeof Check>;
export const MarketChecks = Type.Object({
  market: Type.Unsafe<PriceRegion>(Type.Union(priceRegions.map((one) => Type.Literal(one)))),
  isBuyable: Type.Boolean(),
  checks: Type.Array(Check),
});
export type MarketChecks = Static<typeof MarketChecks>;

/** How many of something wait: a number for the office's home page. */
export const Waiting = Type.Object({
  data: Type.Object({ total: whole, isExact: Type.Boolean() }),
  meta: Type.Object({}),
});

export const ListMeta = Type.Object({ total: whole, isExact: Type.Boolean(), page: whole, limit: whole });
/** Of lists that are counted apart when that is asked for. */
export const MaybeCounted = Type.Object({ ...Type.Partial(ListMeta).properties, page: whole, limit: whole });

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
  /** Pieces of all variants; null: they are not counted. */
  stock: orNull(whole),
  /** The lowest of each price list, and the highest where they differ. */
  prices: Type.Array(
    Type.Object({
      region: Type.Unsafe<PriceRegion>(text),
      currency: text,
      price: Type.Number(),
      priceTo: Type.Optional(Type.Number()),
    }),
  ),
  categories: Type.Array(Type.Object({ id: whole, name: text })),
  /** Shoppers' markets in which it can be bought, and why not in the others. */
  buyableIn: Type.Array(text),
  problems: Type.Array(Type.Object({ market: text, codes: Type.Array(text) })),
  changedAt: text,
  deletedAt: orNull(text),
});
export type ProductRow = Static<typeof ProductRow>;
export const ProductPage = Type.Object({ data: Type.Array(ProductRow), meta: MaybeCounted });

const stockSorts = ["available", "-available", "sku", "name"] as const;
const stockFilters = {
  /** A part of the product's name, brand or SKUs: all its variants. */
  q: Type.Optional(search),
  stock: Type.Optional(literals(["out", "low", "in"])),
  low: Low,
  product: Type.Optional(Id),
  /** With all below it. */
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
  /** From how many pieces on it is low; null: from as many as the shop says. */
  lowAt: orNull(whole),
  /** Where it lies; null: nobody has said. */
  shelf: orNull(text),
});
export type StockRow = Static<typeof StockRow>;
/** `lowAt` is the shop's threshold. */
export const StockPage = Type.Object({
  data: Type.Array(StockRow),
  meta: Type.Object({ ...MaybeCounted.properties, lowAt: whole }),
});

export const markets = shoppingRegions;
