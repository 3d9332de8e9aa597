import { toCell } from "#commerce/catalog/import/cells.ts";
import { fromCell, labelsOf, namesOf } from "#commerce/catalog/import/own-columns.ts";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import type { OwnField, OwnValues, Texts } from "#commerce/shared/own-fields/schema.ts";
import type { Db } from "#database/tables.ts";

/**
 * Columns for customers' own fields, named as in product files: "own:size", or "own:story:de" for a translated text.
 */

const pattern = /^own:([a-z][a-z0-9_]*)(?::([a-z]{2}))?$/;
export const isOwnColumn = (name: string): boolean => pattern.test(name);

export const ownColumns = (fields: readonly OwnField[]): string[] => fields.flatMap((field) => namesOf(field, "own:"));

export const ownLabels = async (db: Db): Promise<Record<string, Texts>> =>
  Object.fromEntries((await findOwnFields(db, "customer")).flatMap((field) => labelsOf(field, "own:")));

/** The column for a problem's field: "story.de" → "own:story:de". */
export const columnOfPath = (path: string): string => `own:${path.replace(".", ":")}`;

export const ownCells = (columns: readonly string[], values: OwnValues): string[] =>
  columns.map((name) => {
    const [, key = "", language] = pattern.exec(name) ?? [];
    const value = values[key];
    const isTexts = typeof value === "object" && value !== null && !Array.isArray(value);
    return toCell(isTexts && language ? (value as OwnValues)[language] : value);
  });

/** The values of a row's own columns, by key. An empty cell empties the field. Pure. */
export function ownValuesIn(
  header: readonly string[],
  cells: readonly string[],
  fields: readonly OwnField[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [place, name] of header.entries()) {
    const [, key = "", language] = pattern.exec(name) ?? [];
    if (key === "") continue;
    const field = fields.find((one) => one.key === key);
    const value = fromCell(cells[place] ?? "", field);
    if (language && value === null && !field?.is_translated) continue;
    values[key] = language ? { ...(values[key] as object | undefined), [language]: value } : value;
  }
  return values;
}
