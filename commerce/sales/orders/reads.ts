import { type RawBuilder, sql } from "kysely";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { countOf, exactness, type RowCount } from "#commerce/shared/lists/reads.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import { opens } from "./access.ts";
import { trackingUrl } from "./carriers.ts";
import type { HistoryFact } from "./history/fact.ts";
import type { Order, OrderLine, OrderStatus, Shipment } from "./schema.ts";

type Row = Omit<Order, "lines" | "extras" | "invoice" | "payment" | "hold"> & {
  hold: string | null;
  extras: Order["extras"] | null;
  invoice: Order["invoice"] | null;
  payment: Order["payment"] | null;
  lines: (Omit<OrderLine, "image"> & { image: string | null })[];
  accessHash: Buffer;
};

/** Reads orders with their lines in one statement. */
async function find(db: Db, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.id, o.version, o.customer_id as "customerId", o.region, o.currency, o.country, o.language, o.status, o.email,
      o.billing_address as "billingAddress", o.shipping_address as "shippingAddress",
      o.shipping_method as "shippingMethod", o.totals, o.total, o.placed_at as "placedAt",
      o.confirmed_at as "confirmedAt", o.updated_at as "updatedAt", o.access_hash as "accessHash",
      own_fields_of('order', o.own_fields) as "ownFields", o.hold_reason as hold,
      o.extras, case when o.extras ? 'invoice' then (
        select json_build_object('dueOn', p.due_on, 'paidOn', p.paid_on,
          'owed', case p.status when 'invoiced' then p.amount - p.refunded else 0 end)
        from payments p where p.order_id = o.id and p.due_on is not null
      ) end as invoice,
      (
        select json_build_object('provider', p.provider, 'with', p.paid_with)
        from payments p where p.order_id = o.id and p.status in ('captured', 'refunded') and p.amount > 0
          and p.due_on is null
        order by p.created_at desc limit 1
      ) as payment,
      (
        select json_agg(json_build_object(
          'id', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'sku', l.sku, 'name', l.name,
          'options', l.options, 'image', l.image, 'quantity', l.quantity, 'unitPrice', l.unit_price, 'total', l.total
        ) order by l.id)
        from order_lines l where l.order_id = o.id
      ) as lines
    from orders o where ${where}`.execute(db);
  return rows;
}

function toOrder({ accessHash: _, lines, extras, invoice, payment, hold, ...order }: Row): Order {
  const more = {
    ...(extras && { extras }),
    ...(invoice && { invoice }),
    ...(payment && { payment }),
    ...(hold && { hold }),
  };
  return { ...order, ...more, lines: lines.map(({ image, ...line }) => (image === null ? line : { ...line, image })) };
}

/** Returns any order; the caller decides who may see it. */
export async function findOrder(db: Db, id: number): Promise<Order | null> {
  const row = isId(id) ? (await find(db, sql`o.id = ${id}`))[0] : undefined;
  return row ? toOrder(row) : null;
}

/** Several orders by id; unknown ids are left out. */
export async function findOrders(db: Db, ids: readonly number[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  return (await find(db, sql`o.id = any (${[...ids]}::integer[]) order by o.id`)).map(toOrder);
}

/** The price regions that these orders were placed in. */
export async function regionsOf(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ region: string }>`
    select distinct region from orders where id = any (${[...ids]}::integer[]) order by region`.execute(db);
  return rows.map(({ region }) => region);
}

/** Orders to pack that are not on hold, the oldest first, in these regions (null: all). */
export async function findWaiting(db: Db, regions: readonly string[] | null, limit: number): Promise<Order[]> {
  const rows = await find(
    db,
    sql`o.status = 'awaiting_fulfillment' and o.hold_reason is null
      and (${regions}::text[] is null or o.region = any (${regions}::text[])) order by o.id limit ${limit}`,
  );
  return rows.map(toOrder);
}

/** The same, locked until the transaction ends. A caller that also locks its payment must do so before. */
export async function lockOrder(trx: Transaction, id: number): Promise<Order | null> {
  const row = isId(id) ? (await find(trx, sql`o.id = ${id} for update of o`))[0] : undefined;
  return row ? toOrder(row) : null;
}

/** A customer's orders, newest first, without attempts that were never paid. `page` starts at 1. */
export async function ordersOf(db: Db, customerId: number, page = 1, perPage = 50): Promise<Order[]> {
  if (!isId(customerId) || !isId(page)) return [];
  const rows = await find(
    db,
    sql`o.customer_id = ${customerId} and not (o.status = 'cancelled' and o.confirmed_at is null)
      order by o.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return rows.map(toOrder);
}

