import type { Texts } from "#commerce/shared/own-fields/schema.ts";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Permission } from "#commerce/staff/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Fault, FileItem, Layout, ReportRow } from "./schema.ts";

/** One kind of file that staff import. Its module says what is made of rows; the engine reads, keeps and steps through them. */
export type ImportFormat = {
  name: string;
  /** Whether a header row is one of these. The first format that says so reads the file. */
  fits(header: readonly string[]): boolean;
  /** What the header lacks, in words, where somebody said that it is one of these. */
  lacks: string;
  /** Rows that follow one another with the same value here are one thing. */
  keyColumn: string;
  /** Where more than one column is needed to tell things apart. */
  keyOfRow?(cell: (column: string) => string): string;
  /** Other names that columns have had. */
  aliases?: Readonly<Record<string, string>>;
  /** Whether a row without a key goes on with the thing above. */
  goesOn: boolean;
  /** Values that come to the same are the same key. */
  keyOf(cell: string): string;
  /** A column whose values must not stand under two keys. */
  onceColumn?: string;
  /** Columns that something is made of; others are told to be left out. */
  isKnown(column: string, header: readonly string[]): boolean;
  /** Fields that columns of an unknown file can be said to be, and those without which nothing is made. */
  fields: readonly string[];
  /** More of them, which the merchant has made, with what they are called. */
  ownFields?(db: Db): Promise<Record<string, Texts>>;
  required: readonly string[];
  /** What it takes beside imports:write. */
  permissions: readonly Permission[];
  /** Under which name its work is among the jobs; left out: "import". */
  jobKind?: string;
  /** Price lists that the file writes into. */
  regionsOf(layout: Layout): readonly PriceRegion[];
  /** What a thing has several of, one of which may be chosen to count. */
  choicesIn?(item: FileItem, layout: Layout): string[];
  /** Pictures that rows name by their addresses: they are fetched after all else. */
  pictures?: {
    in(item: FileItem, layout: Layout): Picture[];
    attach(trx: Transaction, pictures: readonly AttachedPicture[]): Promise<void>;
  };
  /**
   * Writes things of a file and says of each, in order, what became of it; one that is refused leaves the others alone. With
   * `isTrial` it only says what would become of them, in a transaction that cannot write.
   */
  apply(trx: Transaction, layout: Layout, items: readonly FileItem[], isTrial: boolean): Promise<ReportRow[]>;
};

/** A picture that a file names, for the thing with this key, and for one of its variants where it has a SKU. */
export type Picture = {
  row: number;
  column: string;
  key: string;
  sku: string | null;
  address: string;
  /** What it shows, for whoever does not see it. */
  text: string;
};
/** The id that the library has it under, or why there is none. */
export type FetchedPicture = { asset: string; why?: undefined } | { asset?: undefined; why: string };
export type AttachedPicture = Picture & { place: number; asset: string };

/** The last column of the file of what was refused: why. Reading leaves it out. */
export const refusedColumn = "refused_because";

const mostFaults = 20;
export function addFault(faults: Fault[], fault: Fault): void {
  if (faults.length < mostFaults) faults.push(withReason(fault));
}

/** Columns that nothing is made of. */
export const ignoredColumns = (format: ImportFormat, header: readonly string[]): string[] =>
  header.filter((name) => name !== "" && name !== refusedColumn && !format.isKnown(name, header));
