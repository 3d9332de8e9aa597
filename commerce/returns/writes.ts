import { sql } from "kysely";
import type { Piece } from "#commerce/fulfilment/rules.ts";
import type { StockChange } from "#commerce/stock/writes.ts";
import type { Transaction } from "#database/tables.ts";
import type { ReturnPiece, ReturnStatus } from "./schema.ts";

type NewReturn = { orderId: number; items: readonly ReturnPiece[]; note: string; by: string; status?: ReturnStatus };

export async function insertReturn(
  trx: Transaction,
  { orderId, items, note, by, status = "requested" }: NewReturn,
): Promise<number> {
  const { id } = await trx
    .insertInto("returns")
    .values({ order_id: orderId, note, made_by: by, status })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("return_items")
    .values(
      items.map(({ orderLineId, quantity, reason }) => ({
        return_id: id,
        order_line_id: orderLineId,
        quantity,
        reason,
      })),
    )
    .execute();
  return id;
}

/** Without an answer the one before stays. */
export async function updateReturn(trx: Transaction, id: number, status: ReturnStatus, answer = ""): Promise<void> {
  await sql`
    update returns set status = ${status}, answer = coalesce(nullif(${answer}, ''), answer), updated_at = now()
    where id = ${id}`.execute(trx);
}

/** Puts pieces that came back into stock, in the order of variants, as orders take it. */
export async function restock(trx: Transaction, orderId: number, pieces: readonly Piece[]): Promise<StockChange> {
  const given = JSON.stringify(pieces.map(({ orderLineId, quantity }) => ({ line: orderLineId, quantity })));
  const back = sql`
    select l.variant_id, min(l.product_id) as product_id, sum(p.quantity)::integer as quantity
    from jsonb_to_recordset(${given}::jsonb) as p(line bigint, quantity integer)
    join order_lines l on l.id = p.line
    where l.order_id = ${orderId} and l.from_stock group by l.variant_id`;
  await sql`
    select from stock where variant_id in (select variant_id from (${back}) b) order by variant_id for update`.execute(
    trx,
  );
  const { rows } = await sql<{ productId: number; before: number }>`
    update stock s set available = s.available + b.quantity from (${back}) b where s.variant_id = b.variant_id
    returning b.product_id as "productId", s.available - b.quantity as before`.execute(trx);
  return {
    turned: rows.filter(({ before }) => before === 0).map(({ productId }) => productId),
    shown: rows.map(({ productId }) => productId),
  };
}
