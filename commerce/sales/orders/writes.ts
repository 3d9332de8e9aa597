import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { columnsOf, type Note } from "./history/rules.ts";
import type { OrderStatus, Shipment } from "./schema.ts";
import { beforeStatus, mayBecome } from "./states.ts";

export type OrderProblem = Problem<"order-not-found" | "impossible-status" | "bad-quantity">;

/** Who changes an order and why, for its history. Empty when the shop itself does. */
export type Change = { note?: Note; by?: string };

/** Changes an order's state when the state machine allows it, and records it in the history. Locks the order. */
export async function changeStatus(
  trx: Transaction,
  orderId: number,
  to: OrderStatus,
  note: Note = "",
  by = "",
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
  await trx
    .insertInto("order_history")
    .values({ order_id: orderId, status: to, ...columnsOf(note), made_by: by })
    .execute();
  return ok(from);
}

/**
 * A dispute was won: restores the order's state from before the dispute and returns it. Null, without any change, when
 * the order is not disputed or its former state is not `to`.
 */
export async function endDispute(
  trx: Transaction,
  orderId: number,
  { note = "", by = "", to = null }: Change & { to?: OrderStatus | null },
): Promise<OrderStatus | null> {
  const said = columnsOf(note);
  const { rows } = await sql<{ status: OrderStatus }>`
    with locked as (select id from orders where id = ${orderId} and status = 'disputed' for update),
    before as (
      select h.status from order_history h join locked on locked.id = h.order_id
      where h.status = any (${beforeStatus("disputed")}) order by h.id desc limit 1
    ), moved as (
      update orders o set status = b.status, updated_at = now() from locked l, before b
      where o.id = l.id and b.status = coalesce(${to}, b.status) returning o.id, o.status
    )
    insert into order_history (order_id, status, note, fact, made_by)
    select id, status, ${said.note}, ${said.fact}::jsonb, ${by} from moved returning status`.execute(trx);
  return rows[0]?.status ?? null;
}

/** Records an event that does not change the order's state. */
export async function noteHistory(
  trx: Transaction,
  orders: number | readonly number[],
  { note = "", by = "" }: Change,
): Promise<void> {
  const said = columnsOf(note);
  await sql`
    insert into order_history (order_id, status, note, fact, made_by)
    select id, status, ${said.note}, ${said.fact}::jsonb, ${by} from orders where id = any (${[orders].flat()}::integer[]) order by id`.execute(
    trx,
  );
}

type NewShipment = Pick<Shipment, "orderId" | "trackingNumber" | "provider"> & Partial<Pick<Shipment, "items">>;

/**
 * Ships lines of an order, which becomes shipped when every unit is under way, else partially shipped. Without items,
 * everything left is shipped.
 */
