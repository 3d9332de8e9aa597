import type { PriceChange } from "#commerce/catalog/office/price-schema.ts";
import { changedPrice } from "#commerce/catalog/office/rules.ts";
import { type SheetField, sheetFields, stockFields } from "#commerce/catalog/office/sheet/names.ts";
import type { RowChange, SheetRow } from "#commerce/catalog/office/sheet/schema.ts";
import { exactFromDecimal, toDecimalText } from "#commerce/shared/money/rules.ts";
import { plainNumber, readNumber, type Signs, writeNumber } from "../../runtime/numbers.ts";
import { type DayStyle, readDay, writeDay } from "./days.ts";

/** Editing of the sheet's cells. Values are texts in the API's format ("1234.56"); null is an empty cell. Pure. */

const isDay = (field: SheetField): boolean => field === "saleFrom" || field === "saleUntil";
/** Whether a column's values are not numbers to calculate with. */
export const isWord = (field: SheetField): boolean =>
  field === "sku" || field === "gtin" || field === "shelf" || isDay(field);
export type CellPosition = { row: number; column: number };
/** The cells where the selection starts and ends. */
export type Selection = { anchor: CellPosition; head: CellPosition };
type Value = string | null;
/** By cell, the value read before its first change, and the new value. */
export type Edits = Readonly<Record<string, { from: Value; to: Value }>>;
export type Cells = readonly (readonly [CellPosition, Value])[];
/** How the member's language writes numbers and days. */
export type Style = { signs: Signs; days: DayStyle };
export type Sheet = Style & { rows: readonly SheetRow[]; currency: string; mayCount: boolean };

export const keyOf = (row: Pick<SheetRow, "variantId">, field: SheetField): string => `${row.variantId}:${field}`;
export const fieldOf = (key: string): SheetField | undefined =>
  sheetFields.find((field) => field === key.split(":")[1]);

export function boundsOf({ anchor, head }: Selection) {
  const [top, bottom] = [Math.min(anchor.row, head.row), Math.max(anchor.row, head.row)];
  const [left, right] = [Math.min(anchor.column, head.column), Math.max(anchor.column, head.column)];
  return { top, bottom, left, right };
}

export const holds = (selection: Selection, { row, column }: CellPosition): boolean => {
  const { top, bottom, left, right } = boundsOf(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
};

export function placesOf(selection: Selection): CellPosition[] {
  const { top, bottom, left, right } = boundsOf(selection);
  const width = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * width }, (_, at) => ({
    row: top + Math.floor(at / width),
    column: left + (at % width),
  }));
}

export function valueAt({ rows }: Pick<Sheet, "rows">, edits: Edits, { row, column }: CellPosition): Value {
  const [at, field] = [rows[row], sheetFields[column]];
  if (!at || !field) return null;
  const edit = edits[keyOf(at, field)];
  return edit ? edit.to : at[field];
}

/**
 * Stock that is not counted cannot be edited. Members who may not count cannot edit stock, its low level or its shelf.
 */
export const isFixed = ({ rows, mayCount }: Pick<Sheet, "rows" | "mayCount">, { row, column }: CellPosition): boolean =>
  (sheetFields[column] === "stock" && rows[row]?.stock === null) ||
  (!mayCount && stockFields.some((field) => field === sheetFields[column]));

/**
 * Converts typed or pasted text to the API's format. Text that cannot be read stays as it is, and the server rejects
 * it.
 */
export function readValue(text: string, field: SheetField, { currency, signs, days }: Sheet): Value {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (field === "sku" || field === "shelf") return trimmed;
  // Scanners and spreadsheets put spaces, apostrophes and hyphens between digits.
  if (field === "gtin") return trimmed.replace(/[\s'’-]/g, "");
  if (isDay(field)) return readDay(trimmed, days, field === "saleUntil") ?? trimmed;
  const number = readNumber(trimmed, signs) ?? trimmed;
  if (field === "stock" || field === "weight" || field === "lowAt") return number;
  const amount = exactFromDecimal(number, currency);
  return amount === null ? number : toDecimalText(amount, currency);
}

/** Formats a value for its cell. With `isPlain`, for editing and for pasting into spreadsheets. */
export function written(value: Value, field: SheetField, { signs, days }: Style, isPlain = false): string {
  if (value === null) return "";
  if (isDay(field)) return writeDay(value, days, field === "saleUntil");
  if (isWord(field)) return value;
  return isPlain ? plainNumber(value, signs) : writeNumber(value, signs);
}

/** Applies new values to the edits. A cell set back to its stored value is no longer an edit. */
export function setCells(sheet: Sheet, edits: Edits, cells: Cells): Edits {
  const next: Record<string, { from: Value; to: Value }> = { ...edits };
  for (const [place, to] of cells) {
    const [row, field] = [sheet.rows[place.row], sheetFields[place.column]];
    if (!row || !field || isFixed(sheet, place)) continue;
    const key = keyOf(row, field);
    if (to === row[field]) delete next[key];
    else next[key] = { from: next[key] ? next[key].from : row[field], to };
  }
  return next;
}

/** Reads a range of cells from the clipboard's text. */
export const readTable = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.replace(/^"([\s\S]*)"$/, "$1").replaceAll('""', '"')));