/** The order that this access token opens, or null. */
export async function findOrderForToken(db: Db, orderId: number, token: string): Promise<Order | null> {
  const row = isId(orderId) ? (await find(db, sql`o.id = ${orderId}`))[0] : undefined;
  return row && opens(token, row.accessHash) ? toOrder(row) : null;
}

/** The order, when that email address placed it. */
export async function findOrderForEmail(db: Db, orderId: number, email: string): Promise<Order | null> {
  const order = await findOrder(db, orderId);
  return order && order.email.toLowerCase() === mailbox(email).toLowerCase() ? order : null;
}

export async function shipmentsOf(db: Db, orderId: number): Promise<Shipment[]> {
  if (!isId(orderId)) return [];
  const rows = await db.selectFrom("shipments").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    trackingNumber: row.tracking_number,
    provider: row.shipping_provider,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    items: row.items.map((item) => ({ orderLineId: item.order_line_id, quantity: item.quantity })),
  }));
}

/** A parcel's number, and the carrier's page about it; null when unknown. */
export type Tracking = { number: string; url: string | null };

type TrackedParcel = Tracking & Pick<Shipment, "createdAt" | "deliveredAt">;

/** The tracking numbers of several orders' parcels, in the order they were sent, and when they left and arrived. */
export async function trackingOf(db: Db, orderIds: readonly number[]): Promise<Map<number, TrackedParcel[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shipments")
    .select(["order_id", "tracking_number", "shipping_provider", "created_at", "delivered_at"])
    .where("order_id", "in", [...orderIds])
    .where("tracking_number", "<>", "")
    .orderBy("id")
    .execute();
  const found = new Map<number, TrackedParcel[]>();
  for (const { order_id: id, tracking_number: number, shipping_provider: provider, created_at, delivered_at } of rows) {
    const times = { createdAt: created_at, deliveredAt: delivered_at };
    found.set(id, [...(found.get(id) ?? []), { number, url: trackingUrl(provider, number), ...times }]);
  }
  return found;
}

export type OrderFilter = {
  status?: OrderStatus | undefined;
  email?: string | undefined;
  placedFrom?: Date | undefined;
  /** Price regions; null for all. */
  regions?: readonly string[] | null;
  page: number;
  perPage: number;
};

/** Orders for staff, newest first, including those that were never paid. */
export async function listOrders(
  db: Db,
  { status, email, placedFrom, regions = null, page, perPage }: OrderFilter,
): Promise<Order[]> {
  const conditions = [
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(email === undefined ? [] : [sql`lower(o.email) = ${mailbox(email).toLowerCase()}`]),
    ...(placedFrom === undefined ? [] : [sql`o.placed_at >= ${placedFrom}`]),
    ...(regions === null ? [] : [sql`o.region = any (${regions})`]),
  ];
  const all = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const rows = await find(db, sql`${all} order by o.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map(toOrder);
}

/** How many orders are to be packed, counted up to 10,000, in these regions (null: all). */
export async function countToPack(db: Db, regions: readonly string[] | null): Promise<RowCount> {
  const { rows } = await countOf(sql`
    from orders where status = 'awaiting_fulfillment' and hold_reason is null
      and (${regions}::text[] is null or region = any (${regions}::text[]))`).execute(db);
  return exactness(rows[0]?.total);
}

/** `from` is null for the first event. `by` is "" for the shop itself, else "staff:3 ERP" or "customer:101". */
export type OrderEvent = {
  from: Order["status"] | null;
  status: Order["status"];
  note: string;
  fact: HistoryFact | null;
  by: string;
  at: Date;
};

/** The history of an order, oldest first. When `from` equals `status`, the event did not change the state. */
export async function historyOf(db: Db, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<OrderEvent>`
    select lag(status) over (order by id) as from, status, note, fact, made_by as by, at
    from order_history where order_id = ${orderId} order by id`.execute(db);
  return rows;
}

/** The customs data of an order's products, as far as entered. */
export async function customsOf(
  db: Db,
  { lines }: Pick<Order, "lines">,
): Promise<Map<number, { madeIn: string | null; hsCode: string | null }>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const { rows } = await sql<{ id: number; madeIn: string | null; hsCode: string | null }>`
    select id, made_in as "madeIn", hs_code as "hsCode" from products
    where id = any (${ids}::integer[]) and coalesce(made_in, hs_code) is not null`.execute(db);
  return new Map(rows.map(({ id, ...customs }) => [id, customs]));
}

/** The amount of an order's payments that was refunded, in minor units. */
export async function paidBackOf(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(r.amount + r.gift_amount), 0)::bigint as sum from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.status = 'done'`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Whether the confirmation was sent, because a job may run twice. */
export async function isConfirmationSent(db: Db, orderId: number): Promise<boolean> {
  const sent = db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", orderId)
    .where("confirmation_sent_at", "is not", null);
  return (await sent.executeTakeFirst()) !== undefined;
}
