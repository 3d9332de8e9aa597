import { Type } from "typebox";
import { lineOf } from "#commerce/shared/rest/shapes.ts";
import { largestId } from "#platform/ids.ts";

/** Schemas of single values that staff write in products and categories. */

/** A text in the API document, and a closed list of values in our own types. */
export const textAs = <T extends string>() => Type.Unsafe<T>(Type.String());
/** Without control characters, some of which PostgreSQL refuses, and without lone surrogates. */
const oneLine = "^[^\\u0000-\\u001f\\ud800-\\udfff]*$";
export const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: oneLine });
export const wordsOrNone = (maxLength: number) => Type.String({ maxLength, pattern: oneLine });
export const slug = "^[a-z0-9]+(?:-[a-z0-9]+)*$";

export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
export const Uid = Type.String({ pattern: slug, maxLength: 120, description: "Lower-case words joined by hyphens" });
export const Sku = Type.String({ pattern: "^[^\\s\\p{C}](?:[^\\p{C}]*[^\\s\\p{C}])?$", maxLength: 100 });
export const Name = words(200);
/** Its check digit is verified separately (gtin.ts). */
export const Gtin = Type.String({
  pattern: "^(?:\\d{8}|\\d{12,14})$",
  description: "GTIN, EAN or UPC with its check digit",
});
/** The variant's place in the store room; empty when not set. */
export const Shelf = lineOf(40);
export const Weight = Type.Integer({ minimum: 0, maximum: 1_000_000, description: "Grams" });
/** With its time zone, or as UTC. */
export const Moment = Type.String({ format: "date-time", pattern: "^[12]\\d{3}-" });
export const Code = Type.String({
  pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N}./+-]{0,40}$",
  description: "Stands in addresses",
});
/** The version that the author saw; later changes by others are not overwritten. */
export const Version = Type.Integer({ minimum: 1, maximum: largestId });
