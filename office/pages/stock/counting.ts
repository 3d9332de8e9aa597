import type { StockRow } from "#commerce/catalog/office/list-schema.ts";

/** The entries of a member who goes through the list. Pure. */

export type Mode = "count" | "import" | "return" | "correction";
/** By variant id: the typed number, and the row as it was loaded then. */
export type Entries = Readonly<Record<number, { row: StockRow; text: string }>>;
export type Line = { row: StockRow; quantity: number; after: number };

/** Parses a number; null when it is invalid. A stocktake accepts no negative numbers. */
export function quantityIn(text: string, mode: Mode): number | null {
  const trimmed = text.trim().replace(/^[−–]/, "-");
  const isNumber = mode === "count" ? /^\d{1,9}$/.test(trimmed) : /^[-+]?\d{1,9}$/.test(trimmed);
  return isNumber ? Number(trimmed) : null;
}

/**
 * The changes that the entries make. Entries without effect are left out, and so are invalid ones, which their fields
 * report.
 */
export const linesOf = (entries: Entries, mode: Mode): Line[] =>
  Object.values(entries).flatMap(({ row, text }) => {
    const quantity = quantityIn(text, mode);
    if (quantity === null) return [];
    const after = mode === "count" ? quantity : row.available + quantity;
    return after === row.available ? [] : [{ row, quantity, after }];
  });

/** Request bodies for /inventory/adjustments, with at most 1,000 items each. */
export function bodiesOf(lines: readonly Line[], mode: Mode, note: string): object[] {
  const items = lines.map(({ row, quantity }) => ({
    variant_id: row.variantId,
    quantity,
    ...(mode === "count" && { seen: row.available }),
  }));
  return Array.from({ length: Math.ceil(items.length / 1000) }, (_, at) => ({
    items: items.slice(at * 1000, (at + 1) * 1000),
    reason: mode,
    note,
  }));
}
