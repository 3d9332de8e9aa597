import { isReversed, momentOf } from "#commerce/catalog/management/prices/prices.ts";
import { isGtin } from "#commerce/catalog/products/gtin.ts";
import type { RegionPrice } from "#commerce/catalog/products/product-input.ts";
import { type Faults, within } from "#commerce/catalog/shared/problems.ts";
import { exactFromDecimal, exponentOf, toDecimalText } from "#commerce/shared/money/rules.ts";
import { type SheetField, sheetFields } from "./names.ts";
import type { RowChange } from "./schema.ts";

/** The result of a sheet row's changed cells. Pure; amounts are minor units of the price list's currency. */

export type SheetValues = {
  sku: string;
  price: number | null;
  was: number | null;
  sale: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  stock: number | null;
  gtin: string | null;
  weight: number | null;
  lowAt: number | null;
  shelf: string | null;
};
type CellChange = { field: SheetField; before: string | null; after: string | null };
export type RowDecision = { cells: CellChange[]; next: SheetValues };
/** By the cell's path, "rows.3.price": its current value. */
export type Conflicts = Record<string, string | null>;

const highest = 10_000_000;
const heaviest = 1_000_000;

export const asText = (stored: SheetValues, field: SheetField, currency: string): string | null => {
  if (isWord(field)) return stored[field];
  const value = stored[field];
  if (value === null) return null;
  return isCount(field) ? String(value) : toDecimalText(value, currency);
};

type Day = "saleFrom" | "saleUntil";
const isDay = (field: SheetField): field is Day => field === "saleFrom" || field === "saleUntil";
const isWord = (field: SheetField): field is Day | "sku" | "gtin" | "shelf" =>
  field === "sku" || field === "gtin" || field === "shelf" || isDay(field);
const isCount = (field: SheetField): field is "stock" | "weight" | "lowAt" =>
  field === "stock" || field === "weight" || field === "lowAt";

/**
 * A cell that somebody else changed to another value is a conflict; a cell that already has the wanted value is left
 * out.
 */
export function decideRow(
  given: RowChange,
  stored: SheetValues,
  currency: string,
  at: string,
  { wrong }: Faults,
  conflicts: Conflicts,
): RowDecision {
  const next = { ...stored };
  const cells = sheetFields.flatMap((field): CellChange[] => {
    const change = given[field];
    if (!change) return [];
    const place = within(at, field);
    const read = readCell(field, change.to, stored, currency);
    if ("fault" in read) {
      wrong[place] = read.fault;
      return [];
    }
    if (read.value === stored[field]) return [];
    const [from, before] = [normal(field, change.from, currency), asText(stored, field, currency)];
    if (from !== before) {
      conflicts[place] = before;
      return [];
    }
    Object.assign(next, { [field]: read.value });
    return [{ field, before, after: asText(next, field, currency) }];
  });
  const changes = (...fields: SheetField[]) => cells.some(({ field }) => fields.includes(field));
  /** Fields that make no sense without an emptied cell are emptied too. */
  const goWith = (emptied: SheetField, fault: string, fields: readonly ("was" | "sale" | Day)[]) => {
    for (const field of fields) {
      if (next[field] === null) continue;
      if (changes(field)) wrong[within(at, field)] = fault;
      else if (changes(emptied)) {
        cells.push({ field, before: asText(stored, field, currency), after: null });
        Object.assign(next, { [field]: null });
      }
    }
  };
  if (next.price === null) goWith("price", "needs a price", ["was", "sale", "saleFrom", "saleUntil"]);
  else if (next.sale === null) goWith("sale", "needs a sale price", ["saleFrom", "saleUntil"]);
  else if (changes("price", "sale", "saleFrom", "saleUntil")) checkSale(next, next.price, at, wrong);
  if (changes("was") && next.price !== null && next.was !== null && next.was <= next.price)
    wrong[within(at, "was")] = "must be above price";
  return { cells, next };
}

