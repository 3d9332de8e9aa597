import type { Language } from "#commerce/regions/schema.ts";
import type { TextKey } from "#shop/texts/en.ts";

export type Texts = Record<TextKey, string>;

/** One file per language, so that a browser fetches only its own. */
const files = import.meta.glob<{ default: Texts }>("../texts/*.ts");

/** The display texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = files[`../texts/${language}.ts`];
  if (!load) throw new Error(`No texts for ${language}`);
  return (await load()).default;
}