export async function addShipment(
  trx: Transaction,
  shipment: NewShipment,
  { note = "", by = "" }: Change = {},
): Promise<Result<number, OrderProblem>> {
  const { orderId } = shipment;
  await trx.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
  const left = new Map((await unshipped(trx, orderId)).map((line) => [line.id, line.quantity]));
  const rest = () => [...left].filter(([, quantity]) => quantity > 0);
  const items = shipment.items ?? rest().map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
  if (items.length === 0)
    return fail("bad-quantity", "Nothing is left to ship.", { fields: { items: "nothing is left" } });
  for (const { orderLineId, quantity } of items) {
    const remaining = (left.get(orderLineId) ?? 0) - quantity;
    if (!(Number.isInteger(quantity) && quantity > 0 && remaining >= 0)) {
      const fields = { items: "hold more pieces than the order still waits for" };
      return fail("bad-quantity", "More pieces than the order still waits for.", { fields, detail: { orderLineId } });
    }
    left.set(orderLineId, remaining);
  }
  const isComplete = rest().length === 0;
  const order = await trx.selectFrom("orders").select("status").where("id", "=", orderId).executeTakeFirst();
  const next = isComplete ? "shipped" : "partially_shipped";
  if (order?.status === next) await noteHistory(trx, orderId, { note, by });
  else {
    const changed = await changeStatus(trx, orderId, next, note, by);
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

/**
 * Completes an order that was picked up: units not shipped before count as handed over now, so that they can be
 * returned like those of a parcel.
 */
export async function handOut(
  trx: Transaction,
  orderId: number,
  { note = "", by = "" }: Change,
): Promise<Result<OrderStatus, OrderProblem>> {
  const changed = await changeStatus(trx, orderId, "completed", note, by);
  const left = changed.ok ? (await unshipped(trx, orderId)).filter(({ quantity }) => quantity > 0) : [];
  const items = JSON.stringify(left.map(({ id, quantity }) => ({ order_line_id: id, quantity })));
  const handed = { order_id: orderId, items, delivered_at: new Date() };
  if (left.length > 0) await trx.insertInto("shipments").values(handed).execute();
  return changed;
}

/**
 * Reverts a mistaken hand-over: the order is ready for pickup again, and the recorded hand-over is removed. Returns
 * false, without any change, when the hand-over was not the last step, or something of it was returned or refunded
 * since. Locks the order.
 */
export async function undoHandOut(trx: Transaction, orderId: number, { note = "", by = "" }: Change): Promise<boolean> {
  const to: OrderStatus = "awaiting_pickup";
  const said = columnsOf(note);
  const { rows } = await sql`
    with locked as (select id from orders where id = ${orderId} and status = 'completed' for update),
    handed as (
      select h.order_id, h.at from order_history h join locked on locked.id = h.order_id
      where not exists (select from returns r where r.order_id = h.order_id and r.status <> 'refused')
        and not exists (
          select from refunds r join payments p on p.id = r.payment_id
          where p.order_id = h.order_id and r.status <> 'failed' and r.created_at >= h.at)
        and h.id > (select max(id) from order_history where order_id = h.order_id and status <> 'completed')
      order by h.id limit 1
    ), taken as (
      -- Written in one transaction, both have the same moment.
      delete from shipments s using handed where s.order_id = handed.order_id and s.created_at = handed.at
    ), moved as (
      update orders o set status = ${to}, updated_at = now() from handed where o.id = handed.order_id returning o.id
    )
    insert into order_history (order_id, status, note, fact, made_by)
    select id, ${to}, ${said.note}, ${said.fact}::jsonb, ${by} from moved returning order_id`.execute(trx);
  return rows.length > 0;
}

/**
 * Marks one parcel of an order, or all parcels under way, as delivered. Returns the ids of those that were not
 * delivered before.
 */
export async function noteDelivery(
  trx: Transaction,
  { orderId, shipmentId, at }: { orderId: number; shipmentId?: number; at: Date },
): Promise<number[]> {
  const rows = await trx
    .updateTable("shipments")
    .set({ delivered_at: at })
    .where("order_id", "=", orderId)
    .where("delivered_at", "is", null)
    .$if(shipmentId !== undefined, (update) => update.where("id", "=", shipmentId as number))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The units still to be shipped, without those that were refunded and returned to stock. */
export async function unshipped(db: Db, orderId: number): Promise<{ id: number; quantity: number }[]> {
  return (await unshippedOf(db, [orderId])).get(orderId) ?? [];
}

/** The same for several orders, by their ids. */
export async function unshippedOf(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, { id: number; quantity: number }[]>> {
  const { rows } = await sql<{ orderId: number; id: number; quantity: number }>`
    select l.order_id as "orderId", l.id, (l.quantity - coalesce((
      select sum((i ->> 'quantity')::integer) from shipments s, jsonb_array_elements(s.items) as i
      where s.order_id = l.order_id and (i ->> 'order_line_id')::bigint = l.id
    ), 0) - coalesce((
      select sum((i ->> 'quantity')::integer) from payments p join refunds r on r.payment_id = p.id and r.restock,
        jsonb_array_elements(r.items) as i
      where p.order_id = l.order_id and r.status <> 'failed' and (i ->> 'order_line_id')::bigint = l.id
        and coalesce((i ->> 'restock')::boolean, true)
    ), 0))::integer as quantity
    from order_lines l where l.order_id = any (${[...orderIds]}::integer[]) order by l.id`.execute(db);
  const found = new Map<number, { id: number; quantity: number }[]>();
  for (const { orderId, ...line } of rows) found.set(orderId, [...(found.get(orderId) ?? []), line]);
  return found;
}

/** The payment waits for the shopper's second step, and so does the order. Does nothing when it is already settled. */
export async function awaitSecondStep(db: Db, paymentId: string, reference: string, url: string | null): Promise<void> {
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

export async function noteConfirmation(db: Db, orderId: number): Promise<void> {
  await db.updateTable("orders").set({ confirmation_sent_at: new Date() }).where("id", "=", orderId).execute();
}
