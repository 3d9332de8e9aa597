import type { UseFormReturn } from "react-hook-form";
import type { CategoryV3 } from "#commerce/catalog/categories/staff-schema.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import type { Key } from "../../i18n/languages.ts";

/** The fields of the category form, named as in the API. The texts of each language are one field. */

export type Text = { title: string; description: string; seo_title: string; seo_description: string };
export const textFields = ["title", "description", "seo_title", "seo_description"] as const;
export const textLabels: Record<(typeof textFields)[number], Key> = {
  title: "pictureTitle",
  description: "description",
  seo_title: "seoTitle",
  seo_description: "seoDescription",
};

const fields = [
  "name",
  "is_visible",
  "rule",
  "default_sort",
  "pins",
  "tile_image",
  "hero_image",
  "local_images",
] as const;
type CategoryFields = Pick<CategoryV3, (typeof fields)[number]>;
export type TextField = `text_${Language}`;
export type CategoryValues = CategoryFields & Record<TextField, Text>;
export type CategoryForm = UseFormReturn<CategoryValues>;

export const textField = (language: Language): TextField => `text_${language}`;
const empty: Text = { title: "", description: "", seo_title: "", seo_description: "" };

const titles: Record<Language, Key> = {
  en: "textsEn",
  de: "textsDe",
  fr: "textsFr",
  es: "textsEs",
  it: "textsIt",
  ja: "textsJa",
  sv: "textsSv",
  no: "textsNo",
};
export const labels: Record<keyof CategoryValues, Key> = {
  name: "productName",
  is_visible: "visibility",
  rule: "categoryRule",
  default_sort: "defaultSort",
  pins: "firstProducts",
  tile_image: "tilePicture",
  hero_image: "heroPicture",
  local_images: "localPictures",
  ...(Object.fromEntries(languages.map((language) => [textField(language), titles[language]])) as Record<
    TextField,
    Key
  >),
};

export const valuesOf = (category: CategoryV3): CategoryValues =>
  ({
    ...Object.fromEntries(fields.map((name) => [name, category[name]])),
    ...Object.fromEntries(
      languages.map((language) => [textField(language), { ...empty, ...category.texts?.[language] }]),
    ),
  }) as CategoryValues;

/** The body of the request that saves these changes. */
export function bodyOf(changes: Partial<CategoryValues>) {
  const entries = Object.entries(changes);
  const texts = entries.flatMap(([name, value]) => (name.startsWith("text_") ? [[name.slice(5), value]] : []));
  const plain = Object.fromEntries(entries.filter(([name]) => !name.startsWith("text_")));
  return { ...plain, ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) };
}

/**
 * Both sides of a conflict by the form's fields: a language's texts are one field, so the whole of them is shown, as
 * typed but for what the other side changed. `kept` has single texts: { "text_de.description": "…" }.
 */
export function conflictOf(
  current: EntryValues,
  kept: EntryValues,
  typed: Partial<CategoryValues>,
): { current: EntryValues; kept: EntryValues } {
  const told: EntryValues = {};
  for (const [path, value] of Object.entries(current)) {
    const [name, field] = placeOf(path);
    if (!field) told[path] = value;
    else told[name] = { ...((told[name] as Text | undefined) ?? typed[name as TextField]), [field]: value ?? "" };
  }
  const others: EntryValues = {};
  for (const [path, value] of Object.entries(kept)) {
    const [name, field] = placeOf(path);
    if (!field) others[path] = value;
    else if (told[name]) told[name] = { ...(told[name] as Text), [field]: value ?? "" };
    if (field) others[`${name}.${field}`] = value ?? "";
  }
  return { current: told, kept: others };
}

type EntryValues = Record<string, unknown>;

/** "texts.de.title" → ["text_de", "title"]. */
function placeOf(path: string): [name: string, field?: string] {
  const [, language, field] = /^texts\.(\w+)\.(\w+)$/.exec(path) ?? [];
  return language && field ? [`text_${language}`, field] : [path];
}
