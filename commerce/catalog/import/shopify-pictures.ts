import type { Picture } from "#commerce/staff/imports/format.ts";
import type { FileItem, Layout } from "#commerce/staff/imports/schema.ts";
import { optionsIn, skuIn, slugOf, variantRows } from "./shopify.ts";

/**
 * The pictures in a product's rows of Shopify's CSV, in order: the product's on any row, a variant's on its own row.
 * Pure.
 */
export function shopifyPictures(item: FileItem, { header }: Layout): Picture[] {
  const at = new Map(header.map((name, place) => [name, place]));
  const cell = (row: number, column: string) => item.cells[row]?.[at.get(column) ?? -1]?.trim() ?? "";
  const uid = slugOf(cell(0, "Handle"));
  const options = optionsIn((column) => cell(0, column));
  const variants = new Set(variantRows(item, cell));
  const found = item.cells.flatMap((_, row): Picture[] => {
    const [address, own] = [cell(row, "Image Src"), cell(row, "Variant Image")];
    const at = { row: item.row + row, key: uid };
    const labels = options.map(({ column }) => cell(row, column));
    const sku = skuIn((column) => cell(row, column), uid, labels);
    return [
      ...(address === ""
        ? []
        : [{ ...at, column: "Image Src", sku: null, address, text: cell(row, "Image Alt Text") }]),
      ...(own === "" || !variants.has(row) ? [] : [{ ...at, column: "Variant Image", sku, address: own, text: "" }]),
    ];
  });
  const places = found.map(({ row }) => Number(cell(row - item.row, "Image Position")) || Number.POSITIVE_INFINITY);
  return found
    .map((picture, place) => ({ picture, order: places[place] ?? 0, place }))
    .sort((a, b) => (a.order === b.order ? a.place - b.place : a.order - b.order))
    .map(({ picture }) => picture);
}
