import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { GivenValues } from "./fields/fields.ts";
import type { ProductOption } from "./schema.ts";

/** A product as a merchant provides it; uid is its key. */
export type ProductInput = GivenValues & { options: OptionInput[]; variants: VariantInput[] };

export type OptionInput = {
  name: string;
  kind: ProductOption["kind"];
  values: { code: string; label: string; hexColours?: string[]; picture?: string | null }[];
};

export type VariantInput = {
  sku: string;
  /** One value code per option, in the options' order. */
  values: string[];
  image?: string;
  purchasingDisabled?: boolean;
  /** Minor units of the region's currency; a region without an entry does not sell it. */
  prices: RegionPrices;
  /** When absent, the stock is not changed. */
  stock?: number;
  /** The stock that the author saw: only the difference is applied, so that sales in the meantime are kept. */
  stockSeen?: number;
  /** When absent, both are unchanged (stock/keeping.ts). */
  keeping?: { lowAt: number | null; shelf: string | null };
  gtin?: string | null;
  weightGrams?: number | null;
};

/** A product to be written; variants without prices keep theirs. */
export type WrittenProduct = Omit<ProductInput, "variants"> & {
  variants: (Omit<VariantInput, "prices"> & { prices?: RegionPrices })[];
};

/** A price that replaces the regular one from one moment until another (ISO 8601, at least one of them). */
export type Sale = { price: number; from: string | null; until: string | null };
export type RegionPrice = { price: number; retailPrice?: number; sale?: Sale };
export type RegionPrices = Partial<Record<PriceRegion, RegionPrice>>;

export type CategoryInput = { uid: string; parent?: string; name: string; isVisible?: boolean; position?: number };

/** The faults of a catalogue, field → text; empty when it can be imported. Pure: checks only the given data. */
export function faultsOf(products: readonly ProductInput[], categoryUids: ReadonlySet<string>): Record<string, string> {
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  const once = (field: string, key: string) => {
    if (seen.has(key)) faults[field] = "occurs twice";
    seen.add(key);
  };
  for (const product of products) {
    const at = product.uid;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(at)) faults[`${at}.uid`] = "must be lower-case words joined by hyphens";
    once(`${at}.uid`, `uid ${at}`);
    once(`${at}.sku`, `product ${product.sku}`);
    for (const uid of product.categories) if (!categoryUids.has(uid)) faults[`${at}.categories`] = `${uid} is unknown`;
    if (product.variants.length === 0) faults[`${at}.variants`] = "must not be empty";
    if (product.inventoryTracking === "product" && product.variants.length > 1)
      faults[`${at}.inventoryTracking`] = "counts a product as a whole only where it has a single variant";
    for (const variant of product.variants) {
      const field = `${at}.${variant.sku}`;
      once(field, `variant ${variant.sku}`);
      once(field, `${at} values ${variant.values.join("/")}`);
      const fault = variantFault(product.options, variant);
      if (fault) faults[field] = fault;
    }
  }
  return faults;
}

function variantFault(options: readonly OptionInput[], variant: VariantInput): string | null {
  if (variant.values.length !== options.length) return "must have one value per option";
  const strange = options.find((option, index) => !option.values.some((value) => value.code === variant.values[index]));
  if (strange) return `has no value of ${strange.name}`;
  const amounts = Object.values(variant.prices).flatMap((price) => [price.price, price.retailPrice ?? 0]);
  if (amounts.some((amount) => !Number.isSafeInteger(amount) || amount < 0)) return "prices must be whole minor units";
  if (variant.stock !== undefined && !isCount(variant.stock)) return "stock must be a whole number from 0";
  return null;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;
