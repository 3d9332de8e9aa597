import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { Swap } from "./exchange/schema.ts";
import type { Receipt, ReturnPiece, ReturnStatus, Settlement } from "./schema.ts";

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

/** Without an answer the earlier one stays. */
export async function updateReturn(trx: Transaction, id: number, status: ReturnStatus, answer = ""): Promise<void> {
  await sql`
    update returns set status = ${status}, answer = coalesce(nullif(${answer}, ''), answer), updated_at = now()
    where id = ${id}`.execute(trx);
}

/** Stores the received pieces and their conditions; the settlement is still to be decided. */
export async function insertReceipts(trx: Transaction, id: number, receipts: readonly Receipt[]): Promise<void> {
  const rows = receipts.map(({ orderLineId, quantity, condition, restock }) => ({
    return_id: id,
    order_line_id: orderLineId,
    quantity,
    condition,
    restock,
  }));
  await trx.insertInto("return_receipts").values(rows).execute();
}

type Decision = {
  settlement: Settlement;
  amount?: number | null;
  exchangeOrderId?: number;
  exchangeItems?: readonly Swap[];
};

export async function decideReturn(
  trx: Transaction,
  id: number,
  { settlement, amount, exchangeOrderId, exchangeItems }: Decision,
): Promise<void> {
  await trx
    .updateTable("returns")
    .set({
      settlement,
      ...(amount !== undefined && { refund_amount: amount }),
      ...(exchangeOrderId !== undefined && { exchange_order_id: exchangeOrderId }),
      ...(exchangeItems !== undefined && { exchange_items: JSON.stringify(exchangeItems) }),
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .execute();
}
