import { type Category, findCategories } from "#commerce/catalog/categories/tree.ts";
import type { Counts } from "#commerce/catalog/listings/listing-page.ts";
import { findOwnFilters, type OwnFilter } from "#commerce/catalog/listings/own-filters.ts";
import { discountedCards, discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail, Variant } from "#commerce/catalog/products/schema.ts";
import {
  findStock,
  findSummaries,
  type ProductSummary,
  type StockOfProduct,
} from "#commerce/catalog/products/summaries.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { findProductPage, findVariantPage, type ProductFilter, type VariantFilter } from "./find-pages.ts";
import type { Include, PricedProduct } from "./rest.ts";

/** Which prices apply: those of a region, minus the discount of the customer's group. */
export type Prices = { region: PriceRegion; discount: Discount | null };

/** A product as lists show it, with its options and variants when they were requested. */
export type ListedProduct = { summary: ProductSummary; detail?: PricedProduct };

export type VariantOf = { product: PricedProduct; variant: Variant };

/** Stores the catalogue. Amounts are integer minor units of the region's currency. */
export type CatalogBackend = {
  /** Whether lists can be filtered by attributes and return the product count of each value. */
  hasFacets: boolean;
  /** The merchant's own fields that lists can be filtered by. */
  ownFilters?(): Promise<OwnFilter[]>;
  /** A page of products, and the total number. Empty after the last page. */
  products(query: ProductPageQuery): Promise<{ products: ListedProduct[]; total: number; counts?(): Counts }>;
  /** Includes withdrawn products, with availability "disabled". */
  product(id: number, prices: Prices, include: readonly Include[]): Promise<ListedProduct | null>;
  /** The same with everything known about it. */
  detail(id: number, prices: Prices): Promise<PricedProduct | null>;
  /** In the order of `ids`; unknown, unsold and withdrawn products are left out. */
  stock(ids: readonly number[], region: PriceRegion): Promise<StockOfProduct[]>;
  variants(query: VariantFilter & Prices): Promise<{ found: VariantOf[]; total: number }>;
  categories(region: PriceRegion): Promise<Category[]>;
};

/** `include`: what is needed of each product besides its summary; a backend may skip reading the rest. */
export type ProductPageQuery = ProductFilter & { include: readonly Include[] };

/** Sold in the region, with at least one variant. */
const isPriced = (product: ProductDetail | undefined): product is PricedProduct =>
  product?.currency !== undefined && product.variants.length > 0;

export function makeOwnCatalog({ db }: { db: Db }): CatalogBackend {
  const details = async (ids: readonly number[], { region, discount }: Prices): Promise<PricedProduct[]> =>
    (await discountedDetails(db, await findProductDetails(db, ids, region), discount)).filter(isPriced);

  /** Options and variants are read only on request: without them a list takes a quarter of the time. */
  async function listed(ids: readonly number[], prices: Prices, include: readonly Include[]): Promise<ListedProduct[]> {
    const [summaries, sold] = await Promise.all([
      findSummaries(db, ids, prices.region).then((found) => discountedCards(db, found, prices.discount)),
      include.length > 0 ? details(ids, prices) : [],
    ]);
    const byId = new Map(sold.map((product) => [product.id, product]));
    return summaries.map((summary) => {
      const detail = byId.get(summary.id);
      return { summary, ...(detail && { detail }) };
    });
  }

  return {
    hasFacets: true,
    ownFilters: () => findOwnFilters(db),
    async products({ include, ...filter }) {
      const { ids, total, counts } = await findProductPage(db, filter);
      const { region, discount = null } = filter;
      return { products: await listed(ids, { region, discount }, include), total, counts };
    },
    product: async (id, prices, include) => (await listed([id], prices, include))[0] ?? null,
    detail: async (id, prices) => (await details([id], prices))[0] ?? null,
    stock: (ids, region) => findStock(db, ids, region),
    async variants(query) {
      const { ids, productIds, total } = await findVariantPage(db, query);
      const products = await details(productIds, query);
      const all = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
      const byId = new Map(all.map((one) => [one.variant.id, one]));
      return { found: ids.flatMap((id) => byId.get(id) ?? []), total };
    },
    categories: () => findCategories(db),
  };
}
