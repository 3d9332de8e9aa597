import { ourFormat, shopifyFormat } from "#commerce/catalog/import/formats.ts";
import type { ImportFormat } from "#commerce/staff/imports/format.ts";

/** Every kind of file that staff import; the first whose header fits reads it. */
export const importFormats: readonly ImportFormat[] = [ourFormat, shopifyFormat];
