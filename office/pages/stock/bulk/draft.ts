import type { StockChange } from "#commerce/catalog/office/stock-bulk.ts";
import type { StockReason } from "#commerce/catalog/stock/adjust.ts";

export type Draft = {
  kind: "set" | "add" | "subtract" | "low";
  /** The number as typed. */
  number: string;
  reason: StockReason;
  note: string;
};

export const emptyDraft: Draft = { kind: "add", number: "", reason: "import", note: "" };

/** The usual reason of each kind of change. */
export const usualReasons: Record<Draft["kind"], StockReason> = {
  set: "count",
  add: "import",
  subtract: "correction",
  low: "correction",
};

/** The change in the API's format; null while its number is missing or is none. */
export function changeOf({ kind, number, reason, note }: Draft): StockChange | null {
  const typed = number.trim();
  if (kind === "low" && typed === "") return { low_at: null };
  if (!/^\d{1,10}$/.test(typed)) return null;
  const quantity = Number(typed);
  if (kind === "low") return { low_at: quantity };
  const why = note.trim();
  return { pieces: { how: kind, quantity, reason, ...(why && { note: why }) } };
}
