import { Language } from "./language.ts";
import type { View } from "./view.ts";

const opened = new WeakMap<View, Map<string, Promise<Language>>>();

/** A language of these lists with everything that was written up to this number; opened once for all who ask. */
export async function languageOf(view: View, locale: string, to: number): Promise<Language> {
  const languages = opened.get(view) ?? new Map<string, Promise<Language>>();
  opened.set(view, languages);
  const known = languages.get(locale);
  const opening = known ?? Language.open(view, locale);
  if (!known) {
    languages.set(locale, opening);
    opening.catch(() => languages.delete(locale));
  }
  const language = await opening;
  await language.catchUp(to);
  return language;
}
