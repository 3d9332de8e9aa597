import { ourFormat, shopifyFormat } from "#commerce/catalog/import/formats.ts";
import { inventoryFormat } from "#commerce/catalog/import/inventory.ts";
import { customerFormat } from "#commerce/customers/import/format.ts";
import type { ImportFormat } from "#commerce/staff/imports/format.ts";

/** Every file format that staff can import. The first whose header matches reads the file. */
export const importFormats: readonly ImportFormat[] = [ourFormat, inventoryFormat, shopifyFormat, customerFormat];
