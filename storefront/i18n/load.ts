import type { Language } from "#commerce/shared/regions/schema.ts";
import type { TextKey } from "#storefront/i18n/en.ts";

export type Texts = Record<TextKey, string>;

/** One file per language, so that a browser fetches only its own. Only the bundler knows of them, so they wait to be asked for. */
const files = () => import.meta.glob<{ default: Texts }>("./??.ts");
const lightFiles = () => import.meta.glob<{ default: Partial<Texts> }>("./light/*.ts");

/** Most visits begin on these pages and many end there: they come without the words of accounts, checkout and the like. */
const lightPages: ReadonlySet<string> = new Set(["home", "category", "product"]);

/** The source of what a page says in a browser. */
export const textFileOf = (page: string, language: string): string =>
  lightPages.has(page) ? `storefront/i18n/light/${language}.ts` : `storefront/i18n/${language}.ts`;

/** The display texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = files()[`./${language}.ts`];
  if (!load) throw new Error(`No texts for ${language}`);
  return (await load()).default;
}

/** In a browser: all texts that a page uses, which a test of light pages makes sure of. */
export async function loadTextsOf(page: string, language: Language): Promise<Texts> {
  if (!lightPages.has(page)) return loadTexts(language);
  const load = lightFiles()[`./light/${language}.ts`];
  if (!load) throw new Error(`No texts for ${language}`);
  return (await load()).default as Texts;
}
