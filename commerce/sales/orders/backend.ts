import type { Db } from "#database/tables.ts";
import { findOrder, findOrderForEmail, ordersOf, shipmentsOf } from "./reads.ts";
import type { Order, Shipment } from "./schema.ts";

/** Where orders are stored. Who may see them is decided by the routes. */
export type OrdersBackend = {
  /** Newest first; attempts that were never paid are left out. `page` from 1. */
  of(customerId: number, page?: number, perPage?: number): Promise<Order[]>;
  find(orderId: number): Promise<Order | null>;
  /** The order, if that email address placed it. */
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
