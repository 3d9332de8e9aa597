/** The cells of a sheet row, in the order of the sheet's columns. */

export const sheetFields = [
  "sku",
  "price",
  "was",
  "sale",
  "saleFrom",
  "saleUntil",
  "stock",
  "gtin",
  "weight",
  "lowAt",
  "shelf",
] as const;
/** The stock cells, which require the permission for stock. */
export const stockFields = ["stock", "lowAt", "shelf"] as const;
/** The cells that belong to a price list. */
export const priceFields = ["price", "was", "sale", "saleFrom", "saleUntil"] as const;
export type SheetField = (typeof sheetFields)[number];
