import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Text } from "#commerce/shared/texts/rules.ts";
import type en from "./languages/en.ts";

export type Key = keyof typeof en;
export type Texts = Record<Key, Text>;

/** A browser loads its own language alone. */
export async function loadTexts(language: Language): Promise<Texts> {
  const files = import.meta.glob<{ default: Texts }>("./languages/*.ts");
  return (await files[`./languages/${language}.ts`]!()).default;
}

/** As Intl and the components' own words know it. */
export const intlOf = (language: Language): string =>
  language === "no" ? "nb-NO" : language === "en" ? "en-GB" : language;
