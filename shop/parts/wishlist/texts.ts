import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/wishlist.ts";

/** What the wishlist's pages say; loaded on the server and sent with their properties, as of one's own orders. */
export type WishKey = keyof typeof en;
export type WishTexts = Record<WishKey, string>;

const files: Record<Language, () => Promise<{ default: WishTexts }>> = {
  en: () => import("#shop/texts/en/wishlist.ts"),
  de: () => import("#shop/texts/de/wishlist.ts"),
  fr: () => import("#shop/texts/fr/wishlist.ts"),
  es: () => import("#shop/texts/es/wishlist.ts"),
  it: () => import("#shop/texts/it/wishlist.ts"),
  ja: () => import("#shop/texts/ja/wishlist.ts"),
  sv: () => import("#shop/texts/sv/wishlist.ts"),
  no: () => import("#shop/texts/no/wishlist.ts"),
};

/** As the shop says them, before content. */
export const ownWishTexts = async (language: Language): Promise<WishTexts> => (await files[language]()).default;

export const loadWishTexts = (place: Place): Promise<WishTexts> => areaTextsFor("wishlist", ownWishTexts, place);
