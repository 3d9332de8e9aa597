import type { ReportFilter, ReportRow } from "./schema.ts";

/** Whether a row of a dry run is among those that a filter asks for. Pure, also used in the browser. */
export const isWanted =
  ({ q = "", outcome }: ReportFilter) =>
  (row: Pick<ReportRow, "outcome" | "key" | "name">): boolean =>
    (!outcome || row.outcome === outcome) && `${row.key} ${row.name}`.toLowerCase().includes(q.trim().toLowerCase());
