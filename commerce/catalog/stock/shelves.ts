import { sql } from "kysely";
import { type ManagementProblem, noFaults, problemOf } from "#commerce/catalog/shared/problems.ts";
import { takeVariants } from "#commerce/catalog/shared/variants.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";

/** Sets the shelves of variants; an empty text or null clears them. All or none. */
export function setShelves(
  db: Db,
  items: readonly { variantId: number; shelf: string | null }[],
): Promise<Result<number, ManagementProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<number, ManagementProblem>> => {
    const faults = noFaults();
    const named = items.map(({ variantId }) => ({ variant_id: variantId }));
    await takeVariants(trx, named, "items", faults);
    const problem = problemOf(faults);
    if (problem) return problem;
    const rows = items.map(({ variantId, shelf }) => ({ id: variantId, shelf: shelf?.trim() || null }));
    await sql`
      insert into stock as s (variant_id, available, shelf)
      select id, 0, shelf from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, shelf text) order by id
      on conflict (variant_id) do update set shelf = excluded.shelf where s.shelf is distinct from excluded.shelf`.execute(
      trx,
    );
    return ok(items.length);
  });
}

/** The shelves of these variants, as far as they are set. */
export async function findShelves(db: Db, variantIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; shelf: string }>`
    select variant_id as id, shelf from stock
    where variant_id = any (${[...new Set(variantIds)]}::integer[]) and shelf is not null`.execute(db);
  return new Map(rows.map(({ id, shelf }) => [id, shelf]));
}
