import type { VariantFilter } from "#commerce/catalog/api/find-pages.ts";
import type { ProductSort } from "#commerce/catalog/api/read-query.ts";
import type { Category } from "#commerce/catalog/products/categories.ts";
import type { ProductDetail, Variant } from "#commerce/catalog/products/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** A product that the region sells or sold: present there, and with a price. */
export type Sold = ProductDetail & { currency: string };

/** What the doors of specification 7.1 ask of a catalogue. Amounts are integer minor units of the region's currency. */
export type CatalogueBackend = {
  /** A page of products, and how many there are in all. Past the last page it is empty. */
  products(asked: ProductsAsked): Promise<{ products: Sold[]; total: number }>;
  /** Withdrawn ones too, with availability "disabled". */
  product(id: number, region: PriceRegion): Promise<Sold | null>;
  /** In the order of `ids`; unknown, unsold and withdrawn ones are left out. */
  productsByIds(ids: readonly number[], region: PriceRegion): Promise<Sold[]>;
  variants(asked: VariantFilter): Promise<{ found: { product: Sold; variant: Variant }[]; total: number }>;
  /** All visible categories, parents first, in the shop's order. */
  categories(region: PriceRegion): Promise<Category[]>;
};

export type ProductsAsked = {
  region: PriceRegion;
  categories?: readonly number[];
  ids?: readonly number[];
  sku?: string;
  name?: string;
  /** Of withdrawn products there are no lists. */
  availability?: ProductDetail["availability"];
  /** Hidden products are no one's to see: false finds nothing. */
  isVisible?: boolean;
  /** Minor units, both included. */
  priceFrom?: number;
  priceTo?: number;
  inStock?: boolean;
  sort: ProductSort;
  direction: "asc" | "desc";
  /** From 1. */
  page: number;
  limit: number;
  /** The options are looked at; a backend may save itself reading their colours and kinds otherwise. */
  withOptions: boolean;
};

export const isPriced = (product: ProductDetail | null): product is Sold =>
  product !== null && product.currency !== undefined && product.variants.length > 0;

export const isListed = (product: Sold): boolean => product.availability !== "disabled";
