import type { FastifyRequest } from "fastify";
import { accessTokenIn } from "#commerce/sales/cart/holder.ts";
import { staffOf } from "#commerce/staff/guard/guard.ts";
import { mayDo, nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { idIn } from "#platform/ids.ts";
import { findOrder, findOrderForToken } from "./reads.ts";
import type { Order } from "./schema.ts";

/** How an order's history names the person who acted. */
export const nameOfCustomer = (id: number): string => `customer:${id}`;
export const nameOfGuest = "guest";

/** An order that a request may see, and the caller's name for the history. */
export type VisibleOrder = { order: Order; by: string };

/**
 * Finds an order for staff with the scope, for its customer, or for a caller with the access token of a guest's order
 * (header x-access-token). Null when this request may not see it.
 */
export async function findVisible(
  request: FastifyRequest,
  { db, find = (id) => findOrder(db, id) }: { db: Db; find?: (orderId: number) => Promise<Order | null> },
  text: string,
  scope: Permission,
): Promise<VisibleOrder | null> {
  const id = idIn(text);
  const staff = await staffOf(request, db);
  if (staff && mayDo(staff, scope)) {
    const order = await find(id);
    return order && { order, by: nameOfStaff(staff) };
  }
  const customerId = await request.visit.customerId();
  const order = customerId === null ? null : await find(id);
  if (order && order.customerId === customerId) return { order, by: nameOfCustomer(order.customerId as number) };
  const token = accessTokenIn(request);
  const placed = token === "" ? null : await findOrderForToken(db, id, token);
  return placed?.customerId === null ? { order: placed, by: nameOfGuest } : null;
}
