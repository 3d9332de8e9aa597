import type { StockRow } from "#commerce/catalog/office/list-schema.ts";

/** What somebody enters while they go through a list. Pure. */

export type Mode = "count" | "import" | "return" | "correction";
/** By variant: its row as it was read when the number was typed, and the number. */
export type Entries = Readonly<Record<number, { row: StockRow; text: string }>>;
export type Line = { row: StockRow; quantity: number; after: number };

/** A stocktake knows no number below zero. */
export function quantityIn(text: string, mode: Mode): number | null {
  const trimmed = text.trim().replace(/^[−–]/, "-");
  const isNumber = mode === "count" ? /^\d{1,9}$/.test(trimmed) : /^[-+]?\d{1,9}$/.test(trimmed);
  return isNumber ? Number(trimmed) : null;
}

/** What the entries come to, without those that change nothing; those that are no number are left for their fields to say so. */
export const linesOf = (entries: Entries, mode: Mode): Line[] =>
  Object.values(entries).flatMap(({ row, text }) => {
    const quantity = quantityIn(text, mode);
    if (quantity === null) return [];
    const after = mode === "count" ? quantity : row.available + quantity;
    return after === row.available ? [] : [{ row, quantity, after }];
  });

/** Bodies of at most a thousand items for /inventory/adjustments. */
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
