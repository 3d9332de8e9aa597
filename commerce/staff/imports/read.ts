import { CsvError, parse } from "csv-parse";
import { plainCell } from "#commerce/shared/csv/lines.ts";
import { addFault, type ImportFormat, refusedColumn } from "./format.ts";
import type { FileItem, Mapping } from "./schema.ts";

/** Reads a CSV of any size up to the limit, one item's rows at a time. */

export const mostBytes = 100 * 1024 * 1024;
const mostRows = 2000;
const mostCells = 300;
const largestRow = 1024 * 1024;

/** Thrown for files that cannot be read; `message` says why. */
export class BadTable extends Error {}
/** The one fault of quotes that does not come from cutting a file off, wherever that is done. */
class QuoteInside extends BadTable {}

/**
 * The row is numbered as in reports, where the header is 1. The library's own number of the line is not used: it counts a
 * line break of two characters within a cell twice, and for a quote that is never closed it is the last line of the file.
 */
function badTable({ code, records, message }: CsvError): BadTable {
  const row = Number(records) + 1;
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return new BadTable(
      `Row ${row} opens a quote (") that is never closed. Close it, or put the whole cell in quotes and double each quote in it.`,
    );
  if (code === "INVALID_OPENING_QUOTE")
    return new QuoteInside(
      `Row ${row} has a quote (") inside a cell. Put the whole cell in quotes and double each quote in it.`,
    );
  if (code === "CSV_INVALID_CLOSING_QUOTE")
    return new BadTable(
      `Row ${row} goes on after the closing quote (") of a cell. Double each quote that belongs to the cell.`,
    );
  return new BadTable(`This is no CSV: ${message}`);
}

/** Decodes bytes as UTF-8; other encodings are refused. */
async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  const text = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new BadTable("The file is not in UTF-8. Save it as “CSV UTF-8” and send it again.");
    }
  };
  for await (const chunk of chunks) {
    if (bytes < 2 && isUtf16(chunk))
      throw new BadTable("The file is in UTF-16. Save it as “CSV UTF-8” and send it again.");
    bytes += chunk.byteLength;
    if (bytes > mostBytes)
      throw new BadTable(`The file is larger than ${mostBytes / 1024 / 1024} MB. Send it in parts.`);
    yield text(chunk);
  }
  yield text();
}

const isUtf16 = ([first, second, , fourth]: Uint8Array) =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  first === 0 ||
  (second === 0 && fourth === 0);

type Opened = {
  /** The columns by the format's names; "" for columns that are not used. */
  header: string[];
  /** The columns by the file's names. */
  columns: string[];
  format: ImportFormat;
  isMapped: boolean;
  items: AsyncGenerator<FileItem>;
  close(): Promise<unknown>;
};
export type Table = Omit<Opened, "close">;
type Opening = {
  formats: readonly ImportFormat[];
  /** The name of the format, when the caller has chosen one. */
  wanted?: string | undefined;
  /** The stored mapping for files with this header; null when there is none. */
  mappingOf(header: readonly string[]): Promise<Mapping | null>;
};

/**
 * Opens a table. Throws BadTable, also while its items are read. A caller that does not read them to the end has to
 * close it.
 */
