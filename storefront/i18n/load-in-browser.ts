import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/** Loads texts in a browser, which fetches its own language alone, and for each page no more than it says. */

/** Most visits begin on these pages and many end there: they come without the texts of accounts, checkout and the like. */
const lightPages: ReadonlySet<string> = new Set(["home", "category", "product"]);

/** The source of what a page says in a browser. */
export const textFileOf = (page: string, language: string): string =>
  `storefront/i18n/${lightPages.has(page) ? "light" : "display"}/${language}.ts`;

export const loadDisplayTexts = async (language: Language): Promise<Texts> =>
  (await import(`./display/${language}.ts`)).default;

/** All texts that a page uses, which a test of light pages makes sure of. */
export const loadPageTexts = async (page: string, language: Language): Promise<Texts> =>
  lightPages.has(page) ? (await import(`./light/${language}.ts`)).default : loadDisplayTexts(language);

/** What the consent dialog says: `edited` texts came with the page, among the texts of all pages. */
export async function loadConsentTexts(language: Language, edited: Partial<Texts>): Promise<AreaTexts<"consent">> {
  const own: AreaTexts<"consent"> = (await import(`./consent/${language}.ts`)).default;
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [key, (edited as typeof own)[key as keyof typeof own] ?? text]),
  ) as typeof own;
}
