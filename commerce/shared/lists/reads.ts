import { type RawBuilder, sql } from "kysely";

/** How the office's lists are searched and counted. */

/** Lists are counted up to this number. */
export const mostCounted = 10_000;

/** Counts up to 10,000, or up to `most`. */
export const countOf = (from: RawBuilder<unknown>, most = mostCounted) =>
  sql<{ total: number }>`/* once */ select count(*)::integer as total from (
    select ${from} limit ${sql.lit(most + 1)}) as counted`;

/** When `isExact` is false, there are more than `total`. */
export type RowCount = { total: number; isExact: boolean };
export type CountedRows<Row> = RowCount & { rows: Row[] };
export const exactness = (total = 0): RowCount => ({
  total: Math.min(total, mostCounted),
  isExact: total <= mostCounted,
});

/** Escapes the wildcards of patterns. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