/** A sale needs a price below the regular one, and at least one date. */
function checkSale(
  { sale, saleFrom: from, saleUntil: until }: SheetValues,
  price: number,
  at: string,
  wrong: Faults["wrong"],
) {
  if (from === null && until === null)
    wrong[within(at, "sale")] = "needs a day from which or until which it counts; without days it is the price";
  else if (sale !== null && (sale <= 0 || sale >= price)) wrong[within(at, "sale")] = "must be below price";
  else if (isReversed({ from, until })) wrong[within(at, "saleUntil")] = "must be after its beginning";
}

/** The row in the form in which it is stored. */
export const priceOf = ({ was, sale, saleFrom, saleUntil }: SheetValues, price: number): RegionPrice => ({
  price,
  ...(was !== null && { retailPrice: was }),
  ...(sale !== null && { sale: { price: sale, from: saleFrom, until: saleUntil } }),
});

/** The reduction of a row: the current one, else that of a future sale. Null when there is none. */
export function reductionOf({ price, was, sale, saleFrom, saleUntil }: SheetValues, now: number) {
  if (price === null) return null;
  const isOver = saleUntil !== null && Date.parse(saleUntil) <= now;
  const isToCome = saleFrom !== null && Date.parse(saleFrom) > now;
  const isReduced = (was ?? 0) > price;
  if (sale !== null && !isOver && !(isToCome && isReduced)) return { price: sale, isToCome };
  return isReduced ? { price, isToCome: false } : null;
}

/** With its time zone, because a date alone begins at a different moment in each zone. */
const isMoment = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

type ReadCell = { value: string | number | null } | { fault: string };

function readCell(field: SheetField, text: string | null, stored: SheetValues, currency: string): ReadCell {
  if (field === "sku") {
    const isSku = text !== null && /^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u.test(text);
    return isSku ? { value: text } : { fault: text === null ? "is required" : "is not a SKU" };
  }
  if (field === "stock") {
    if (stored.stock === null) return text === null ? { value: null } : { fault: "is not counted" };
    return text !== null && /^\d{1,9}$/.test(text) ? { value: Number(text) } : { fault: "must be a whole number" };
  }
  if (text === null) return { value: null };
  if (isDay(field)) {
    const moment = isMoment.test(text) ? momentOf(text) : null;
    return moment === null ? { fault: "is no day" } : { value: moment };
  }
  if (field === "shelf") return readShelf(text);
  if (field === "lowAt")
    return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { fault: "must be a whole number from 0" };
  if (field === "gtin") return isGtin(text) ? { value: text } : { fault: "is no GTIN with a right check digit" };
  if (field === "weight")
    return /^\d{1,7}$/.test(text) && Number(text) <= heaviest
      ? { value: Number(text) }
      : { fault: `must be whole grams, ${heaviest} at most` };
  const amount = exactFromDecimal(text, currency);
  if (amount === null || amount < 0)
    return { fault: `must be an amount of ${currency} with ${exponentOf(currency)} decimals at most` };
  return amount > highest * 10 ** exponentOf(currency) ? { fault: `must not be above ${highest}` } : { value: amount };
}

const longestShelf = 40;
function readShelf(text: string): ReadCell {
  if (/\p{C}/u.test(text)) return { fault: "holds characters that cannot be stored" };
  const shelf = text.trim();
  return shelf.length > longestShelf
    ? { fault: `must have at most ${longestShelf} characters` }
    : { value: shelf || null };
}

/** "12" and "12.00" are the same amount. */
function normal(field: SheetField, text: string | null, currency: string): string | null {
  if (text === null || field === "sku" || field === "gtin" || field === "shelf") return text;
  if (isDay(field)) return isMoment.test(text) ? momentOf(text) : text;
  if (isCount(field)) return /^\d{1,9}$/.test(text) ? String(Number(text)) : text;
  const amount = exactFromDecimal(text, currency);
  return amount === null ? text : toDecimalText(amount, currency);
}
