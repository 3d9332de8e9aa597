import { sql } from "kysely";
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
