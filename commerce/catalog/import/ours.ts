import { type TSchema, Type } from "typebox";
import { fieldBodies } from "#commerce/catalog/management/fields.ts";
import { portable } from "#commerce/catalog/management/rest.ts";
import type { ProductBody, ProductV3 } from "#commerce/catalog/management/schema.ts";
import { NewProduct, priceFields } from "#commerce/catalog/management/schema.ts";
import { plainCell } from "#commerce/shared/csv/lines.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Picture } from "#commerce/staff/imports/format.ts";
import type { FileItem, Layout } from "#commerce/staff/imports/schema.ts";
import { fromCell, toCell } from "./cells.ts";
import type { ReadItem } from "./schema.ts";
import { slugOf } from "./shopify.ts";

/**
 * Our own CSV: one row per variant. The product's uid is on each of its rows, its other fields on the first. The
 * columns are the fields of products/fields/fields.ts under their staff names, so a new field gets a column
 * automatically. Pure.
 */

const variantBody = (NewProduct.properties.variants as unknown as { items: { properties: Record<string, TSchema> } })
  .items.properties;
const productFields: Record<string, TSchema> = { ...fieldBodies, options: NewProduct.properties.options as TSchema };
/** Column → the variant's field. */
const variantFields = {
  variant_sku: "sku",
  variant_options: "option_values",
  variant_image: "image",
  variant_purchasing_disabled: "purchasing_disabled",
  variant_gtin: "gtin",
  variant_weight_grams: "weight_grams",
  inventory_level: "inventory_level",
  inventory_warning_level: "inventory_warning_level",
  bin_picking_number: "bin_picking_number",
} as const;
/** For each price list, in this order: price_us, retail_price_us, … */
const priceNames = ["price", "retail_price", "sale_price", "sale_from", "sale_until"] as const;
const priceColumns = priceRegions.flatMap((region) => priceNames.map((name) => `${name}_${region}`));

export const ourColumns: readonly string[] = [
  ...Object.keys(productFields),
  ...Object.keys(variantFields),
  ...priceColumns,
];

/**
 * Addresses of pictures to be fetched; several of one product are separated by spaces. An export names pictures of the
 * library.
 */
export const addressColumns: readonly string[] = ["image_addresses", "variant_image_address"];

export function ourPictures(item: FileItem, { header, isMapped }: Layout): Picture[] {
  const at = new Map(header.map((name, place) => [name, place]));
  return item.cells.flatMap((cells, row) => {
    const cell = (name: string) => cells[at.get(name) ?? -1]?.trim() ?? "";
    const uid = isMapped ? slugOf(item.key) : item.key;
    const picture = (column: string, sku: string | null) => (address: string) => ({
      row: item.row + row,
      key: uid,
      text: "",
      column,
      sku,
      address,
    });
    const sku = cell("variant_sku") || cell("sku") || uid.toUpperCase();
    return [
      ...cell("image_addresses")
        .split(/[\s,]+(?=http)/)
        .filter(Boolean)
        .map(picture("image_addresses", null)),
      ...[cell("variant_image_address")].filter(Boolean).map(picture("variant_image_address", sku)),
    ];
  });
}

/** Rows of cells in the order of ourColumns. */
export function rowsOf(v3: ProductV3): string[][] {
  const { variants, ...product } = portable(v3) as Omit<ProductV3, "id" | "version">;
  return variants.map((variant, place) =>
    ourColumns.map((column) => {
      if (column in productFields)
        return place === 0 || column === "uid" ? toCell(product[column as keyof typeof product]) : "";
      if (column === "variant_options")
        return toCell(
          Object.fromEntries(variant.option_values.map(({ option_display_name: name, code }) => [name, code])),
        );
      if (column in variantFields)
        return toCell(variant[variantFields[column as keyof typeof variantFields] as keyof typeof variant]);
      const at = priceColumns.indexOf(column);
      const region = priceRegions[Math.floor(at / priceNames.length)];
      const price = variant.prices.find((one) => one.region === region);
      return toCell(price?.[priceNames[at % priceNames.length] ?? "price"]);
    }),
  );
}

type Cells = (column: string) => string | undefined;

/** The body described by a product's rows; columns missing in the file are not part of it. */
export function readOurs(item: FileItem, { header, isMapped }: Layout): ReadItem {
  const at = new Map(header.map((name, place) => [name, place]));
  const cellsOf =
    (cells: readonly string[]): Cells =>
    (column) => {
      const place = at.get(column);
      return place === undefined ? undefined : (cells[place] ?? "");
    };
  const regions = priceRegions.filter((region) => at.has(`price_${region}`));
  const first = cellsOf(item.cells[0] ?? []);
  const body: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(productFields)) {
    const cell = first(name);
    const value = cell === undefined ? undefined : fromCell(cell, schema);
    if (value !== undefined) body[name] = value;
  }
  if (isMapped && typeof body.uid === "string") body.uid = slugOf(body.uid);
  const rows = item.cells.flatMap((cells, row) => (cells.length > 0 ? row : []));
  if (header.some((name) => name in variantFields || priceColumns.includes(name)))
    body.variants = rows.map((row) => readVariant(cellsOf(item.cells[row] ?? []), regions));
  return {
    item,
    regions,
    saysVariants: at.has("options") || at.has("variant_options"),
    lacks: (region, part) => !at.has(`${part}_${region}`),
    faults: [],
    notes: [],
    body: body as ProductBody,
    placeOf(path) {
      const [list = "", place = "0", field = "", number = "0"] = path.split(".");
      if (list !== "variants") return { row: item.row, column: list };
      const row = item.row + (rows[Number(place)] ?? 0);
      if (field === "prices") {
        const [name] = priceNames.filter((one) => one === path.split(".")[4]);
        return { row, column: `${name ?? "price"}_${pricedAt(body, Number(place), Number(number))}` };
      }
      const [column] = Object.entries(variantFields).find(([, name]) => name === field) ?? [`variant_${field}`];
      return { row, column };
    },
  };
}

const pricedAt = (body: Record<string, unknown>, variant: number, place: number): string =>
  (body.variants as { prices?: { region: string }[] }[])[variant]?.prices?.[place]?.region ?? "us";

const Chosen = Type.Record(Type.String(), Type.String());

function readVariant(cell: Cells, regions: ReadItem["regions"]): object {
  const variant: Record<string, unknown> = {};
  for (const [column, name] of Object.entries(variantFields)) {
    const text = cell(column);
    if (text === undefined || name === "option_values") continue;
    const value = fromCell(text, variantBody[name] as TSchema);
    if (value !== undefined) variant[name] = value;
  }
  const options = cell("variant_options") || undefined;
  const chosen = options && fromCell(options, Chosen);
  if (typeof chosen === "object" && chosen)
    variant.option_values = Object.entries(chosen).map(([name, code]) => ({ option_display_name: name, code }));
  else if (options) variant.option_values = plainCell(options);
  if (regions.length > 0)
    variant.prices = regions.flatMap((region) => {
      const price = cell(`price_${region}`);
      if (!price) return [];
      const others = priceNames.slice(1).flatMap((name) => {
        const text = cell(`${name}_${region}`);
        return text ? [[name, fromCell(text, priceFields[name])]] : [];
      });
      return [{ region, price: fromCell(price, priceFields.price), ...Object.fromEntries(others) }];
    });
  return variant;
}
