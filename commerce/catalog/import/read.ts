import { parse } from "csv-parse";
import { plainCell } from "#commerce/shared/csv.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { ourColumns } from "./ours.ts";
import type { Fault, FileItem, Format, Layout } from "./schema.ts";
import { shopifyColumns, slugOf } from "./shopify.ts";

/** Reads a CSV of any size up to the limit, the rows of one product at a time. */

export const mostBytes = 100 * 1024 * 1024;
const mostRows = 2000;
const mostCells = 300;
const largestRow = 1024 * 1024;

/** What is no such file; `message` says why. */
export class BadTable extends Error {}

/** Bytes as UTF-8; another encoding is refused before anything is made of it. */
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

type Opened = { header: string[]; format: Format; items: AsyncGenerator<FileItem>; close(): Promise<unknown> };

/** Throws BadTable, also while its items are read. Whoever does not read them to the end closes it. */
export async function openTable(chunks: AsyncIterable<Uint8Array>, wanted?: Format): Promise<Opened> {
  const rows = rowsIn(decoded(chunks));
  try {
    const first = await rows.next();
    if (first.done) throw new BadTable("The file is empty.");
    const header = first.value.map((name) => name.trim());
    const format = formatOf(header, wanted);
    return { header, format, items: grouped(rows, header, format), close: () => rows.return(undefined) };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

function formatOf(header: readonly string[], wanted?: Format): Format {
  const twice = header.find((name, place) => name !== "" && header.indexOf(name) !== place);
  if (twice !== undefined) throw new BadTable(`The column ${twice} is there twice.`);
  if (header.some((name) => name.includes("\0"))) throw new BadTable("A column's name holds a null character.");
  if (header.length > mostCells) throw new BadTable(`There are more than ${mostCells} columns.`);
  const format = header.includes("Handle") ? "shopify" : header.includes("uid") ? "ours" : null;
  if (format === null || (wanted !== undefined && wanted !== format))
    throw new BadTable(
      wanted === "shopify"
        ? "The first row has no column Handle, so that this is no product CSV of Shopify."
        : wanted === "ours" || format !== null
          ? "The first row has no column uid, so that this is no CSV of ours."
          : "The first row has neither a column uid (our CSV) nor Handle (Shopify's product CSV).",
    );
  return format;
}

async function* rowsIn(text: AsyncGenerator<string>): AsyncGenerator<string[]> {
  const first = await text.next();
  if (first.done) return;
  const [line = ""] = first.value.split("\n", 1);
  const delimiter = line.split(";").length > line.split(",").length ? ";" : ",";
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: largestRow, skip_empty_lines: false });
  const feeding = (async () => {
    const write = (chunk: string) =>
      parser.write(chunk) ? undefined : new Promise<void>((go) => void parser.once("drain", go).once("close", go));
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
    const { code, message } = error as { code?: string; message: string };
    throw code?.startsWith("CSV_") ? new BadTable(`This is no CSV: ${message}`) : error;
  } finally {
    parser.destroy();
  }
}

/** Rows that follow one another with the same key are a product; one without a key goes on with the product above. */
async function* grouped(rows: AsyncGenerator<string[]>, header: string[], format: Format): AsyncGenerator<FileItem> {
  const at = header.indexOf(format === "ours" ? "uid" : "Handle");
  // What was refused was written by csvLine().
  const isOurs = header.includes(refusedColumn);
  const skuColumn = format === "ours" ? "variant_sku" : "Variant SKU";
  const skuAt = header.indexOf(skuColumn);
  const skus = new Map<string, { row: number; key: string }>();
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
    const key: string = cells[at]?.trim() || (item?.key ?? "");
    if (!item || key !== item.key) {
      if (item) yield item;
      item = { row, key, cells: [], faults: [] };
      // Handles that come to the same address are the same product.
      const address = format === "ours" ? key : slugOf(key);
      const former = seen.get(address);
      if (key === "") fault(item, row, header[at], "is empty");
      else if (former !== undefined) fault(item, row, header[at], `is there twice: row ${former} has it too`);
      else seen.set(address, row);
    }
    const sku = skuAt < 0 ? "" : (cells[skuAt]?.trim() ?? "");
    const owner = skus.get(sku);
    if (owner && owner.key !== key) fault(item, row, skuColumn, `is there twice: row ${owner.row} has it too`);
    else if (sku !== "") skus.set(sku, { row, key });
    if (isBroken) fault(item, row, header[at], "is in a row with a null character");
    if (cells.slice(header.length).some((cell) => cell !== ""))
      fault(item, row, header.at(-1), "has more cells behind it than there are columns");
    if (item.cells.length < mostRows) item.cells.push(cells.slice(0, header.length));
    else fault(item, row, header[at], `has more than ${mostRows} rows`);
  }
  if (item) yield item;
}

function fault({ faults }: FileItem, row: number, column = "", why: string): void {
  if (faults.length < 20) faults.push({ row, column, why } satisfies Fault);
}

/** Columns that nothing is made of. */
export function ignoredColumns({ format, header }: Pick<Layout, "format" | "header">): string[] {
  const known = format === "shopify" ? shopifyColumns : new Set([...ourColumns, refusedColumn]);
  const left = header.filter((name) => name !== "" && name !== refusedColumn && !known.has(name));
  return format === "shopify" && header.includes("Image Src") ? [...left, "Image Src"] : left;
}

/** The last column of the file of what was refused: why. Reading leaves it out. */
export const refusedColumn = "refused_because";

/** Price lists that a file writes into. */
export const regionsOf = ({ format, header, market }: Layout) =>
  format === "shopify" ? [market] : priceRegions.filter((region) => header.includes(`price_${region}`));
