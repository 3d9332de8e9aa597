import { discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { fieldsWhere } from "#commerce/catalog/products/fields/fields.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { findProductKeys } from "#commerce/catalog/products/related-products.ts";
import type { ProductDetail, ProductOption, Variant } from "#commerce/catalog/products/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { formatOwnValue, textIn, valueIn } from "#commerce/shared/own-fields/rules.ts";
import type { Language, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Entry, ProductContent } from "#services/content/schema.ts";
import { groupsIn, textsIn } from "#storefront/components/content/content-data.ts";
import { type Caller, spendProducts } from "./caller.ts";

export type ProductQueryArgs = { locale: string; region: PriceRegion | null; includeVariantRetailPrice?: boolean };

type ProductEntry = Entry<Partial<ProductContent>>;

/**
 * Products in the order of `uids`: their content (specification 3.11) with the commerce product (3.12) as bcProduct,
 * null where the region does not sell it. Unknown uids are left out. One read of content and three of commerce for any
 * number of products; the latter only when a bcProduct is requested.
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
  const language = (wish.locale.slice(0, 2) || "en") as Language;
  return new Map(
    products
      .map((product) => inLanguage(product, contents.get(product.uid)))
      .filter(isSold)
      .map((product) => [product.uid, toCommerceProduct(product, includeVariantRetailPrice, language)]),
  );
}

/** Replaces the names of the product and its option values by those from content. */
function inLanguage(product: ProductDetail, entry: ProductEntry | undefined): ProductDetail {
  const names = entry?.data.valueNames ?? {};
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, label: names[value.code] ?? value.label })),
  }));
  return { ...product, name: entry?.title || product.name, options };
}

/** Converts a product of the catalogue to the commerce product of specification 3.12. Pure. */

type SellableProduct = ProductDetail & { currency: string; variants: [Variant, ...Variant[]] };

const isSold = (product: ProductDetail): product is SellableProduct =>
  product.currency !== undefined && product.availability !== "disabled" && product.variants.length > 0;

/** The values of the product's fields that the schema contains. */
const fieldValues = (product: object): Record<string, unknown> =>
  Object.fromEntries(
    fieldsWhere(({ graphql }) => graphql !== undefined).map(([field, { graphql }]) => [
      graphql?.name,
      (product as Record<string, unknown>)[field],
    ]),
  );

const priceOf = (amount: number | undefined, currency: string) =>
  amount === undefined ? null : { value: toDecimal(amount, currency) };

/** Prices are those of the cheapest variant. `withRetail`: whether variants include their former price. */
function toCommerceProduct(product: SellableProduct, withRetail: boolean, language: Language) {
  const { id, currency, variants } = product;
  const cheapest = variants.reduce((best, variant) => (variant.price < best.price ? variant : best));
  return {
    ...fieldValues(product),
    id,
    currency_code: currency,
    price: toDecimal(cheapest.price, currency),
    retailPrice: priceOf(cheapest.retailPrice, currency),
    calculatedPrice: priceOf(cheapest.price, currency),
    inventory_tracking: variants.some(({ available }) => available !== undefined) ? "variant" : "none",
    inventoryLevel: variants.reduce((sum, { available = 0 }) => sum + available, 0),
    isInStock: variants.some((variant) => variant.isInStock),
    isPurchasable: variants.some((variant) => variant.isPurchasable),
    customFields: product.specs.map((spec) => ({ name: spec.id, value: spec.value })),
    categories: product.categories.map((category) => category.id),
    variants: variants.map((variant) => toVariant(product, variant, withRetail, language)),
    ownFields: toOwnFields(product, language),
    product_options: product.options.map((option) => ({
      id: option.id,
      displayName: option.name,
      values: option.values.map(({ id: entityId, label, hexColours }) => ({ entityId, label, hexColors: hexColours })),
    })),
  };
}

type CommerceProduct = ReturnType<typeof toCommerceProduct>;

/** Own fields in the form of the schema; "no" has no text. */
const toOwnFields = ({ ownFields = [] }: Pick<ProductDetail, "ownFields">, language: Language) =>
  ownFields.map((field) => ({
    key: field.key,
    label: textIn(field.labels, language),
    type: field.kind,
    values: [valueIn(field.value, language)].flat().map(String),
    text: formatOwnValue(field, language, language, { yes: null, no: null }),
    unit: field.unit,
  }));

function toVariant({ currency, options }: SellableProduct, variant: Variant, withRetail: boolean, language: Language) {
  const { id, sku, available = 0, isInStock, isPurchasable, image, price, retailPrice, saleFrom, saleUntil } = variant;
  return {
    id,
    sku,
    inventoryLevel: available,
    isInStock,
    isPurchasable,
    thumbnail: image ? `/i/firn/${image}` : "",
    calculatedPrice: priceOf(price, currency),
    retailPrice: withRetail ? priceOf(retailPrice, currency) : null,
    saleFrom,
    saleUntil,
    option_values: options.flatMap((option) => chosenOf(option, variant)),
    ownFields: toOwnFields(variant, language),
  };
}

const chosenOf = (option: ProductOption, { valueIds }: Variant) =>
  option.values
    .filter(({ id }) => valueIds.includes(id))
    .map(({ id, label }) => ({
      id,
      label,
      option_id: option.id,
      option_display_name: option.name,
      values: [{ id, label }],
    }));
