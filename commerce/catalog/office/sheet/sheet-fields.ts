/** The cells of the rows of the sheet; the office has its own list of them (office/pages/prices/rules.ts). */

export const sheetFields = [
  ...(["sku", "price", "was", "sale", "saleFrom", "saleUntil"] as const),
  ...(["stock", "gtin", "weight", "lowAt", "shelf"] as const),
] as const;
/** Those that say how many there are, and how they are kept: whoever sets them may count. */
export const stockFields = ["stock", "lowAt", "shelf"] as const;
/** Those that a price list has. */
export const priceFields = ["price", "was", "sale", "saleFrom", "saleUntil"] as const;
export type SheetField = (typeof sheetFields)[number];
