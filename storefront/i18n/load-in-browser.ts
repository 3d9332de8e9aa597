import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/** Loads texts in a browser, which fetches its own language alone, and for each page no more than it says. */

/** Most visits begin on these pages and many end there: they come without the texts of accounts, checkout and the like. */
const lightPages: ReadonlySet<string> = new Set(["home", "category", "product"]);

/** The source of what a page says in a browser. */
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

/** All texts that a page uses, which a test of light pages makes sure of. */
export const loadPageTexts = (page: string, language: Language): Promise<Texts> =>
  lightPages.has(page) ? (load("light", language) as Promise<Texts>) : load("display", language);

/** What the size guide says, which comes when somebody opens it. */
export const loadGuideTexts = (language: Language): Promise<AreaTexts<"size-guide">> => load("size-guide", language);

/** What the parts of a product's page say that come later. */
export const loadPurchaseTexts = (language: Language): Promise<AreaTexts<"purchase">> => load("purchase", language);
