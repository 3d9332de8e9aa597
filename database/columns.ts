import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** Kinds of columns that many tables share: selected, inserted and updated as what. */

export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = JSONColumnType<T & object, string, string>;
export type Decided = {
  reason: Generated<string>;
  created_at: Stamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: Generated<string>;
};
