import type { StoredProduct } from "#commerce/catalog/management/stored.ts";
import { changed } from "#commerce/shared/own-fields/rules.ts";
import type { Plan } from "./plan.ts";

/** What the tables will contain once a plan is written, as far as staff see it; ids of a new product are 0. Pure. */
export function storedAs({ product, renamed, own }: Plan, before: StoredProduct | null): StoredProduct {
  const { variants, options, categories, ...fields } = product;
  const isSame = before && [...before.categories].sort().join() === [...categories].sort().join();
  return {
    ...before,
    ...(fields as Omit<StoredProduct, "variants" | "options" | "categories" | "id" | "version">),
    id: before?.id ?? 0,
    version: before?.version ?? 0,
    // Categories have no order.
    categories: isSame ? before.categories : categories,
    options: options.map((option) => ({
      ...option,
      id: before?.options.find(({ name }) => name === option.name)?.id ?? 0,
    })),
    ownFields: changed(before?.ownFields ?? {}, own?.product ?? {}),
    variants: variants.map((variant) => {
      const id = renamed.find(({ sku }) => sku === variant.sku)?.id;
      const former = before?.variants.find((one) => (id === undefined ? one.sku === variant.sku : one.id === id));
      const prices = variant.prices ?? former?.prices ?? {};
      return {
        id: former?.id ?? 0,
        sku: variant.sku,
        chosen: Object.fromEntries(options.map(({ name }, place) => [name, variant.values[place] ?? ""])),
        image: variant.image ?? null,
        purchasingDisabled: variant.purchasingDisabled ?? false,
        gtin: variant.gtin ?? null,
        weightGrams: variant.weightGrams ?? null,
        prices: Object.fromEntries(
          Object.entries(prices).map(([region, { price, retailPrice, sale }]) => [
            region,
            { price, retailPrice: retailPrice ?? null, sale: sale ?? null },
          ]),
        ),
        stock: variant.stock ?? former?.stock ?? null,
        lowAt: null,
        shelf: null,
        ...(former && { lowAt: former.lowAt, shelf: former.shelf }),
        ...variant.keeping,
        ownFields: changed(
          former?.ownFields ?? {},
          own?.variants.find(({ sku }) => sku === variant.sku)?.changes ?? {},
        ),
      };
    }),
  };
}
