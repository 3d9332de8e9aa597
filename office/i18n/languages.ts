import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Text } from "#commerce/shared/texts/rules.ts";
import type bulk from "./bulk/en.ts";
import type importing from "./import/en.ts";
import type en from "./languages/en.ts";
import type records from "./records/en.ts";
import type settingsPages from "./settings-pages/en.ts";
import type setup from "./setup/en.ts";
import type shop from "./shop/en.ts";
import type stores from "./stores/en.ts";
import type system from "./system/en.ts";

/** Groups of texts that are loaded with the components that use them (WithTexts in text.tsx), not with the language. */
type TextsBySubject = {
  bulk: typeof bulk;
  import: typeof importing;
  records: typeof records;
  "settings-pages": typeof settingsPages;
  setup: typeof setup;
  shop: typeof shop;
  stores: typeof stores;
  system: typeof system;
};
export type Subject = keyof TextsBySubject;
export type Key = keyof typeof en | { [Of in Subject]: keyof TextsBySubject[Of] }[Subject];
type PartialTexts = Partial<Record<Key, Text>>;
export type Texts = Record<keyof typeof en, Text> & PartialTexts;

/** Loads the texts of one language only. */
export async function loadTexts(language: Language): Promise<Texts> {
  const files = import.meta.glob<{ default: Texts }>("./languages/*.ts");
  return (await files[`./languages/${language}.ts`]!()).default;
}

/** Loads the texts of one subject in a language. */
export async function loadSubject(subject: Subject, language: Language): Promise<PartialTexts> {
  const files = import.meta.glob<{ default: PartialTexts }>([
    "./bulk/*.ts",
    "./import/*.ts",
    "./records/*.ts",
    "./settings-pages/*.ts",
    "./setup/*.ts",
    "./shop/*.ts",
    "./stores/*.ts",
    "./system/*.ts",
  ]);
  return (await files[`./${subject}/${language}.ts`]!()).default;
}

/** The language tag for Intl and for the component library. */
export const intlOf = (language: Language): string =>
  language === "no" ? "nb-NO" : language === "en" ? "en-GB" : language;
