import { type RawBuilder, sql } from "kysely";
import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { deliveryOf, type Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import { shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { hasRight } from "#commerce/sales/orders/withdrawal-right.ts";
import { findMethodsFor } from "#commerce/sales/shipping/reads.ts";
import { shippingOptionsFor } from "#commerce/sales/shipping/rules.ts";
import { sumOf } from "#commerce/sales/totals/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import { returnablePieces, returnDeadline } from "./rules.ts";
import type { Return, ReturnStatus } from "./schema.ts";
import { isAllOf, withdrawablePieces } from "./withdrawal/rules.ts";

/** The key of the refund of a return: one per return. */
export const refundKeyOf = (returnId: number): string => `return:${returnId}`;

/** The key of the refund that an exchange keeps; the database uses it, too (database/functions/orders.sql). */
export const exchangeKeyOf = (returnId: number): string => `exchange:${returnId}`;

/** Reads returns with their pieces in one statement. */
async function find(db: Db, where: RawBuilder<unknown>): Promise<Return[]> {
  const { rows } = await sql<Return>`
    select r.id, r.order_id as "orderId", r.status, r.note, r.answer, r.created_at as "createdAt",
      r.updated_at as "updatedAt", r.settlement, r.refund_amount as "refundAmount",
      r.exchange_order_id as "exchangeOrderId", r.exchange_items as "exchangeItems",
      (
        select coalesce(json_agg(json_build_object(
          'orderLineId', c.order_line_id, 'quantity', c.quantity, 'condition', c.condition, 'restock', c.restock
        ) order by c.order_line_id, c.condition), '[]')
        from return_receipts c where c.return_id = r.id
      ) as received,
      (
        select coalesce(json_agg(json_build_object(
          'orderLineId', i.order_line_id, 'quantity', i.quantity, 'reason', i.reason
        ) order by i.order_line_id), '[]')
        from return_items i where i.return_id = r.id
      ) as items
    from returns r where ${where}`.execute(db);
  return rows;
}

export const findReturn = async (db: Db, id: number): Promise<Return | null> =>
  isId(id) ? ((await find(db, sql`r.id = ${id}`))[0] ?? null) : null;

/** The same, locked until the transaction ends. */
export const lockReturn = async (trx: Transaction, id: number): Promise<Return | null> =>
  isId(id) ? ((await find(trx, sql`r.id = ${id} for update of r`))[0] ?? null) : null;

/** An order's returns, oldest first. */
export const returnsOf = async (db: Db, orderId: number): Promise<Return[]> =>
  isId(orderId) ? find(db, sql`r.order_id = ${orderId} order by r.id`) : [];

/** `regions`: price regions of the orders; null means all. */
type Page = { status?: ReturnStatus | undefined; regions?: readonly string[] | null; page: number; perPage: number };

/** For staff, newest first. */
export const listReturns = (db: Db, { status, regions = null, page, perPage }: Page): Promise<Return[]> =>
  find(
    db,
    sql`${status === undefined ? sql`true` : sql`r.status = ${status}`} ${ofRegions(regions)} order by r.id desc
      limit ${perPage} offset ${(page - 1) * perPage}`,
  );

const ofRegions = (regions: readonly string[] | null) =>
  regions === null
    ? sql``
    : sql`and exists (select from orders o where o.id = r.order_id and o.region = any (${regions}))`;

/** The pieces of an order that were shipped, announced for return, and refunded without a return. */
async function factsOf(db: Db, orderId: number) {
  const [shipments, returns, refunds] = await Promise.all([
    shipmentsOf(db, orderId),
    returnsOf(db, orderId),
    refundsOf(db, orderId),
  ]);
  const own = new Set(returns.map(({ id }) => refundKeyOf(id)));
  const announced: Piece[] = returns.filter(({ status }) => status !== "refused").flatMap(({ items }) => items);
  const paidBack: Piece[] = refunds
    .filter(({ status, key }) => status !== "failed" && !own.has(key))
    .flatMap(({ items }) => items);
  return { shipments, returns, announced, paidBack };
}

/** How many pieces of each of the order's lines can still be announced for return (rules.ts). */
export async function findReturnable(db: Db, order: Order, now = new Date()): Promise<Map<number, number>> {
  const { shipments, announced, paidBack } = await factsOf(db, order.id);
  return returnablePieces(order, shipments, [...announced, ...paidBack], now);
}

/** The moment after which no more pieces of an order can be returned; null when none can, or all were announced. */
export async function returnableUntil(db: Db, order: Order, now = new Date()): Promise<Date | null> {
  const { shipments, announced, paidBack } = await factsOf(db, order.id);
  if (returnablePieces(order, shipments, [...announced, ...paidBack], now).size === 0) return null;
  return new Date(Math.max(...shipments.map(({ createdAt }) => returnDeadline(createdAt).getTime())));
}

/** How many pieces of each line can be withdrawn from (withdrawal/rules.ts). */
export const findWithdrawable = async (db: Db, order: Order, now = new Date()): Promise<Map<number, number>> =>
  hasRight(order) ? withdrawablePieces(order, await factsOf(db, order.id), now) : new Map();

/** Whether nothing of the contract is left after this withdrawal, earlier ones and other refunds. */
export async function endsContract(db: Db, order: Order, returnId: number): Promise<boolean> {
  const { returns, paidBack } = await factsOf(db, order.id);
  const declared = returns.filter(({ id, status }) => id <= returnId && status !== "refused");
  const withdrawn = declared.flatMap(({ items }) => items).filter(({ reason }) => reason === "withdrawal");
  return isAllOf(order, [...withdrawn, ...paidBack]);
}

/** Whether this received return is the last one of a contract that was withdrawn from as a whole. */
export async function isLastWithdrawn(db: Db, order: Order, own: Return): Promise<boolean> {
  const { returns, paidBack } = await factsOf(db, order.id);
  const back = returns.filter(({ id, status }) => id === own.id || status === "received" || status === "refunded");
  const isAll = (some: readonly Return[]) => isAllOf(order, [...some.flatMap(({ items }) => items), ...paidBack]);
  return isAll(back) && (await endsContract(db, order, Math.max(...returns.map(({ id }) => id))));
}

/** What an order's delivery cost more than the cheapest one available for its goods, in minor units. */
export async function deliverySupplement(db: Db, { region, customerId, totals }: Order): Promise<number> {
  const { methods, hideFree } = await findMethodsFor(db, region, customerId);
  const costs = shippingOptionsFor(methods, sumOf(totals, "goods"), hideFree).map(({ amount }) => amount);
  const paid = deliveryOf({ totals });
  return costs.length > 0 ? Math.max(0, paid - Math.min(...costs)) : 0;
}

/** Returns that were received some time ago, and whose refund was not made or not recorded. */
export async function findUnsettled(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from returns where status = 'received' and settlement <> 'undecided' and updated_at < ${before} order by updated_at limit 50`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
