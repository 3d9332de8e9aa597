/** The cells of the rows of the sheet; the office has its own list of them (office/pages/prices/rules.ts). */

export const sheetFields = [
  ...(["sku", "price", "was", "sale", "saleFrom", "saleUntil"] as const),
  ...(["stock", "gtin", "weight"] as const),
] as const;
/** Those that a price list has. */
export const priceFields = ["price", "was", "sale", "saleFrom", "saleUntil"] as const;
export type SheetField = (typeof sheetFields)[number];
