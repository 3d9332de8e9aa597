import { ourFormat, shopifyFormat } from "#commerce/catalog/import/formats.ts";
import { inventoryFormat } from "#commerce/catalog/import/inventory.ts";
import { customerFormat } from "#commerce/customers/import/format.ts";
import type { ImportFormat } from "#commerce/staff/imports/format.ts";

/** Every kind of file that staff import; the first whose header fits reads it. */
export const importFormats: readonly ImportFormat[] = [ourFormat, inventoryFormat, shopifyFormat, customerFormat];
