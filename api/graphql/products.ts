import { discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { findProductKeys } from "#commerce/catalog/products/related-products.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Entry, ProductContent } from "#services/content/schema.ts";
import { groupsIn, textsIn } from "#storefront/components/content/content-data.ts";
import { type Caller, spendProducts } from "./caller.ts";
import { type CommerceProduct, isSold, toCommerceProduct } from "./commerce-product.ts";

export type ProductQueryArgs = { locale: string; region: PriceRegion | null; includeVariantRetailPrice?: boolean };

type ProductEntry = Entry<Partial<ProductContent>>;

/**
 * Products in the order of `uids`: their content (specification 3.11) with the commerce product (3.12) as bcProduct, null
 * where the region does not sell it. Unknown uids are left out. One read of content, and three of commerce however many
 * products there are; those only when a bcProduct is asked for.
 */
export async function findProducts(caller: Caller, uids: readonly string[], wish: ProductQueryArgs) {
  const entries = await caller.content.byUids<Partial<ProductContent>>("product", [...uids], wish.locale);
  const found = uids.flatMap((uid) => entries.get(uid) ?? []);
  spendProducts(caller, found.length);
  let sold: Promise<Map<string, CommerceProduct>> | null = null;
  return found.map(({ uid, title, url, locale, data }) => ({
    ...data,
    uid,
    title,
    url,
    locale,
    regions: textsIn((data as { regions?: unknown }).regions),
    product_specs: groupsIn((data as { product_specs?: unknown }).product_specs),
    async bcProduct() {
      sold ??= findSold(caller, found, wish);
      return (await sold).get(uid) ?? null;
    },
  }));
}

async function findSold(caller: Caller, entries: readonly ProductEntry[], wish: ProductQueryArgs) {
  const { region, includeVariantRetailPrice = false } = wish;
  if (!region) return new Map<string, CommerceProduct>();
  const keys = await findProductKeys(caller.db, { uids: entries.map(({ uid }) => uid) });
  const ids = keys.map(({ id }) => id);
  const [details, discount] = await Promise.all([
    findProductDetails(caller.db, ids, region),
    caller.visit.discountIn(region),
  ]);
  const contents = new Map(entries.map((entry) => [entry.uid, entry]));
  const products = await discountedDetails(caller.db, details, discount);
  return new Map(
    products
      .map((product) => inLanguage(product, contents.get(product.uid)))
      .filter(isSold)
      .map((product) => [product.uid, toCommerceProduct(product, includeVariantRetailPrice)]),
  );
}

/** Names of the product and of its option values as its content says them. */
function inLanguage(product: ProductDetail, entry: ProductEntry | undefined): ProductDetail {
  const names = entry?.data.valueNames ?? {};
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, label: names[value.code] ?? value.label })),
  }));
  return { ...product, name: entry?.title || product.name, options };
}