/**
 * Pastes from the top left corner of the selection. A selection whose size is a multiple of the range is filled with
 * copies of it.
 */
export function pasted(sheet: Sheet, selection: Selection, table: readonly string[][]): Cells {
  const { top, bottom, left, right } = boundsOf(selection);
  const [height, width] = [table.length, Math.max(...table.map((line) => line.length))];
  const [tall, wide] = [bottom - top + 1, right - left + 1];
  const repeats = tall % height === 0 && wide % width === 0;
  const [lines, columns] = repeats ? [tall, wide] : [height, width];
  const cells: [CellPosition, Value][] = [];
  for (let line = 0; line < lines; line += 1)
    for (let at = 0; at < columns; at += 1) {
      const text = table[line % height]?.[at % width];
      const field = sheetFields[left + at];
      if (text !== undefined && field && sheet.rows[top + line])
        cells.push([{ row: top + line, column: left + at }, readValue(text, field, sheet)]);
    }
  return cells;
}

/** Copies the values of the selection's first row to the rows below. */
export const filledDown = (sheet: Sheet, edits: Edits, selection: Selection): Cells => {
  const { top } = boundsOf(selection);
  return placesOf(selection).map((place) => [place, valueAt(sheet, edits, { ...place, row: top })]);
};

/** Applies a price change to the prices in the selection. Other columns and empty cells stay unchanged. */
export const repriced = (sheet: Sheet, edits: Edits, selection: Selection, change: PriceChange): Cells =>
  placesOf(selection).flatMap((place): [CellPosition, Value][] => {
    const value = valueAt(sheet, edits, place);
    const isPrice = ["price", "was", "sale"].includes(sheetFields[place.column] ?? "");
    const amount = isPrice && value !== null ? exactFromDecimal(value, sheet.currency) : null;
    const changed = amount === null ? null : changedPrice(amount, change, sheet.currency);
    return changed === null ? [] : [[place, toDecimalText(changed, sheet.currency)]];
  });

/** By cell, the value that somebody else saved since the cell was read. */
export type Overtaken = Readonly<Record<string, Value>>;

/** The edits that would overwrite what somebody else saved meanwhile, with that value. */
export const overtakenEdits = (edits: Edits, overtaken: Overtaken): [key: string, now: Value][] =>
  Object.entries(overtaken).filter(([key, now]) => edits[key] && edits[key].from !== now);

/**
 * The edits of a draft, against the rows as they are now. A cell that has its new value already is no longer an edit.
 * `lost` counts those that have no cell here: the variant is gone, or this member may not edit it any more.
 */
export function restoredEdits(sheet: Pick<Sheet, "rows" | "mayCount">, draft: Edits) {
  const places = new Map(sheet.rows.map(({ variantId }, row) => [String(variantId), row]));
  const edits: Record<string, Edits[string]> = {};
  const overtaken: Record<string, Value> = {};
  let lost = 0;
  for (const [key, edit] of Object.entries(draft)) {
    const [id = "", name] = key.split(":");
    const column = sheetFields.indexOf(name as SheetField);
    const place = { row: places.get(id) ?? -1, column };
    const now = valueAt(sheet, {}, place);
    if (place.row < 0 || column < 0 || isFixed(sheet, place)) lost += 1;
    else if (now !== edit.to) edits[key] = edit;
    if (edits[key] && now !== edit.from) overtaken[key] = now;
  }
  return { edits, overtaken, lost };
}

/** The body of PUT /api/staff/sheet. A cell that was overtaken is sent as a change of what it says now. */
export function rowsToSend(edits: Edits, overtaken: Overtaken = {}): RowChange[] {
  const rows = new Map<string, RowChange>();
  for (const [key, { from, to }] of Object.entries(edits)) {
    const [id = "", field = ""] = key.split(":");
    const read = key in overtaken ? (overtaken[key] ?? null) : from;
    rows.set(id, { ...(rows.get(id) ?? { variantId: Number(id) }), [field]: { from: read, to } });
  }
  return [...rows.values()];
}

/** Converts a path such as "rows.3.price" in the sent body to the cell's key. */
export function cellNamed(path: string, sent: readonly RowChange[]): string {
  const [, place = "", field = ""] = path.split(".");
  return `${sent[Number(place)]?.variantId}:${field}`;
}
