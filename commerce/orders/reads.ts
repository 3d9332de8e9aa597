import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { opens } from "./access.ts";
import type { Order, OrderLine, Shipment } from "./schema.ts";

const maxId = 2_147_483_647;
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= maxId;

type Row = Omit<Order, "lines"> & {
  lines: (Omit<OrderLine, "image"> & { image: string | null })[];
  accessHash: Buffer;
};

/** Orders with their lines in one statement. */
async function find(db: Db, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.id, o.customer_id as "customerId", o.region, o.currency, o.country, o.language, o.status, o.email,
      o.billing_address as "billingAddress", o.shipping_address as "shippingAddress",
      o.shipping_method as "shippingMethod", o.totals, o.total, o.placed_at as "placedAt",
      o.confirmed_at as "confirmedAt", o.updated_at as "updatedAt", o.access_hash as "accessHash",
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

function toOrder({ accessHash: _, lines, ...order }: Row): Order {
  return { ...order, lines: lines.map(({ image, ...line }) => (image === null ? line : { ...line, image })) };
}

/** Whoever asks; who may see it is the caller's to decide. */
export async function findOrder(db: Db, id: number): Promise<Order | null> {
  const row = isId(id) ? (await find(db, sql`o.id = ${id}`))[0] : undefined;
  return row ? toOrder(row) : null;
}

/** A customer's orders, newest first; attempts that were never paid are left out. `page` from 1. */
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

/** The order, if that e-mail address placed it. */
export async function findOrderForEmail(db: Db, orderId: number, email: string): Promise<Order | null> {
  const order = await findOrder(db, orderId);
  return order && order.email.toLowerCase() === email.trim().toLowerCase() ? order : null;
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
    items: row.items.map((item) => ({ orderLineId: item.order_line_id, quantity: item.quantity })),
  }));
}

export type OrderEvent = { status: Order["status"]; note: string; at: Date };

/** What became of an order so far, oldest first. */
export const historyOf = (db: Db, orderId: number): Promise<OrderEvent[]> =>
  db
    .selectFrom("order_history")
    .select(["status", "note", "at"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .$castTo<OrderEvent>()
    .execute();
