import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** Column types that many tables share: the types on select, insert and update. */

export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = JSONColumnType<T & object, string, string>;
export type ColumnDecision = {
  reason: Generated<string>;
  created_at: Stamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decided_by: Generated<string>;
};
