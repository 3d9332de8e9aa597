import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/wishlist.ts";

/** What the wishlist's pages say; loaded on the server and sent with their properties, as of one's own orders. */
export type WishKey = keyof typeof en;
export type WishTexts = Record<WishKey, string>;

const files: Record<Language, () => Promise<{ default: WishTexts }>> = {
  en: () => import("#storefront/i18n/en/wishlist.ts"),
  de: () => import("#storefront/i18n/de/wishlist.ts"),
  fr: () => import("#storefront/i18n/fr/wishlist.ts"),
  es: () => import("#storefront/i18n/es/wishlist.ts"),
  it: () => import("#storefront/i18n/it/wishlist.ts"),
  ja: () => import("#storefront/i18n/ja/wishlist.ts"),
  sv: () => import("#storefront/i18n/sv/wishlist.ts"),
  no: () => import("#storefront/i18n/no/wishlist.ts"),
};

/** As the shop says them, before content. */
export const ownWishTexts = async (language: Language): Promise<WishTexts> => (await files[language]()).default;

export const loadWishTexts = (place: Place): Promise<WishTexts> => areaTextsFor("wishlist", ownWishTexts, place);
