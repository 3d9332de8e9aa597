import type { FieldTexts } from "#services/search/language/document-words.ts";
import { fold } from "#services/search/language/fold.ts";
import { type SearchableField, type SearchDocument, searchable } from "#services/search/schema.ts";

const named: readonly SearchableField[] = ["title", "keywords", "categories"];
/** Returns the texts of a document by the field in which they are searched. Pure. */
export function fieldTextsOf(document: SearchDocument): FieldTexts[] {
  const { variant_skus = [], body, colour_families = [], size_words = [], asides = [] } = document;
  return (Object.keys(searchable) as SearchableField[]).flatMap((field): FieldTexts[] => {
    const own: FieldTexts = { field, texts: listOf(document[field]), isListed: true };
    if (field === "description")
      return [own, { ...own, texts: listOf(body) }].map((texts) => ({ ...texts, isProse: true }));
    if (field === "sku") return [own.texts, variant_skus].map((texts) => ({ field, texts, isListed: false }));
    if (named.includes(field) && asides.length > 0) {
      const texts = own.texts.flatMap((text) => text.split(/\s+/)).filter((word) => !asides.includes(fold(word)));
      return [{ ...own, texts: [texts.join(" ")] }];
    }
    if (field === "specs") return [own, { ...own, texts: [...asides, ...asides] }];
    if (field === "sizes") return [own, { field, texts: size_words, isListed: true }];
    if (field === "colours") return [own, { field, texts: colour_families, isListed: true }];
    return [own];
  });
}

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
