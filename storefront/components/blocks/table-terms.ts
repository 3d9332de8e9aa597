import { createContext } from "react";

/** How a page shows the tables of its text: in the reader's units, with the row of their size marked. */
export type TableTerms = {
  head: (head: string) => string;
  cell: (head: string, cell: string) => string;
  /** The first cell of the marked row. */
  own?: string;
};

/** Null where tables are shown as they were written. */
export const TableTermsContext = createContext<TableTerms | null>(null);
