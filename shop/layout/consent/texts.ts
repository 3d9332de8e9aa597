import type { Language } from "#commerce/regions/schema.ts";
import type en from "#shop/texts/en/consent.ts";

/** What the dialog says: fetched when it is shown, so that no page carries it. */
export type ConsentTexts = Record<keyof typeof en, string>;

const files: Record<Language, () => Promise<{ default: ConsentTexts }>> = {
  en: () => import("#shop/texts/en/consent.ts"),
  de: () => import("#shop/texts/de/consent.ts"),
  fr: () => import("#shop/texts/fr/consent.ts"),
  es: () => import("#shop/texts/es/consent.ts"),
  it: () => import("#shop/texts/it/consent.ts"),
  ja: () => import("#shop/texts/ja/consent.ts"),
  sv: () => import("#shop/texts/sv/consent.ts"),
  no: () => import("#shop/texts/no/consent.ts"),
};

/** As content has them: what it says otherwise came with the page, among the texts of all pages. */
export const saidHere = (own: ConsentTexts, here: Record<string, string>): ConsentTexts =>
  Object.fromEntries(Object.entries(own).map(([key, text]) => [key, here[key] ?? text])) as ConsentTexts;

export const loadConsentTexts = async (language: Language): Promise<ConsentTexts> => (await files[language]()).default;
