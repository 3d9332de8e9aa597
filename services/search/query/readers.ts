import { type FieldName, fieldOf, fields } from "#services/search/schema.ts";

/** Small readers for checking requests. Each records errors and continues. */

export type Faults = string[];
export type Bag = Record<string, unknown>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** PostgreSQL texts cannot contain null bytes, so no indexed text does. */
export const cleanText = (text: string): string => text.replaceAll("\0", " ").toWellFormed();

export function readField(name: string, where: string, faults: Faults): FieldName | null {
  const field = fieldOf(name);
  if (!field) faults.push(`${where} contains invalid field: ${cleanText(name).slice(0, 100)}`);
  return field;
}

export function readInteger(value: unknown, from: number, to: number, what: string, faults: Faults): number | null {
  if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
  faults.push(`${what} must be an integer from ${from} to ${to}`);
  return null;
}

export function checkKeys(bag: Bag, allowed: readonly string[], what: string, faults: Faults): void {
  for (const key of Object.keys(bag)) {
    if (!allowed.includes(key)) faults.push(`${what} contains invalid option: ${cleanText(key).slice(0, 100)}`);
  }
}

/**
 * Reads one filter value in the index's format. Null, with an error recorded, when it is not a value or does not suit
 * the field.
 */
export function readValue(value: unknown, field: FieldName, where: string, faults: Faults): string | null {
  const text =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? cleanText(String(value))
      : null;
  if (text === null || text.length > 1024) faults.push(`${where} contains an invalid value for field: ${field}`);
  else if (fields[field] === "text") return text;
  else {
    const bound = readBound(text, field, where, faults);
    return bound === null ? null : String(bound);
  }
  return null;
}

/** Reads a number, or a date as ISO 8601. */
export function readBound(value: unknown, field: FieldName, where: string, faults: Faults): number | string | null {
  if (fields[field] === "number") {
    const number =
      typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
    if (Number.isFinite(number)) return number;
  }
  if (fields[field] === "date" && typeof value === "string" && /^\d{4}-\d\d/.test(value)) {
    const date = new Date(value);
    if (!Number.isNaN(date.getTime()) && date.getUTCFullYear() > 0) return date.toISOString();
  }
  faults.push(`${where} contains an invalid ${fields[field]} for field: ${field}`);
  return null;
}

/**
 * Reads `{ from?, to? }`. Null, with an error recorded, unless it has at least one bound and the field can be ordered.
 */
export function readRange(
  bag: Bag,
  field: FieldName,
  where: string,
  faults: Faults,
): { from?: number | string; to?: number | string } | null {
  if (fields[field] === "text") {
    faults.push(`${where} contains a range on text field: ${field}`);
    return null;
  }
  const bounds: { from?: number | string; to?: number | string } = {};
  for (const side of ["from", "to"] as const) {
    if (bag[side] === undefined || bag[side] === null) continue;
    const bound = readBound(bag[side], field, where, faults);
    if (bound === null) return null;
    bounds[side] = bound;
  }
  if (bounds.from !== undefined || bounds.to !== undefined) return bounds;
  faults.push(`${where} contains a range without from and to on field: ${field}`);
  return null;
}
