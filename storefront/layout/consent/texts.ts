import type { Language } from "#commerce/shared/regions/schema.ts";
import type en from "#storefront/i18n/en/consent.ts";

/** What the dialog says: fetched when it is shown, so that no page carries it. */
export type ConsentTexts = Record<keyof typeof en, string>;

const files: Record<Language, () => Promise<{ default: ConsentTexts }>> = {
  en: () => import("#storefront/i18n/en/consent.ts"),
  de: () => import("#storefront/i18n/de/consent.ts"),
  fr: () => import("#storefront/i18n/fr/consent.ts"),
  es: () => import("#storefront/i18n/es/consent.ts"),
  it: () => import("#storefront/i18n/it/consent.ts"),
  ja: () => import("#storefront/i18n/ja/consent.ts"),
  sv: () => import("#storefront/i18n/sv/consent.ts"),
  no: () => import("#storefront/i18n/no/consent.ts"),
};

/** As content has them: what it says otherwise came with the page, among the texts of all pages. */
export const saidHere = (own: ConsentTexts, here: Record<string, string>): ConsentTexts =>
  Object.fromEntries(Object.entries(own).map(([key, text]) => [key, here[key] ?? text])) as ConsentTexts;

export const loadConsentTexts = async (language: Language): Promise<ConsentTexts> => (await files[language]()).default;
