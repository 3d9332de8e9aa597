import type { Db } from "#database/tables.ts";
import { findOrder, findOrderForEmail, ordersOf, shipmentsOf } from "./reads.ts";
import type { Order, Shipment } from "./schema.ts";

/** Stores orders. The routes decide who may see them. */
export type OrdersBackend = {
  /** Newest first, without attempts that were never paid. `page` starts at 1. */
  of(customerId: number, page?: number, perPage?: number): Promise<Order[]>;
  find(orderId: number): Promise<Order | null>;
  /** The order, when that email address placed it. */
  findForEmail(orderId: number, email: string): Promise<Order | null>;
  shipments(order: Order): Promise<Shipment[]>;
};

/** Orders in our own tables. */
export const makeOwnOrders = ({ db }: { db: Db }): OrdersBackend => ({
  of: (customerId, page, perPage) => ordersOf(db, customerId, page, perPage),
  find: (id) => findOrder(db, id),
  findForEmail: (id, email) => findOrderForEmail(db, id, email),
  shipments: ({ id }) => shipmentsOf(db, id),
});
