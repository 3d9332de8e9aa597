import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { OrderStatus, Shipment } from "./schema.ts";
import { beforeStatus, mayBecome } from "./states.ts";

export type OrderProblem = Problem<"order-not-found" | "impossible-status" | "bad-quantity">;

/** Moves an order on, if the state machine allows it, and writes its history. Locks the order. */
export async function changeStatus(
  trx: Transaction,
  orderId: number,
  to: OrderStatus,
  note = "",
): Promise<Result<OrderStatus, OrderProblem>> {
  const order = await trx
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return fail("order-not-found", "There is no such order.");
  const from = order.status as OrderStatus;
  if (!mayBecome(from, to)) {
    return fail("impossible-status", `An order that is ${from} cannot become ${to}.`, { detail: { from, to } });
  }
  await trx.updateTable("orders").set({ status: to, updated_at: new Date() }).where("id", "=", orderId).execute();
  await trx.insertInto("order_history").values({ order_id: orderId, status: to, note }).execute();
  return ok(from);
}

type NewShipment = Pick<Shipment, "orderId" | "trackingNumber" | "provider" | "items">;

/** Ships lines of an order; it becomes shipped when every piece is on its way, else partially shipped. */
export async function addShipment(trx: Transaction, shipment: NewShipment): Promise<Result<number, OrderProblem>> {
  const { orderId, items } = shipment;
  await trx.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
  const left = new Map((await unshipped(trx, orderId)).map((line) => [line.id, line.quantity]));
  for (const { orderLineId, quantity } of items) {
    const rest = (left.get(orderLineId) ?? 0) - quantity;
    if (!(Number.isInteger(quantity) && quantity > 0 && rest >= 0)) {
      return fail("bad-quantity", "More pieces than the order still waits for.", { detail: { orderLineId } });
    }
    left.set(orderLineId, rest);
  }
  const isComplete = [...left.values()].every((quantity) => quantity === 0);
  const order = await trx.selectFrom("orders").select("status").where("id", "=", orderId).executeTakeFirst();
  const next = isComplete ? "shipped" : "partially_shipped";
  if (order?.status !== next) {
    const changed = await changeStatus(trx, orderId, next);
    if (!changed.ok) return changed;
  }
  const { id } = await trx
    .insertInto("shipments")
    .values({
      order_id: orderId,
      tracking_number: shipment.trackingNumber,
      shipping_provider: shipment.provider,
      items: JSON.stringify(items.map((item) => ({ order_line_id: item.orderLineId, quantity: item.quantity }))),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return ok(id);
}

async function unshipped(db: Db, orderId: number): Promise<{ id: number; quantity: number }[]> {
  const { rows } = await sql<{ id: number; quantity: number }>`
    select l.id, (l.quantity - coalesce((
      select sum((i ->> 'quantity')::integer) from shipments s, jsonb_array_elements(s.items) as i
      where s.order_id = l.order_id and (i ->> 'order_line_id')::bigint = l.id
    ), 0))::integer as quantity
    from order_lines l where l.order_id = ${orderId} order by l.id`.execute(db);
  return rows;
}

/** The payment waits for the shopper's second step: so does the order. Nothing happens when it is settled already. */
export async function awaitSecondStep(db: Db, paymentId: string, reference: string, url: string): Promise<void> {
  const to: OrderStatus = "awaiting_payment";
  await sql`
    with payment as (
      update payments set status = 'action_required', reference = ${reference}, action_url = ${url}, updated_at = now()
      where id = ${paymentId} and status = 'pending' returning order_id
    ), moved as (
      update orders o set status = ${to}, updated_at = now() from payment p
      where o.id = p.order_id and o.status = any (${beforeStatus(to)}) returning o.id
    )
    insert into order_history (order_id, status) select id, ${to} from moved`.execute(db);
}
