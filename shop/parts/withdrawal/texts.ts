import type { Language } from "#commerce/regions/schema.ts";
import { areaTextsFor, type Place } from "#shop/frame/display-texts.ts";
import type en from "#shop/texts/en/withdrawal.ts";

/**
 * What the pages about withdrawing from a contract say. Loaded on the server and sent along with their properties: the texts that
 * every page carries would grow by them.
 */
export type WithdrawalKey = keyof typeof en;
export type WithdrawalTexts = Record<WithdrawalKey, string>;

const files: Record<Language, () => Promise<{ default: WithdrawalTexts }>> = {
  en: () => import("#shop/texts/en/withdrawal.ts"),
  de: () => import("#shop/texts/de/withdrawal.ts"),
  fr: () => import("#shop/texts/fr/withdrawal.ts"),
  es: () => import("#shop/texts/es/withdrawal.ts"),
  it: () => import("#shop/texts/it/withdrawal.ts"),
  ja: () => import("#shop/texts/ja/withdrawal.ts"),
  sv: () => import("#shop/texts/sv/withdrawal.ts"),
  no: () => import("#shop/texts/no/withdrawal.ts"),
};

/** As the shop says them, before content. */
export const withdrawalTexts = async (language: Language): Promise<WithdrawalTexts> =>
  (await files[language]()).default;

export const loadWithdrawalTexts = (place: Place): Promise<WithdrawalTexts> =>
  areaTextsFor("withdrawal", withdrawalTexts, place);
