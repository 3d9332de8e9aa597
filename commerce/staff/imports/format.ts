import type { Texts } from "#commerce/shared/own-fields/schema.ts";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Fault, FileItem, Layout, ReportRow } from "./schema.ts";

/**
 * A kind of file that staff import. Its module interprets the rows; the import engine reads, stores and iterates over
 * them.
 */
export type ImportFormat = {
  name: string;
  /** Whether a header row belongs to this format. The first format that returns true reads the file. */
  fits(header: readonly string[]): boolean;
  /** The message about the missing columns, when the caller has named this format. */
  lacks: string;
  /** Consecutive rows with the same value in this column are one item. */
  keyColumn: string;
  /** Keys name persons: a job's report, which more staff may read, names rows alone. */
  isPersonal?: true;
  /** Returns a row's key, when one column is not enough. */
  keyOfRow?(cell: (column: string) => string): string;
  /** Former names of columns. */
  aliases?: Readonly<Record<string, string>>;
  /** Whether a row without a key continues the item above. */
  goesOn: boolean;
  /** Normalises a key: values with the same result are the same key. */
  keyOf(cell: string): string;
  /** A column whose values must not occur under two keys. */
  onceColumn?: string;
  /** Whether a column is used; other columns are reported as ignored. */
  isKnown(column: string, header: readonly string[]): boolean;
  /**
   * `fields`: the fields that columns of an unknown file can be mapped to. `required`: those without which nothing can
   * be imported.
   */
  fields: readonly string[];
  /** Further fields, defined by the merchant, with their labels. */
  ownFields?(db: Db): Promise<Record<string, Texts>>;
  required: readonly string[];
  /** Permissions needed in addition to imports:write. */
  permissions: readonly Permission[];
  /** Columns that need stock:write as well. */
  stockColumns?: readonly string[];
  /** The kind of the import's job. When absent: "import". */
  jobKind?: string;
  /** The price lists that the file changes. */
  regionsOf(layout: Layout): readonly PriceRegion[];
  /** The item's alternatives of which one can be chosen to count, such as the locations of an inventory. */
  choicesIn?(item: FileItem, layout: Layout): string[];
  /** Pictures given by their addresses in rows; they are fetched after everything else. */
  pictures?: {
    in(item: FileItem, layout: Layout): Picture[];
    /** Why a picture will surely not be fetched from its address; null when only fetching tells. */
    faultOf(address: string, allowPrivate: boolean): string | null;
    attach(trx: Transaction, pictures: readonly AttachedPicture[]): Promise<void>;
  };
  /**
   * Writes items of a file and returns each one's outcome, in the same order. A refused item does not affect the
   * others. With `isTrial` it only returns the outcomes, in a read-only transaction.
   */
  apply(trx: Transaction, layout: Layout, items: readonly FileItem[], isTrial: boolean): Promise<ReportRow[]>;
};

/** A picture named in a file, for the item with this key, and for one of its variants when it has a SKU. */
export type Picture = {
  row: number;
  column: string;
  key: string;
  sku: string | null;
  address: string;
  /** The alternative text. */
  text: string;
};
/** The picture's id in the media library, or the reason why it is missing. */
export type FetchedPicture = { asset: string; why?: undefined } | { asset?: undefined; why: string };
export type AttachedPicture = Picture & { place: number; asset: string };

/** The last column in the file of refused items: the reasons. Ignored when the file is imported again. */
export const refusedColumn = "refused_because";

const mostFaults = 20;
export function addFault(faults: Fault[], fault: Fault): void {
  if (faults.length < mostFaults) faults.push(withReason(fault));
}

/** The columns that are not used. */
export const ignoredColumns = (format: ImportFormat, header: readonly string[]): string[] =>
  header.filter((name) => name !== "" && name !== refusedColumn && !format.isKnown(name, header));
