import { CsvError, parse } from "csv-parse/sync";
import { readHours } from "./notation.ts";
import type { StoreBody } from "./rest.ts";

/** Stores as a table: the first line names the columns as StoreBody does; lists are joined by "|", hours as notation.ts has them. */

const lists = new Set(["brands", "services"]);
const numbers = new Set(["lat", "lng"]);
const flags = new Set(["is_own", "is_visible"]);

type Table = { rows: Partial<StoreBody>[]; faults: Record<string, string> };

/** Rows as bodies that are still to be checked; faults by row and column where a cell or its quotes cannot be read. */
export function readTable(text: string): Table {
  const faults: Record<string, string> = {};
  try {
    const rows = parseRows(text).map((cells, index) => {
      const row: Record<string, unknown> = {};
      for (const [name, given] of Object.entries(cells)) {
        const cell = given.trim();
        if (cell === "") continue;
        const value = readCell(name, cell);
        if (value === undefined) faults[`stores.${index}.${name}`] = "cannot be read";
        else row[name] = value;
      }
      return row as Partial<StoreBody>;
    });
    return { rows, faults };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], faults: faultOf(error) };
  }
}

/** RFC 4180; a semicolon separates cells where the first line has one and no comma. Rows may be shorter than the first. */
function parseRows(text: string): Record<string, string>[] {
  const [first = ""] = text.split(/\r?\n/, 1);
  return parse(text, {
    bom: true,
    delimiter: first.includes(";") && !first.includes(",") ? ";" : ",",
    record_delimiter: ["\r\n", "\n", "\r"],
    columns: (head: string[]) => head.map((name) => name.trim().toLowerCase() || false),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
}

const quoteFaults: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "opens a quote that is never closed",
  CSV_INVALID_CLOSING_QUOTE: "goes on after its closing quote",
  INVALID_OPENING_QUOTE: "holds a quote, so it must be quoted as a whole, with its own quotes doubled",
};

/** By row and column; by line where that is the first, which names the columns, or has a cell beyond them. */
function faultOf({ code, column, records, lines, message }: CsvError): Record<string, string> {
  const text = quoteFaults[code] ?? message;
  return typeof column === "string"
    ? { [`stores.${records}.${column}`]: text }
    : { stores: `line ${lines}: a cell ${text}` };
}

/** Undefined: it cannot be read. */
function readCell(name: string, cell: string): unknown {
  if (name === "hours") return readHours(cell) ?? undefined;
  if (numbers.has(name)) return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined;
  if (flags.has(name)) return /^(yes|true|1)$/i.test(cell) ? true : /^(no|false|0)$/i.test(cell) ? false : undefined;
  if (!lists.has(name)) return cell;
  return [...new Set(cell.split("|").map((one) => one.trim()))].filter(Boolean);
}
