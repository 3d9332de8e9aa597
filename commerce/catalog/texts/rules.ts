import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import type { GivenTexts, LanguageTexts, ProductTexts, TextField } from "./schema.ts";

/** Texts of products by language: changing them, and what is missing. Pure. */

/** The language of a product's own name and description. */
export const sourceLanguage: Language = languages[0];

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Removes blank feature lines and names without a text. */
const tidied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => String(one).trim()).filter(Boolean);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)));
  return value;
};

/** The texts after a change: texts not named are kept, empty ones are removed, and so are languages without texts. */
export function changedTexts(before: ProductTexts, given: GivenTexts): ProductTexts {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const own = given[language];
      const texts = own === null ? {} : { ...before[language], ...own };
      const said = Object.entries(texts).flatMap(([field, value]) => {
        const tidy = tidied(value);
        return isEmpty(tidy) ? [] : [[field, tidy] as const];
      });
      return said.length > 0 ? [[language, Object.fromEntries(said)]] : [];
    }),
  );
}

/** { de: { name: "Turmfalke" } } as { "texts.de.name": "Turmfalke" }: each text is a separate field for merging. */
export const flatTexts = (texts: GivenTexts | ProductTexts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, own]) =>
      Object.entries(own ?? {}).map(([field, value]) => [`texts.${language}.${field}`, value]),
    ),
  );

export function nestedTexts(flat: Record<string, unknown>): GivenTexts {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [, language = "", field = ""] = path.split(".");
    texts[language] = { ...texts[language], [field]: value };
  }
  return texts as GivenTexts;
}

/** The translatable parts of a product. */
export type SaidProduct = {
  name: string;
  description: string;
  texts: ProductTexts;
  options: readonly { name: string; kind: string; values: readonly { code: string; label: string }[] }[];
};

/** Numbers and sizes in letters are the same in every language. */
export const isWord = (label: string): boolean => /\p{L}{4}/u.test(label);

/**
 * The texts that a language lacks compared with the first language: "name", "description", "features", "options.Color",
 * "values.glacier". `elsewhere`: the content entry's texts in this language.
 */
export function missingTexts(product: SaidProduct, language: Language, elsewhere: LanguageTexts = {}): string[] {
  if (language === sourceLanguage) return [];
  const said = Object.entries(product.texts[language] ?? {}).filter(([, value]) => !isEmpty(value));
  const own: LanguageTexts = { ...elsewhere, ...Object.fromEntries(said) };
  const source = product.texts[sourceLanguage] ?? {};
  const wanted: TextField[] = ["name"];
  if (product.description.trim() !== "" || source.description) wanted.push("description");
  for (const field of ["features", "seo_title", "seo_description"] as const)
    if (!isEmpty(source[field])) wanted.push(field);
  const options = product.options.filter(({ name }) => isWord(name) && !namedByShop(name));
  const values = product.options.flatMap((option) => option.values.filter(({ label }) => isWord(label)));
  return [
    ...wanted.filter((field) => isEmpty(own[field])),
    ...options.filter(({ name }) => isEmpty(own.options?.[name])).map(({ name }) => `options.${name}`),
    ...values
      .filter(({ code }) => isEmpty(own.values?.[code]) && isEmpty(elsewhere.values?.[code]))
      .map(({ code }) => `values.${code}`),
  ];
}

/** Options whose names the shop translates itself. */
export const namedByShop = (option: string): boolean => ["color", "size", "amount"].includes(option.toLowerCase());

/** A product's texts in a language, combined from the product and its content entry; the product's come first. */
export type Overlaid = { title: string; data: Record<string, unknown> };
export type OwnTexts = {
  name: string;
  description: string;
  /** Whether the product's texts take precedence over those of the content entry. */
  ownsWords: boolean;
  /** Whether the requested language is the first one. */
  isSource: boolean;
  own: LanguageTexts;
  source: LanguageTexts;
};

/**
 * `entry`: the content entry, and whether it is in this language. Without one, the result is made of the product's
 * texts, or null when these are only its own name and description.
 */
export function overlaid(product: OwnTexts, entry: (Overlaid & { isOwn: boolean }) | null): Overlaid | null {
  const { own, source, ownsWords } = product;
  if (isEmpty(own) && isEmpty(source) && !(ownsWords && entry)) return entry;
  const data = { ...entry?.data };
  // In the first language the product's own texts are that language's, so they precede the entry's.
  const local = entry?.isOwn && !(ownsWords && product.isSource) ? entry : null;
  const first = ownsWords ? product : null;
  const title = own.name || local?.title || first?.name || entry?.title || product.name;
  const description = own.description || local?.data.description || first?.description || data.description;
  const names = { ...source.values, ...(data.valueNames as object | undefined), ...own.values };
  const features = own.features ?? source.features;
  return {
    title,
    data: {
      ...data,
      ...(description !== undefined && { description }),
      ...(!isEmpty(names) && { valueNames: names }),
      ...(!isEmpty(own.options ?? source.options) && { optionNames: { ...source.options, ...own.options } }),
      ...(features && { features }),
      ...(own.seo_title && { seo_title: own.seo_title }),
      ...(own.seo_description && { seo_description: own.seo_description }),
    },
  };
}

/**
 * The code of an option value, derived from its label: "Glacier Blue" → "glacier-blue", "10.5" stays; empty when
 * nothing of the label can be used in an address.
 */
export const codeOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 41);
