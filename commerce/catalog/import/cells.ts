import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { plainCell } from "#commerce/shared/csv.ts";

/** Cells of our CSV, and back. What a spreadsheet takes for a formula is made safe by csvLine(). Pure. */

/** null and undefined: an empty cell. Lists of words are joined by commas, other lists and objects are JSON. */
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
 * What a cell says, as the field's own schema takes it: as text, else as JSON (numbers, true, lists), else as words joined by
 * commas. An empty one is null or an empty text where the field knows these, and undefined (not said) otherwise. What fits
 * nothing is answered as it stands, for the check of the whole body to refuse.
 */
export function fromCell(cell: string, schema: TSchema): unknown {
  const check = checkOf(schema);
  const text = plainCell(cell);
  if (cell === "") return [null, "", [], {}].find((none) => check.Check(none));
  const readings = [text, parsed(text), parsed(text.toLowerCase()), text.split(/\s*[,;]\s*/)];
  const found = readings.find((reading) => reading !== undefined && reading !== null && check.Check(reading));
  return found ?? parsed(text) ?? text;
}
