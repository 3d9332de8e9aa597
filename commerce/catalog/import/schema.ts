import type { ProductBody } from "#commerce/catalog/management/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Fault, FileItem } from "#commerce/staff/imports/schema.ts";

/** What of a product's rows is left out, or made up. */
export type Note = "made-sku" | "bad-barcode";

/** The rows of a product as a body for PUT /api/catalog/products. */
export type ReadItem = {
  item: FileItem;
  body: ProductBody;
  /** Price lists that the file speaks of; the others stay as they are. */
  regions: PriceRegion[];
  faults: Fault[];
  notes: Note[];
  /** Where in the file a path of the body ("variants.2.sku") stands. */
  placeOf(path: string): { row: number; column: string };
};
