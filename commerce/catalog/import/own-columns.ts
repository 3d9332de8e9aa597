import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { plainCell } from "#commerce/shared/csv/lines.ts";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import type { Choice, OwnField, OwnValues, Texts } from "#commerce/shared/own-fields/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { toCell } from "./cells.ts";
import type { ReadItem } from "./schema.ts";

/**
 * Columns of the merchant's own fields: "own:wood"; one per language for translated texts ("own:story:de"); with the
 * prefix "variant_" for variants. An empty cell clears the field.
 */

type Fields = { product: OwnField[]; variant: OwnField[] };
type Column = { name: string; isOfVariant: boolean; key: string; language: string | undefined };

const pattern = /^(variant_)?own:([a-z][a-z0-9_]*)(?::([a-z]{2}))?$/;
export const isOwnColumn = (name: string): boolean => pattern.test(name);

const columnOf = (name: string): Column | null => {
  const [, variant, key = "", language] = pattern.exec(name) ?? [];
  return key === "" ? null : { name, isOfVariant: variant !== undefined, key, language };
};

export const findProductFields = async (db: Db): Promise<Fields> => ({
  product: await findOwnFields(db, "product"),
  variant: await findOwnFields(db, "variant"),
});

/** The columns of an export, in the merchant's order. */
export const ownColumns = ({ product, variant }: Fields): string[] => [
  ...product.flatMap((field) => namesOf(field, "own:")),
  ...variant.flatMap((field) => namesOf(field, "variant_own:")),
];

/** The labels of these columns, for translated texts with the language: { "own:story:de": { en: "Story (de)" } }. */
export const ownLabels = ({ product, variant }: Fields): Record<string, Texts> =>
  Object.fromEntries([
    ...product.flatMap((field) => labelsOf(field, "own:")),
    ...variant.flatMap((field) => labelsOf(field, "variant_own:")),
  ]);

export const labelsOf = (field: OwnField, before: string): [string, Texts][] =>
  namesOf(field, before).map((name) => {
    const [, language] = name.slice(before.length).split(":");
    const called = (label: string) => (language ? `${label} (${language})` : label);
    return [name, Object.fromEntries(Object.entries(field.labels).map(([of, label]) => [of, called(label)]))];
  });

export const namesOf = ({ key, is_translated: isTranslated }: OwnField, before: string): string[] =>
  isTranslated ? languages.map((language) => `${before}${key}:${language}`) : [before + key];

/** The cells of a product's rows, one row per variant; the product's own fields are on the first. */
export function ownCells(columns: readonly string[], { own_fields: own, variants }: ProductV3): string[][] {
  const known = columns.flatMap((name) => columnOf(name) ?? []);
  return variants.map((variant, place) =>
    known.map(({ isOfVariant, key, language }) => {
      if (!isOfVariant && place > 0) return "";
      const value = (isOfVariant ? variant.own_fields : own)[key];
      const isTexts = typeof value === "object" && !Array.isArray(value);
      return toCell(isTexts && language ? (value as OwnValues)[language] : value);
    }),
  );
}

/**
 * Converts a cell for a field of this kind. A value that does not fit stays a text and is refused by the validation.
 * Pure.
 */
export function fromCell(cell: string, { kind, choices = [] }: Partial<OwnField> = {}): unknown {
  const text = plainCell(cell);
  const word = text.trim();
  if (word === "") return null;
  if (kind === "text" || kind === "long-text") return text;
  if (kind === "number" && /^[-+]?\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(",", "."));
  if (kind === "yes-no" && /^(?:true|yes|1)$/i.test(word)) return true;
  if (kind === "yes-no" && /^(?:false|no|0)$/i.test(word)) return false;
  if (kind === "choice") return codeOf(word, choices);
  const words = word.split(/\s*[,;]\s*/).filter((code) => code !== "");
  return kind === "choices" ? words.map((one) => codeOf(one, choices)) : word;
}

/** Finds a choice by its code, or by its label in any language, because other programs know only labels. */
function codeOf(word: string, choices: readonly Choice[]): string {
  const wanted = word.toLowerCase();
  const isCalled = ({ labels }: Choice) => Object.values(labels).some((label) => label.toLowerCase() === wanted);
  return choices.some(({ code }) => code === word) ? word : (choices.find(isCalled)?.code ?? word);
}

/**
 * Adds the values of a file's own-field columns to each product read from it. Without such columns, no query is made.
 */
export async function ownReader(db: Db, header: readonly string[]): Promise<(read: ReadItem) => ReadItem> {
  const columns = header.flatMap((name) => columnOf(name) ?? []);
  if (columns.length === 0) return (read) => read;
  const fields = await findProductFields(db);
  const at = new Map(header.map((name, place) => [name, place]));
  const valuesIn = (cells: readonly string[], isOfVariant: boolean): Record<string, unknown> => {
    const values: Record<string, unknown> = {};
    for (const { name, key, language, ...column } of columns) {
      if (column.isOfVariant !== isOfVariant) continue;
      const field = fields[isOfVariant ? "variant" : "product"].find((one) => one.key === key);
      const value = fromCell(cells[at.get(name) ?? 0] ?? "", field);
      // An empty cell for a language of an untranslated field is ignored.
      if (language && value === null && !field?.is_translated) continue;
      values[key] = language ? { ...(values[key] as object | undefined), [language]: value } : value;
    }
    return values;
  };
  const hasOwn = columns.some(({ isOfVariant }) => !isOfVariant);
  const hasVariants = columns.some(({ isOfVariant }) => isOfVariant);
  return (read) => {
    const { body, item } = read;
    const rows = item.cells.filter((cells) => cells.length > 0);
    const variants = hasVariants ? (body.variants ?? rows.map(() => ({}))) : body.variants;
    return {
      ...read,
      body: {
        ...body,
        ...(hasOwn && { own_fields: valuesIn(rows[0] ?? [], false) }),
        ...(variants && {
          variants: variants.map((variant, place) =>
            hasVariants ? { ...variant, own_fields: valuesIn(rows[place] ?? [], true) } : variant,
          ),
        }),
      },
      placeOf(path) {
        const [, variant, rest = ""] = /^(variants\.\d+\.)?own_fields\.(.+)$/.exec(path) ?? [];
        if (rest === "") return read.placeOf(path);
        const { row } = read.placeOf(variant ? `${variant}sku` : "uid");
        return { row, column: `${variant ? "variant_" : ""}own:${rest.replace(".", ":")}` };
      },
    };
  };
}
