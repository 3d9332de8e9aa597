import { findReviewedProduct, type ProductName } from "#commerce/aftersales/reviews/reads.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { ProductContent } from "#services/content/schema.ts";
import type { Services } from "#storefront/app/services.ts";

/** The product that a review page is about. */
export type ProductWords = {
  id: number;
  uid: string;
  name: string;
  kind: string;
  optionKinds: string[];
  riders: string[];
  image: string | null;
};

type ProductContext = { services: Services; locale: Locale };

/** Returns the product's name in the visitor's language, and its first picture. */
export async function productWords({ services, locale }: ProductContext, found: ProductName): Promise<ProductWords> {
  const [entries, row] = await Promise.all([
    services.content.byUids<Partial<ProductContent>>("product", [found.uid], locale.contentLocale),
    services.db.selectFrom("products").select("images").where("id", "=", found.id).executeTakeFirst(),
  ]);
  return { ...found, name: entries.get(found.uid)?.title || found.name, image: row?.images[0]?.id ?? null };
}

/** Finds the product by the uid in the address. Null when there is none. */
export async function spokenProduct(place: ProductContext, uid: string): Promise<ProductWords | null> {
  const found = await findReviewedProduct(place.services.db, { uid });
  return found && productWords(place, found);
}
