import { baseRegionOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { sampleProducts } from "#tests/support/samples/catalog.ts";

/** The catalogue with which backends are tested, as plain data for comparison. */

export const backendProducts = sampleProducts(30);

export type Sample = {
  sku: string;
  name: string;
  isNew: boolean;
  specs: { id: string; value: string }[];
  categories: string[];
  options: [name: string, kind: string, codes: string[]][];
  variants: string[];
  stockOf(sku: string): number;
  /** SKU → price and former price, in minor units. */
  pricesIn(region: PriceRegion): Record<string, [price: number, retailPrice: number | null]>;
};

export const samples: readonly Sample[] = backendProducts.map((product) => ({
  sku: product.sku,
  name: product.name,
  isNew: product.isNew ?? false,
  specs: product.specs ?? [],
  categories: product.categories,
  options: product.options.map(({ name, kind, values }) => [name, kind, values.map(({ code }) => code)]),
  variants: product.variants.map(({ sku }) => sku),
  stockOf: (sku) => product.variants.find((variant) => variant.sku === sku)?.stock ?? 0,
  pricesIn: (region) =>
    Object.fromEntries(
      product.variants.map(({ sku, prices }) => {
        const { price, retailPrice = null } = prices[baseRegionOf(region)] ?? { price: 0 };
        return [sku, [price, retailPrice]];
      }),
    ),
}));
