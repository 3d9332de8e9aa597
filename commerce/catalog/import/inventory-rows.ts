import { addFault } from "#commerce/staff/imports/format.ts";
import type { Fault, FileItem, Layout } from "#commerce/staff/imports/schema.ts";
import { madeSku, slugOf } from "./shopify.ts";

/**
 * The rows of Shopify's inventory CSV. In the current format each location has a row per variant, with "Available", "On
 * hand" and committed quantities; in the older one each location has a column. Pure.
 */

export type Level = {
  item: FileItem;
  sku: string;
  name: string;
  /** Null when the file does not state it, or the variant is not stocked there. */
  pieces: number | null;
  faults: Fault[];
};

const options = [1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`]);
const about = new Set(["Handle", "Title", ...options, "SKU", "HS Code", "COO"]);
const counted = {
  available: ["Available (not editable)", "Available"],
  newOnHand: ["On hand (new)"],
  onHand: ["On hand (current)", "On hand"],
  committed: ["Committed (not editable)", "Committed"],
  unavailable: ["Unavailable (not editable)", "Unavailable"],
};
const others = ["Location", "Bin name", "Incoming (not editable)", "Incoming", ...Object.values(counted).flat()];

/** Columns of the older format, one per location. */
const locationColumns = (header: readonly string[]): string[] =>
  header.includes("Location") || others.some((name) => header.includes(name))
    ? []
    : header.filter((name) => name !== "" && !about.has(name) && name !== "refused_because");

const unused = new Set(["HS Code", "COO", "Bin name", "Incoming (not editable)", "Incoming"]);
export const isInventoryColumn = (column: string, header: readonly string[]): boolean =>
  (about.has(column) || others.includes(column) || locationColumns(header).includes(column)) && !unused.has(column);

/** A variant without a SKU gets the one that the product import derives from handle and options. */
export function skuOf(cell: (column: string) => string): string {
  const given = cell("SKU").replace(/^'(?=\d)/, "");
  if (given !== "") return given;
  const uid = slugOf(cell("Handle"));
  const isPlain = cell("Option1 Name") === "Title" && cell("Option1 Value") === "Default Title";
  const labels = isPlain ? [] : [1, 2, 3].flatMap((number) => cell(`Option${number} Value`) || []);
  return uid === "" ? "" : madeSku(uid, labels);
}

const reader = (item: FileItem, header: readonly string[]) => {
  const at = new Map(header.map((name, place) => [name, place]));
  return (row: number, column: string) => item.cells[row]?.[at.get(column) ?? -1]?.trim() ?? "";
};

/** The locations named in a variant's rows. */
export function locationsOf(item: FileItem, { header }: Layout): string[] {
  const cell = reader(item, header);
  if (!header.includes("Location")) return locationColumns(header);
  return item.cells.flatMap((_, row) => cell(row, "Location") || []);
}

export function levelOf(item: FileItem, { header, location }: Layout): Level {
  const cell = reader(item, header);
  const faults: Fault[] = [];
  const labels = [1, 2, 3].flatMap((number) => cell(0, `Option${number} Value`) || []).filter(isNoDefault);
  const count = (row: number, column: string): number | null => {
    const text = cell(row, column);
    if (text === "" || /^not stocked$/i.test(text)) return null;
    if (/^-?\d{1,9}$/.test(text)) return Number(text);
    addFault(faults, { row: item.row + row, column, why: `is no whole number: ${text.slice(0, 40)}` });
    return null;
  };
  const first = (row: number, columns: readonly string[]): number | null => {
    const column = columns.find((name) => header.includes(name) && cell(row, name) !== "");
    return column === undefined ? null : count(row, column);
  };
  /** The sellable quantity: what is on hand minus committed and unavailable units. */
  const left = (row: number): number | null => {
    const promised = (first(row, counted.committed) ?? 0) + (first(row, counted.unavailable) ?? 0);
    const counts = first(row, counted.newOnHand);
    if (counts !== null) return counts - promised;
    const onHand = first(row, counted.onHand);
    return first(row, counted.available) ?? (onHand === null ? null : onHand - promised);
  };
  const isMeant = (name: string) => location === undefined || name === location;
  const columns = locationColumns(header).filter(isMeant);
  const found = item.cells.flatMap((cells, row): (number | null)[] => {
    if (cells.length === 0) return [];
    if (columns.length > 0) return columns.map((column) => count(row, column));
    return !header.includes("Location") || isMeant(cell(row, "Location")) ? [left(row)] : [];
  });
  const said = found.filter((pieces) => pieces !== null);
  return {
    item,
    faults,
    sku: skuOf((column) => cell(0, column)),
    name: [cell(0, "Title"), ...labels].filter(Boolean).join(" / "),
    // A negative quantity means oversold units, so nothing can be sold.
    pieces:
      said.length === 0
        ? null
        : Math.max(
            0,
            said.reduce((sum, pieces) => sum + pieces, 0),
          ),
  };
}

const isNoDefault = (label: string) => label !== "Default Title";
