import type { StockRow } from "#commerce/catalog/office/list-schema.ts";

/** The name of a variant with its options: "Kestrel / 156 cm". */
export const nameOf = ({ name, options }: StockRow): string => [name, ...options].join(" / ");
