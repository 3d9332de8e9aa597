import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { Piece } from "./rules.ts";

/**
 * Restocks pieces of an order: the named ones, or all. Each piece is restocked only once, whether by a cancellation, a
 * refund or a return: order_lines.restocked counts them, and pieces beyond the line's quantity are left out.
 */
export async function restock(trx: Transaction, orderId: number, pieces?: readonly Piece[]): Promise<void> {
  const named = pieces && JSON.stringify(pieces.map(({ orderLineId, quantity }) => ({ line: orderLineId, quantity })));
  const asked = named
    ? sql`(
        select line, sum(quantity)::integer as quantity from jsonb_to_recordset(${named}::jsonb) as p(line bigint, quantity integer)
        group by line
      )`
    : sql`(select id as line, quantity from order_lines where order_id = ${orderId})`;
  // Locks the lines first, then stock in the order of variants, as orders do.
  await sql`select from order_lines where order_id = ${orderId} order by id for update`.execute(trx);
  await sql`
    select from stock where variant_id in (select variant_id from order_lines where order_id = ${orderId} and from_stock)
    order by variant_id for update`.execute(trx);
  await sql`
    with back as (
      select l.id, l.variant_id, least(a.quantity, l.quantity - l.restocked) as quantity
      from order_lines l join ${asked} a on a.line = l.id
      where l.order_id = ${orderId} and l.from_stock and l.restocked < l.quantity
    ), counted as (
      update order_lines l set restocked = l.restocked + b.quantity from back b where l.id = b.id
    )
    update stock s set available = s.available + b.quantity
    from (select variant_id, sum(quantity)::integer as quantity from back group by variant_id) b
    where s.variant_id = b.variant_id`.execute(trx);
}