export async function openTable(chunks: AsyncIterable<Uint8Array>, opening: Opening): Promise<Opened> {
  const rows = rowsIn(decoded(chunks));
  try {
    const columns = await headerOf(rows);
    const { formats, wanted } = opening;
    const own = formats.find(
      ({ name, fits, aliases }) => (wanted === undefined || wanted === name) && fits(calledHere(columns, aliases)),
    );
    const mapping = own ? null : await opening.mappingOf(columns);
    const mapped = formats.find(({ name }) => name === mapping?.format && (wanted === undefined || wanted === name));
    const format = own ?? mapped;
    if (!format) throw new BadTable(formats.find(({ name }) => name === wanted)?.lacks ?? unknown);
    const header = mapping && !own ? mappedHeader(columns, mapping) : calledHere(columns, format.aliases);
    const close = () => rows.return(undefined);
    return { header, columns, format, isMapped: !own, items: grouped(rows, header, format), close };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

const unknown =
  "The first row is none that is known: name its columns, or send our own CSV (with a column uid) or one of Shopify's.";

/** The columns by the format's names. */
export const calledHere = (columns: readonly string[], aliases: ImportFormat["aliases"] = {}): string[] =>
  columns.map((name) => aliases[name] ?? name);

async function headerOf(rows: AsyncGenerator<string[]>): Promise<string[]> {
  const first = await rows.next();
  if (first.done) throw new BadTable("The file is empty.");
  const header = first.value.map((name) => name.trim());
  const twice = header.find((name, place) => name !== "" && header.indexOf(name) !== place);
  if (twice !== undefined) throw new BadTable(`The column ${twice} is there twice.`);
  if (header.some((name) => name.includes("\0"))) throw new BadTable("A column's name holds a null character.");
  if (header.length > mostCells) throw new BadTable(`There are more than ${mostCells} columns.`);
  return header;
}

const mappedHeader = (columns: readonly string[], mapping: Mapping): string[] =>
  columns.map((name) => (name === refusedColumn ? name : (mapping.columns[name] ?? "")));

const samples = 3;
const rowsLookedAt = 50;

/** The columns of a file with some sample values each. Only its first rows are read. */
export async function sampleTable(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ header: string[]; columns: { name: string; samples: string[] }[] }> {
  const rows = rowsIn(decoded(chunks));
  try {
    const header = await headerOf(rows);
    const found = header.map(() => new Set<string>());
    try {
      for (let row = 0; row < rowsLookedAt; row += 1) {
        const { done, value } = await rows.next();
        if (done) break;
        for (const [at, seen] of found.entries()) {
          const cell = (value[at] ?? "").replaceAll("\0", "").trim();
          if (cell !== "" && seen.size < samples) seen.add(cell.slice(0, 80));
        }
      }
    } catch (error) {
      // The sent beginning of a file may end in the middle of a row, or of the two characters that end it.
      if (!(error instanceof BadTable) || error instanceof QuoteInside) throw error;
    }
    return { header, columns: header.map((name, at) => ({ name, samples: [...(found[at] ?? [])] })) };
  } finally {
    await rows.return(undefined);
  }
}

async function* rowsIn(text: AsyncGenerator<string>): AsyncGenerator<string[]> {
  const first = await text.next();
  if (first.done) return;
  const [line = ""] = first.value.split("\n", 1);
  const delimiter = line.split(";").length > line.split(",").length ? ";" : ",";
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: largestRow, skip_empty_lines: false });
  const feeding = (async () => {
    const room = () =>
      new Promise<void>((go) => {
        const on = () => {
          parser.off("drain", on).off("close", on);
          go();
        };
        parser.on("drain", on).on("close", on);
      });
    const write = (chunk: string) => (parser.write(chunk) ? undefined : room());
    await write(first.value);
    for await (const chunk of text) {
      if (parser.destroyed) return;
      await write(chunk);
    }
    parser.end();
  })().catch((error) => void parser.destroy(error));
  try {
    for await (const row of parser) yield row as string[];
    await feeding;
  } catch (error) {
    throw error instanceof CsvError ? badTable(error) : error;
  } finally {
    parser.destroy();
  }
}

/**
 * Groups consecutive rows with the same key into one item. In some formats, a row without a key continues the item
 * above.
 */
async function* grouped(
  rows: AsyncGenerator<string[]>,
  header: string[],
  format: ImportFormat,
): AsyncGenerator<FileItem> {
  const at = header.indexOf(format.keyColumn);
  // The file of refused items was written by csvLine(), which is undone here.
  const isOurs = header.includes(refusedColumn);
  const places = new Map(header.map((name, place) => [name, place]));
  const { onceColumn = "" } = format;
  const onceAt = onceColumn === "" ? -1 : header.indexOf(onceColumn);
  const owners = new Map<string, { row: number; key: string }>();
  const seen = new Map<string, number>();
  let item: FileItem | null = null;
  let row = 1;
  for await (const given of rows) {
    row += 1;
    const isBroken = given.some((cell) => cell.includes("\0"));
    const read = isBroken ? given.map((cell) => cell.replaceAll("\0", "")) : given;
    const cells = isOurs ? read.map(plainCell) : read;
    if (cells.every((cell) => cell.trim() === "")) {
      if (item) item.cells.push([]);
      continue;
    }
    const own = format.keyOfRow?.((column) => cells[places.get(column) ?? -1]?.trim() ?? "") ?? cells[at]?.trim();
    const key: string = own || (format.goesOn ? (item?.key ?? "") : "");
    if (!item || key !== item.key || key === "") {
      if (item) yield item;
      item = { row, key, cells: [], faults: [] };
      const same = format.keyOf(key);
      const former = seen.get(same);
      if (key === "") fault(item, row, header[at], "is empty");
      else if (former !== undefined) fault(item, row, header[at], `is there twice: row ${former} has it too`);
      else seen.set(same, row);
    }
    const once = onceAt < 0 ? "" : (cells[onceAt]?.trim() ?? "");
    const owner = owners.get(once);
    if (owner && owner.key !== key) fault(item, row, onceColumn, `is there twice: row ${owner.row} has it too`);
    else if (once !== "") owners.set(once, { row, key });
    if (isBroken) fault(item, row, header[at], "is in a row with a null character");
    if (cells.slice(header.length).some((cell) => cell !== ""))
      fault(item, row, header.at(-1), "has more cells behind it than there are columns");
    if (item.cells.length < mostRows) item.cells.push(cells.slice(0, header.length));
    else fault(item, row, header[at], `has more than ${mostRows} rows`);
  }
  if (item) yield item;
}

const fault = ({ faults }: FileItem, row: number, column = "", why: string): void =>
  addFault(faults, { row, column, why });
