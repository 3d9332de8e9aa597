import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

/** A variant's low-stock threshold (null: the shop's) and shelf (null: not set). */
export type Keeping = { id: number; lowAt: number | null; shelf: string | null };

/** Writes both for variants that this transaction has locked; levels are not changed. */
export async function storeKeeping(trx: Transaction, rows: readonly Keeping[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into stock as s (variant_id, available, low_at, shelf)
    select id, 0, "lowAt", shelf
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, "lowAt" int, shelf text) order by id
    on conflict (variant_id) do update set low_at = excluded.low_at, shelf = excluded.shelf
    where (s.low_at, s.shelf) is distinct from (excluded.low_at, excluded.shelf)`.execute(trx);
}
