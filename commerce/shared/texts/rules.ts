import type { Language } from "#commerce/shared/regions/schema.ts";

/** Texts with `{name}` placeholders, and the formatter that fills them, for pages and emails alike. Pure. */

type Form = Intl.LDMLPluralRule;
/**
 * A sentence with a count, in the plural forms of its language. `by` names the placeholder that holds the count;
 * without it `{count}` does, or the first number.
 */
export type PluralForms = { by?: string; other: string } & { [form in Exclude<Form, "other">]?: string };
export type Text = string | PluralForms;
/** The type of a language's texts, derived from the English ones. */
export type TextsLike<English> = { [Key in keyof English]: English[Key] extends string ? string : PluralForms };
export type TextValues = Record<string, string | number>;

const place = /\{(\w+)\}/g;

/** Fills the placeholders of a text: fill("Order {number}", { number }). Placeholders without a value stay. */
export const fill = (text: string, values: TextValues = {}): string =>
  text.replace(place, (unfilled, name) => String(values[name] ?? unfilled));

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};

/** The form for the count, filled; the count itself is written as the language groups its digits ("1,826 entries"). */
function fillForms(forms: PluralForms, language: Language, values: TextValues): string {
  const { by = "count" } = forms;
  const inPlaces = forms.other.matchAll(place).map(([, name = ""]) => values[name]);
  const number = values[by] ?? inPlaces.find((value) => typeof value === "number");
  plurals[language] ??= new Intl.PluralRules(language);
  const form = forms[plurals[language].select(Number(number))] ?? forms.other;
  if (typeof values[by] !== "number") return fill(form, values);
  numbers[language] ??= new Intl.NumberFormat(language);
  return fill(form, { ...values, [by]: numbers[language].format(values[by]) });
}

/** Returns a text with its placeholders filled, in the plural form for the values. */
export const formatText = (text: Text, language: Language, values: TextValues = {}): string =>
  typeof text === "string" ? fill(text, values) : fillForms(text, language, values);
