import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { literals, orNull } from "#commerce/shared/rest/shapes.ts";
import type { Db } from "#database/tables.ts";

/** The history of a variant's stock, written by a trigger (database/functions/stock.sql). */

const text = Type.String();
const whole = Type.Integer();
export const LedgerEntry = Type.Object({
  id: whole,
  at: text,
  /** The difference in units. */
  change: whole,
  /** The available units afterwards. */
  available: whole,
  reason: literals(["sale", "return", "count", "correction", "import", "revert"]),
  note: text,
  /** The member, key or program; empty for the shop itself. */
  madeBy: text,
  /** For a sale, its order. */
  orderId: orNull(whole),
});
type LedgerEntry = Static<typeof LedgerEntry>;
type Row = Omit<LedgerEntry, "at"> & { at: Date };

/** Newest first; `before`: the last id of the previous page. */
export async function ledgerOf(
  db: Db,
  variantId: number,
  before: number | undefined,
  limit: number,
): Promise<LedgerEntry[]> {
  const { rows } = await sql<Row>`
    select id, at, change, available, reason, note, made_by as "madeBy",
      -- An order and what it took from stock begin in one transaction, and so at one moment.
      case when reason = 'sale' then (
        select o.id from orders o where o.placed_at = g.at
          and exists (select from order_lines l where l.order_id = o.id and l.variant_id = g.variant_id) limit 1) end
        as "orderId"
    from stock_ledger g
    where variant_id = ${variantId} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
