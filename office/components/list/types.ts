import type { ReactNode } from "react";
import type { Key } from "../../i18n/languages.ts";
import type { Say, useFormats } from "../../i18n/text.tsx";
import type { ListSearch } from "./search.ts";

export type Tools = { say: Say; formats: ReturnType<typeof useFormats> };

/**
 * One column. `sort` is the server's name for sorting by it. Columns with `isOptional` are hidden until a member shows
 * them.
 */
export type Column<Row> = {
  id: string;
  label: Key;
  cell: (row: Row, tools: Tools) => ReactNode;
  sort?: string;
  isNumeric?: boolean;
  isOptional?: boolean;
};

export type Filter = {
  name: string;
  label: Key;
  /** The merchant's own name, shown instead of the label. */
  text?: string;
  /** The label of the empty choice; "all" by default. */
  none?: Key;
  /** Choices with the name of a group stand below it. */
  options: (tools: Tools) => readonly (readonly [value: string, label: string, group?: string])[];
};

/** A page of rows. Without a total there are at least as many rows as shown. */
export type Answer<Row> = { rows: readonly Row[]; total?: number; isExact?: boolean };

/** The answer of a count request, for lists that are counted separately (commerce/shared/rest/shapes.ts). */
export type CountAnswer = { meta: { total: number; isExact: boolean } };

/** The rows that a bulk action is for: those with these ids, or all that match. */
export type RowChoice =
  | { ids: string[] }
  /**
   * `total`: the number of matching rows when they were chosen, absent when they were not counted exactly. `these`: which
   * they were, as a preview said.
   */
  | { matching: ListSearch; total?: number | undefined; these?: string | undefined };

export type Bulk = {
  id: string;
  label: Key;
  isDanger?: boolean;
  /** Whether the server can do it with all rows that match, including those not loaded. */
  takesMatching?: boolean;
  /** Whether `run` only opens a dialog, so that nothing has been done yet when it returns: always, or for all that match. */
  asks?: boolean | "matching";
  run: (chosen: RowChoice) => Promise<void>;
};

export type ListOf<Row> = {
  /** The name under which columns, views and cached answers are stored. */
  name: string;
  columns: readonly Column<Row>[];
  load: (search: ListSearch, signal: AbortSignal) => Promise<Answer<Row>>;
  /** Requested in parallel with `load`, for lists whose rows arrive before their count. */
  count?: (search: ListSearch, signal: AbortSignal) => Promise<Omit<Answer<Row>, "rows">>;
  id: (row: Row) => string;
  /** Whether the next page is read on from the last row of this one, so that no page is far. */
  readsOn?: (search: ListSearch) => boolean;
  /** The name of a row, for its link and its checkbox. */
  title: (row: Row) => string;
  /** Replaces the columns: the list of pictures is a grid of tiles. */
  tile?: (row: Row, tools: Tools) => ReactNode;
  /** The path of the page that a row links to. */
  path?: (row: Row) => string;
  filters?: readonly Filter[];
  /** A filter that is always applied and that clearing does not remove, such as the one for the bin. */
  fixed?: ListSearch;
  /** The text shown when the list has no rows at all. */
  empty?: Key;
  /** Whether the server supports searching it. */
  isSearchable?: boolean;
  /** The hint in the search box: what can be searched for. */
  searchHint?: Key;
  bulk?: readonly Bulk[];
  /** Single-key commands for the row that j and k have moved to: { p: publish }. */
  keys?: Record<string, (row: Row) => void>;
};
