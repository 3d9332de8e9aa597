import type { Language } from "#commerce/shared/regions/schema.ts";

/** Texts with `{name}` places, and the one formatter that fills them, for pages and emails alike. Pure. */

type Form = Intl.LDMLPluralRule;
/** A sentence with a count, in the plural forms that its language has. `by` names the place that counts: else `{count}`, or the first number. */
export type PluralForms = { by?: string; other: string } & { [form in Exclude<Form, "other">]?: string };
export type Text = string | PluralForms;
/** The shape of one language's texts, as the English ones give it. */
export type TextsLike<English> = { [Key in keyof English]: English[Key] extends string ? string : PluralForms };
export type TextValues = Record<string, string | number>;

const place = /\{(\w+)\}/g;

/** Fills the places of a text: fill("Order {number}", { number }). Places without a value stay. */
export const fill = (text: string, values: TextValues = {}): string =>
  text.replace(place, (unfilled, name) => String(values[name] ?? unfilled));

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

function formFor(forms: PluralForms, language: Language, values: TextValues): string {
  const { by = "count" } = forms;
  const inPlaces = forms.other.matchAll(place).map(([, name = ""]) => values[name]);
  const number = values[by] ?? inPlaces.find((value) => typeof value === "number");
  rules[language] ??= new Intl.PluralRules(language);
  return forms[rules[language].select(Number(number))] ?? forms.other;
}

/** A text with its places filled, in the plural form that the values ask for. */
export const formatText = (text: Text, language: Language, values: TextValues = {}): string =>
  fill(typeof text === "string" ? text : formFor(text, language, values), values);
