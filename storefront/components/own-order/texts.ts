import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/own-orders.ts";

/**
 * What the pages about one's own orders say. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type OwnOrderKey = keyof typeof en;
export type OwnOrderTexts = Record<OwnOrderKey, string>;

const files: Record<Language, () => Promise<{ default: OwnOrderTexts }>> = {
  en: () => import("#storefront/i18n/en/own-orders.ts"),
  de: () => import("#storefront/i18n/de/own-orders.ts"),
  fr: () => import("#storefront/i18n/fr/own-orders.ts"),
  es: () => import("#storefront/i18n/es/own-orders.ts"),
  it: () => import("#storefront/i18n/it/own-orders.ts"),
  ja: () => import("#storefront/i18n/ja/own-orders.ts"),
  sv: () => import("#storefront/i18n/sv/own-orders.ts"),
  no: () => import("#storefront/i18n/no/own-orders.ts"),
};

/** As the shop says them, before content. */
export const ownOrderTexts = async (language: Language): Promise<OwnOrderTexts> => (await files[language]()).default;

export const loadOwnOrderTexts = (place: Place): Promise<OwnOrderTexts> =>
  areaTextsFor("own-orders", ownOrderTexts, place);
