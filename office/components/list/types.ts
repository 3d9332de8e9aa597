import type { ReactNode } from "react";
import type { Key } from "../../i18n/languages.ts";
import type { Say, useFormats } from "../../i18n/text.tsx";
import type { ListSearch } from "./search.ts";

export type Tools = { say: Say; formats: ReturnType<typeof useFormats> };

/** One column; `sort` is what the server calls its order. Those with `isOptional` are shown when somebody chooses them. */
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
  /** What the merchant calls it, in the place of the label. */
  text?: string;
  /** What is so where nothing is chosen; all, unless it says otherwise. */
  none?: Key;
  options: (tools: Tools) => readonly (readonly [value: string, label: string])[];
};

/** A page of rows. Without a total there are at least as many as shown, and perhaps more. */
export type Answer<Row> = { rows: readonly Row[]; total?: number; isExact?: boolean };

/** What is answered where a list is counted apart (commerce/shared/rest-shapes.ts). */
export type HowMany = { meta: { total: number; isExact: boolean } };

/** What is done with the selected rows: those named, or all that match. */
export type Chosen =
  | { ids: string[] }
  /** `total`: how many these were when they were chosen; absent where nobody has counted them all. */
  | { matching: ListSearch; total?: number };

export type Bulk = {
  id: string;
  label: Key;
  isDanger?: boolean;
  /** Whether the server can do it with all that match, unseen. */
  takesMatching?: boolean;
  /** Whether it asks in a dialog of its own first: nothing is done when it has run. */
  asks?: boolean;
  run: (chosen: Chosen) => Promise<void>;
};

export type ListOf<Row> = {
  /** Under which columns and views are kept, and answers are held. */
  name: string;
  columns: readonly Column<Row>[];
  load: (search: ListSearch, signal: AbortSignal) => Promise<Answer<Row>>;
  /** Asked beside `load` where rows are there before they are counted. */
  count?: (search: ListSearch, signal: AbortSignal) => Promise<Omit<Answer<Row>, "rows">>;
  id: (row: Row) => string;
  /** What a row is called, for its link and its checkbox. */
  title: (row: Row) => string;
  /** What stands in the place of a row's columns: a list of pictures is a grid of tiles. */
  tile?: (row: Row, tools: Tools) => ReactNode;
  /** Where a row leads. */
  path?: (row: Row) => string;
  filters?: readonly Filter[];
  /** What narrows it always, and no clearing takes away: of the bin, that it is the bin. */
  fixed?: ListSearch;
  /** What is said when it has no rows at all. */
  empty?: Key;
  /** Whether its server searches. */
  isSearchable?: boolean;
  /** What can be typed into its search box. */
  searchHint?: Key;
  bulk?: readonly Bulk[];
  /** What single keys do with the row that j and k have come to: { p: publish }. */
  keys?: Record<string, (row: Row) => void>;
};
