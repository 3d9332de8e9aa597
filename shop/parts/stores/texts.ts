import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/stores.ts";

/** What the pages of stores say; loaded on the server and sent with their properties, as of one's own orders. */
export type StoreKey = keyof typeof en;
export type StoreTexts = Record<StoreKey, string>;

const files: Record<Language, () => Promise<{ default: StoreTexts }>> = {
  en: () => import("#shop/texts/en/stores.ts"),
  de: () => import("#shop/texts/de/stores.ts"),
  fr: () => import("#shop/texts/fr/stores.ts"),
  es: () => import("#shop/texts/es/stores.ts"),
  it: () => import("#shop/texts/it/stores.ts"),
  ja: () => import("#shop/texts/ja/stores.ts"),
  sv: () => import("#shop/texts/sv/stores.ts"),
  no: () => import("#shop/texts/no/stores.ts"),
};

/** As the shop says them, before content. */
export const ownStoreTexts = async (language: Language): Promise<StoreTexts> => (await files[language]()).default;

export const loadStoreTexts = (place: Place): Promise<StoreTexts> => areaTextsFor("stores", ownStoreTexts, place);
