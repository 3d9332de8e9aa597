import type { ProductBody } from "#commerce/catalog/management/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Fault, FileItem } from "#commerce/staff/imports/schema.ts";

/** What was dropped or generated for a product's rows. */
export type Note = "made-sku" | "bad-barcode";

/** A product's rows as a body for PUT /api/catalog/products. */
export type ReadItem = {
  item: FileItem;
  body: ProductBody;
  /** Price lists that the file contains; the others are not changed. */
  regions: PriceRegion[];
  /** The file says which variants there are; otherwise those that it does not name stay. */
  saysVariants: boolean;
  /** Whether the file has no column for this part of a price ("retail_price"), which then stays. */
  lacks(region: string | undefined, part: string): boolean;
  faults: Fault[];
  notes: Note[];
  /** The place in the file of a path in the body ("variants.2.sku"). */
  placeOf(path: string): { row: number; column: string };
};
