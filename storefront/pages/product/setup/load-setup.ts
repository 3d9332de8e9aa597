import { discountedDetails } from "#commerce/catalog/prices/discounts.ts";
import { shopPricesOfVariants } from "#commerce/catalog/prices/shop-prices.ts";
import { findCompanions } from "#commerce/catalog/products/companions.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { completing, kindsOfSetup } from "#commerce/catalog/products/setup-rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { type AddOnConfig, addOnUids } from "#storefront/components/add-ons/load-add-ons.ts";
import { namedPictures } from "#storefront/components/media/picture-facts.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";
import { sizeLabelsOf } from "#storefront/components/product-facts/size-labels.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/** A part of a set, with its available variants in the colour shown. Prices in minor units. */
export type SetupProduct = {
  productId: number;
  name: string;
  path: string;
  /** Media id. */
  picture: string;
  colour: string;
  /** `shop`: what other shoppers pay, where the visitor pays less. */
  variants: { id: number; label: string; price: number; shop?: number | undefined }[];
};

/**
 * Loads the product and the products that complete it, the product first, each in its first available colour. Empty
 * when there are none. `product` has the visitor's prices and texts in their language.
 */
export async function loadSetup(context: CardContext, product: ProductDetail): Promise<SetupProduct[]> {
  const { services, locale, region, discount = null } = context;
  const kinds = kindsOfSetup(product.kind);
  if (!region || !product.currency || product.availability !== "available" || kinds.length === 0) return [];
  const [offered, configs] = await Promise.all([
    findCompanions(services.db, region, kinds),
    services.content.all<AddOnConfig["data"]>("category_product_add_on_config", locale.contentLocale),
  ]);
  const categories = product.categories.map(({ uid }) => uid);
  const chosen = completing(product, offered, [...product.addOns, ...addOnUids(configs, categories)]);
  const details = await findProductDetails(
    services.db,
    chosen.map(({ id }) => id),
    region,
  );
  const [others, entries, pictures] = await Promise.all([
    discountedDetails(services.db, details, discount),
    services.content.byUids<Partial<ProductContent>>(
      "product",
      [product, ...details].map(({ uid }) => uid),
      locale.contentLocale,
    ),
    namedPictures(
      services,
      [product, ...details].flatMap(({ images }) => images.map(({ id }) => id)),
      locale.language,
    ),
  ]);
  const variantIds = [product, ...others].flatMap(({ variants }) => variants.map(({ id }) => id));
  const shopPrices = isProRegion(region) ? await shopPricesOfVariants(services.db, region, variantIds) : new Map();
  const parts = [product, ...others].flatMap((one) => {
    const { title, data } = entries.get(one.uid) ?? {};
    return partOf(one, title || one.name, data?.valueNames ?? {}) ?? [];
  });
  return parts.length > 1 && parts[0]?.productId === product.id ? parts : [];

  function dearer(price: number, id: number): number | undefined {
    const shop = shopPrices.get(id);
    return shop > price ? shop : undefined;
  }

  function partOf(one: ProductDetail, name: string, words: Record<string, string>): SetupProduct | null {
    const buyable = one.variants.filter((variant) => variant.isPurchasable && variant.isInStock);
    const swatches = one.options.findIndex(({ kind }) => kind === "swatch");
    const colour = one.options[swatches]?.values.find(({ id }) =>
      buyable.some(({ valueIds }) => valueIds[swatches] === id),
    );
    const shown = buyable.filter(({ valueIds }) => !colour || valueIds[swatches] === colour.id);
    if (shown.length === 0) return null;
    const sizeOf = sizeLabelsOf(one, locale.country);
    const labelOf = (valueIds: readonly number[]) =>
      one.options
        .flatMap(({ kind, values }, index) =>
          kind === "swatch" ? [] : (values.find(({ id }) => id === valueIds[index]) ?? []),
        )
        .map(({ code, label }) => words[code] ?? sizeOf(label))
        .join(" / ");
    const picture = one.images.find((image) => !colour || image.colour === colour.code) ?? one.images[0];
    return {
      productId: one.id,
      name,
      path: localePath(locale, `/p/${one.uid}${colour ? `?color=${encodeURIComponent(colour.code)}` : ""}`),
      picture: pictures.name(picture?.id ?? ""),
      colour: colour ? (words[colour.code] ?? colour.label) : "",
      variants: shown.map(({ id, valueIds, price }) => ({
        id,
        label: labelOf(valueIds),
        price,
        shop: dearer(price, id),
      })),
    };
  }
}
