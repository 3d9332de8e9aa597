import type { ProductBody } from "#commerce/catalog/management/schema.ts";
import { isGtin } from "#commerce/catalog/products/gtin.ts";
import { addFault } from "#commerce/staff/imports/format.ts";
import type { Fault, FileItem, Layout } from "#commerce/staff/imports/schema.ts";
import { textOfHtml } from "./html.ts";
import type { Note, ReadItem } from "./schema.ts";

/**
 * Shopify's product CSV: all rows of a product have its Handle. The first row contains the product's fields; every row
 * with a price or an option value is a variant; rows with only a picture are not. Pure.
 */

/** Columns that are imported. */
export const shopifyColumns: ReadonlySet<string> = new Set([
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Published",
  "Status",
  "Gift Card",
  "Image Src",
  ...[1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`]),
  "Variant SKU",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Inventory Qty",
  "Variant Inventory Tracker",
  "Variant Barcode",
  "Variant Grams",
  "Variant Image",
  "Image Alt Text",
]);

/** Shopify's newer template uses other column names, which are mapped to the older ones. */
export const newerNames: Readonly<Record<string, string>> = {
  "URL handle": "Handle",
  Description: "Body (HTML)",
  "Product category": "Product Category",
  "Published on online store": "Published",
  SKU: "Variant SKU",
  Barcode: "Variant Barcode",
  ...Object.fromEntries(
    [1, 2, 3].flatMap((number) => [
      [`Option${number} name`, `Option${number} Name`],
      [`Option${number} value`, `Option${number} Value`],
    ]),
  ),
  Price: "Variant Price",
  "Compare-at price": "Variant Compare At Price",
  "Inventory tracker": "Variant Inventory Tracker",
  "Inventory quantity": "Variant Inventory Qty",
  "Weight value (grams)": "Variant Grams",
  "Product image URL": "Image Src",
  "Image position": "Image Position",
  "Image alt text": "Image Alt Text",
  "Variant image URL": "Variant Image",
  "Gift card": "Gift Card",
};

/** "Äspö Jacket 2" → "aspo-jacket-2": the address of a product, or the name of a kind. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The generated SKU of a variant without one. */
export const madeSku = (uid: string, labels: readonly string[]): string =>
  [uid, ...labels.map(slugOf)].join("-").toUpperCase();

const isTrue = (cell: string) => /^(true|1|yes)$/i.test(cell.trim());
const words = (cell: string) => cell.split(",").flatMap((word) => word.trim() || []);

/** The rows that are variants: the first, and each with a price, a SKU or an option value. */
export const variantRows = (item: FileItem, cell: (row: number, column: string) => string): number[] =>
  item.cells.flatMap((_, row) => {
    const isVariant = ["Variant Price", "Variant SKU", "Option1 Value"].some((column) => cell(row, column) !== "");
    return row === 0 || isVariant ? row : [];
  });

/** The SKU of a row, as given or generated from its option labels. */
export const skuIn = (cell: (column: string) => string, uid: string, labels: readonly string[]): string =>
  // Shopify exports numbers with a leading apostrophe.
  cell("Variant SKU").replace(/^'(?=\d)/, "") || madeSku(uid, labels);

/** The options named in a product's first row. */
export const optionsIn = (said: (column: string) => string): { name: string; column: string }[] =>
  [1, 2, 3].flatMap((number) => {
    const name = said(`Option${number} Name`);
    const isNone = name === "" || (name === "Title" && said(`Option${number} Value`) === "Default Title");
    return isNone ? [] : [{ name, column: `Option${number} Value` }];
  });

export function readShopify(item: FileItem, { header, market }: Layout): ReadItem {
  const at = new Map(header.map((name, place) => [name, place]));
  const cell = (row: number, column: string) => item.cells[row]?.[at.get(column) ?? -1]?.trim() ?? "";
  const has = (column: string) => at.has(column);
  const said = (column: string) => cell(0, column);
  const faults: Fault[] = [];
  const notes = new Set<Note>();
  const refuse = (row: number, column: string, why: string) => addFault(faults, { row: item.row + row, column, why });

  const uid = slugOf(said("Handle"));
  if (uid === "") refuse(0, "Handle", "has no letters a to z and no digits, so that no address can be made of it");
  if (isTrue(said("Gift Card"))) refuse(0, "Gift Card", "gift cards are no products here");
  const names = optionsIn(said);
  const rows = variantRows(item, cell);

  const amount = (row: number, column: string): number | undefined => {
    const text = cell(row, column);
    if (text === "") return undefined;
    if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text);
    refuse(row, column, `is no amount: ${text.slice(0, 40)}`);
    return undefined;
  };
  const variants = rows.map((row) => {
    const chosen = names.map(({ name, column }) => ({ option_display_name: name, label: cell(row, column), column }));
    for (const { label, column } of chosen) if (label === "") refuse(row, column, "is empty");
    const labels = chosen.map(({ label }) => label);
    if (cell(row, "Variant SKU") === "") notes.add("made-sku");
    const sku = skuIn((column) => cell(row, column), uid, labels);
    const barcode = cell(row, "Variant Barcode").replace(/^'/, "");
    if (barcode !== "" && !isGtin(barcode)) notes.add("bad-barcode");
    const grams = amount(row, "Variant Grams");
    const price = amount(row, "Variant Price");
    const before = amount(row, "Variant Compare At Price");
    const pieces = cell(row, "Variant Inventory Qty");
    if (pieces !== "" && !/^-?\d{1,9}$/.test(pieces)) refuse(row, "Variant Inventory Qty", "is no whole number");
    return {
      sku,
      option_values: chosen.map(({ column: _, ...value }) => value),
      ...(isGtin(barcode) && { gtin: barcode }),
      ...(grams !== undefined && { weight_grams: Math.round(grams) }),
      // A negative quantity means oversold units, so nothing can be sold.
      ...(/^-?\d{1,9}$/.test(pieces) && { inventory_level: Math.max(0, Number(pieces)) }),
      ...(has("Variant Price") && {
        prices:
          price === undefined
            ? []
            : [{ region: market, price, ...(before !== undefined && before > price && { retail_price: before }) }],
      }),
    };
  });

  const status = said("Status").toLowerCase();
  const kind = slugOf(said("Type")).slice(0, 40).replace(/-$/, "");
  const tags = words(said("Tags"));
  const body: ProductBody = {
    uid,
    ...(said("Title") && { name: said("Title") }),
    ...(has("Body (HTML)") && { description: textOfHtml(said("Body (HTML)")) }),
    ...(said("Vendor") && { brand: said("Vendor") }),
    ...(kind && { kind }),
    ...(has("Tags") && { attributes: tags.length > 0 ? { tags: [...new Set(tags)] } : {} }),
    ...((has("Status") || has("Published")) && {
      is_visible: (status === "" || status === "active") && (!has("Published") || isTrue(said("Published"))),
    }),
    ...(has("Variant Inventory Tracker") && {
      inventory_tracking: said("Variant Inventory Tracker") === "" ? ("none" as const) : ("variant" as const),
    }),
    options: names.map(({ name, column }) => ({
      display_name: name,
      type: "rectangles" as const,
      option_values: [...new Set(rows.map((row) => cell(row, column)))].filter(Boolean).map((label) => ({ label })),
    })),
    variants,
  };
  return {
    item,
    body,
    faults,
    notes: [...notes],
    regions: has("Variant Price") ? [market] : [],
    saysVariants: true,
    lacks: (_, part) => part === "retail_price" && !has("Variant Compare At Price"),
    placeOf,
  };

  function placeOf(path: string) {
    const [list = "", place = "0", field = ""] = path.split(".");
    if (list === "options") return { row: item.row, column: names[Number(place)]?.column ?? "Option1 Value" };
    if (list !== "variants") return { row: item.row, column: columns[list] ?? list };
    const row = item.row + (rows[Number(place)] ?? 0);
    return { row, column: columns[`variants.${field}`] ?? "Variant SKU" };
  }
}

const columns: Record<string, string> = {
  uid: "Handle",
  sku: "Handle",
  name: "Title",
  description: "Body (HTML)",
  brand: "Vendor",
  kind: "Type",
  attributes: "Tags",
  inventory_tracking: "Variant Inventory Tracker",
  "variants.sku": "Variant SKU",
  "variants.option_values": "Option1 Value",
  "variants.inventory_level": "Variant Inventory Qty",
  "variants.prices": "Variant Price",
};
