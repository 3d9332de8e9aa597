import { sql } from "kysely";

/** Rows as one JSON value for a statement, which takes them apart with jsonb_to_recordset. */
export const jsonOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
