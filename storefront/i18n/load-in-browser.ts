import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/** Loads texts in a browser: only its own language, and for each page only what the page uses. */

/**
 * Most visits begin on these pages and many end there, so they come without the texts of accounts, checkout and the
 * like.
 */
const lightPages: ReadonlySet<string> = new Set(["home", "category", "product"]);

/** The file with the texts that a page uses in a browser. */
export const textFileOf = (page: string, language: string): string =>
  `storefront/i18n/${lightPages.has(page) ? "light" : "display"}/${language}.ts`;

const load = async <A extends "display" | "light" | "size-guide" | "purchase">(
  area: A,
  language: Language,
): Promise<AreaTexts<A>> => {
  const files = import.meta.glob<{ default: AreaTexts<A> }>("./{display,light,size-guide,purchase}/*.ts");
  return (await files[`./${area}/${language}.ts`]!()).default;
};

export const loadDisplayTexts = (language: Language): Promise<Texts> => load("display", language);

/** All texts that a page uses. A test ensures that the light texts are complete. */
export const loadPageTexts = (page: string, language: Language): Promise<Texts> =>
  lightPages.has(page) ? (load("light", language) as Promise<Texts>) : load("display", language);

/** The texts of the size guide, loaded when it is opened. */
export const loadGuideTexts = (language: Language): Promise<AreaTexts<"size-guide">> => load("size-guide", language);

/** The texts of those parts of a product page that load later. */
export const loadPurchaseTexts = (language: Language): Promise<AreaTexts<"purchase">> => load("purchase", language);
