import { type Faults, within } from "#commerce/catalog/management/problems.ts";
import { isGtin } from "#commerce/catalog/products/gtin.ts";
import { exactFromDecimal, exponentOf, toDecimalText } from "#commerce/shared/money/rules.ts";
import { type RowChange, type SheetField, sheetFields } from "./schema.ts";

/** What the changed cells of a sheet's row come to. Pure; amounts are minor units of the price list's currency. */

export type Stored = {
  sku: string;
  price: number | null;
  was: number | null;
  stock: number | null;
  gtin: string | null;
  weight: number | null;
};
type CellChange = { field: SheetField; before: string | null; after: string | null };
export type Decided = { cells: CellChange[]; next: Stored };
/** By the cell's path, "rows.3.price": what it says now. */
export type Conflicts = Record<string, string | null>;

const highest = 10_000_000;
const heaviest = 1_000_000;

export const asText = (stored: Stored, field: SheetField, currency: string): string | null => {
  if (field === "sku" || field === "gtin") return stored[field];
  const value = stored[field];
  if (value === null) return null;
  return field === "stock" || field === "weight" ? String(value) : toDecimalText(value, currency);
};

/** Cells that somebody else changed to something third are conflicts; what a cell says already is left out. */
export function decideRow(
  given: RowChange,
  stored: Stored,
  currency: string,
  at: string,
  { wrong }: Faults,
  conflicts: Conflicts,
): Decided {
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
  const changes = (field: SheetField) => cells.some((cell) => cell.field === field);
  if (next.price === null && next.was !== null) {
    if (changes("was")) wrong[within(at, "was")] = "needs a price";
    else if (changes("price")) {
      next.was = null;
      cells.push({ field: "was", before: asText(stored, "was", currency), after: null });
    }
  }
  if (changes("was") && next.price !== null && next.was !== null && next.was <= next.price)
    wrong[within(at, "was")] = "must be above price";
  return { cells, next };
}

type Read = { value: string | number | null } | { fault: string };

function readCell(field: SheetField, text: string | null, stored: Stored, currency: string): Read {
  if (field === "sku") {
    const isSku = text !== null && /^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u.test(text);
    return isSku ? { value: text } : { fault: text === null ? "is required" : "is not a SKU" };
  }
  if (field === "stock") {
    if (stored.stock === null) return text === null ? { value: null } : { fault: "is not counted" };
    return text !== null && /^\d{1,9}$/.test(text) ? { value: Number(text) } : { fault: "must be a whole number" };
  }
  if (text === null) return { value: null };
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

/** "12" and "12.00" are the same amount. */
function normal(field: SheetField, text: string | null, currency: string): string | null {
  if (text === null || field === "sku" || field === "gtin") return text;
  if (field === "stock" || field === "weight") return /^\d{1,9}$/.test(text) ? String(Number(text)) : text;
  const amount = exactFromDecimal(text, currency);
  return amount === null ? text : toDecimalText(amount, currency);
}
