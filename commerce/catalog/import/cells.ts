import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { plainCell } from "#commerce/shared/csv/lines.ts";

/**
 * Converts values to cells of our CSV and back. csvLine() neutralises cells that a spreadsheet would treat as formulas.
 * Pure.
 */

/**
 * Null and undefined become an empty cell. Lists of words are joined by commas; other lists and objects become JSON.
 */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" && /^[\w-]+$/.test(one)))
    return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const checks = new WeakMap<TSchema, { Check(value: unknown): boolean }>();
function checkOf(schema: TSchema) {
  const known = checks.get(schema) ?? Compile(schema);
  checks.set(schema, known);
  return known;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Converts a cell by the field's schema: as text, else as JSON (numbers, true, lists), else as words separated by
 * commas. An empty cell is null or an empty text when the schema allows these, otherwise undefined (not given). A value
 * that fits nothing is returned unchanged and refused by the check of the whole body.
 */
export function fromCell(cell: string, schema: TSchema): unknown {
  const check = checkOf(schema);
  const text = plainCell(cell);
  if (cell === "") return [null, "", [], {}].find((none) => check.Check(none));
  const readings = [text, parsed(text), parsed(text.toLowerCase()), text.split(/\s*[,;]\s*/)];
  const found = readings.find((reading) => reading !== undefined && reading !== null && check.Check(reading));
  return found ?? parsed(text) ?? text;
}
