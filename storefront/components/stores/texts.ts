import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/stores.ts";

/** What the pages of stores say; loaded on the server and sent with their properties, as of one's own orders. */
export type StoreKey = keyof typeof en;
export type StoreTexts = Record<StoreKey, string>;

const files: Record<Language, () => Promise<{ default: StoreTexts }>> = {
  en: () => import("#storefront/i18n/en/stores.ts"),
  de: () => import("#storefront/i18n/de/stores.ts"),
  fr: () => import("#storefront/i18n/fr/stores.ts"),
  es: () => import("#storefront/i18n/es/stores.ts"),
  it: () => import("#storefront/i18n/it/stores.ts"),
  ja: () => import("#storefront/i18n/ja/stores.ts"),
  sv: () => import("#storefront/i18n/sv/stores.ts"),
  no: () => import("#storefront/i18n/no/stores.ts"),
};

/** As the shop says them, before content. */
export const ownStoreTexts = async (language: Language): Promise<StoreTexts> => (await files[language]()).default;

export const loadStoreTexts = (place: Place): Promise<StoreTexts> => areaTextsFor("stores", ownStoreTexts, place);
