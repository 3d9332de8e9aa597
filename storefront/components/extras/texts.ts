import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/extras.ts";

/** What checkout, orders and the gift card page say of wishes beyond goods and delivery; loaded on the server and sent with their properties, as of one's own orders. */
export type ExtraKey = keyof typeof en;
export type ExtraTexts = Record<ExtraKey, string>;

const files: Record<Language, () => Promise<{ default: ExtraTexts }>> = {
  en: () => import("#storefront/i18n/en/extras.ts"),
  de: () => import("#storefront/i18n/de/extras.ts"),
  fr: () => import("#storefront/i18n/fr/extras.ts"),
  es: () => import("#storefront/i18n/es/extras.ts"),
  it: () => import("#storefront/i18n/it/extras.ts"),
  ja: () => import("#storefront/i18n/ja/extras.ts"),
  sv: () => import("#storefront/i18n/sv/extras.ts"),
  no: () => import("#storefront/i18n/no/extras.ts"),
};

/** As the shop says them, before content. */
export const ownExtraTexts = async (language: Language): Promise<ExtraTexts> => (await files[language]()).default;

export const loadExtraTexts = (place: Place): Promise<ExtraTexts> => areaTextsFor("extras", ownExtraTexts, place);
