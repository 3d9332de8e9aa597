import type { StockRow } from "#commerce/catalog/office/list-schema.ts";

/** "Kestrel / 156 cm" of a variant. */
export const nameOf = ({ name, options }: StockRow): string => [name, ...options].join(" / ");
