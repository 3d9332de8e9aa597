import { type Static, Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";

const words = Type.String({ minLength: 1 });

/** A text in all languages. */
const TextByLanguage = Type.Object(
  Object.fromEntries(languages.map((language) => [language, words])) as Record<Language, typeof words>,
  { additionalProperties: false },
);
export type Text = Static<typeof TextByLanguage>;

/** A text as files contain it: by language, or one string for every language. */
export const TextInFile = Type.Union([words, TextByLanguage]);

export const everywhere = (text: string): Text =>
  Object.fromEntries(languages.map((language) => [language, text])) as Text;

export const toText = (text: Static<typeof TextInFile>): Text => (typeof text === "string" ? everywhere(text) : text);

const isText = (value: object): value is Text =>
  Object.keys(value).length === languages.length && languages.every((language) => language in value);

/** Converts a value of any depth to one language: every text given by language becomes one string. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== "object" || value === null) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]));
}
