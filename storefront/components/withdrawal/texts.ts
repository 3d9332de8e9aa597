import type { Language } from "#commerce/shared/regions/schema.ts";
import { areaTextsFor, type Place } from "#storefront/app/display-texts.ts";
import type en from "#storefront/i18n/en/withdrawal.ts";

/**
 * What the pages about withdrawing from a contract say. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type WithdrawalKey = keyof typeof en;
export type WithdrawalTexts = Record<WithdrawalKey, string>;

const files: Record<Language, () => Promise<{ default: WithdrawalTexts }>> = {
  en: () => import("#storefront/i18n/en/withdrawal.ts"),
  de: () => import("#storefront/i18n/de/withdrawal.ts"),
  fr: () => import("#storefront/i18n/fr/withdrawal.ts"),
  es: () => import("#storefront/i18n/es/withdrawal.ts"),
  it: () => import("#storefront/i18n/it/withdrawal.ts"),
  ja: () => import("#storefront/i18n/ja/withdrawal.ts"),
  sv: () => import("#storefront/i18n/sv/withdrawal.ts"),
  no: () => import("#storefront/i18n/no/withdrawal.ts"),
};

/** As the shop says them, before content. */
export const withdrawalTexts = async (language: Language): Promise<WithdrawalTexts> =>
  (await files[language]()).default;

export const loadWithdrawalTexts = (place: Place): Promise<WithdrawalTexts> =>
  areaTextsFor("withdrawal", withdrawalTexts, place);
