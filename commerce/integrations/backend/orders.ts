import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";

/** What the doors of specification 7.5 ask of orders. Whose they may show is the door's to decide. */
export type OrdersBackend = {
  /** Newest first; attempts that were never paid are left out. `page` from 1. */
  of(customerId: number, page?: number, perPage?: number): Promise<Order[]>;
  find(orderId: number): Promise<Order | null>;
  /** The order, if that e-mail address placed it. */
  findForEmail(orderId: number, email: string): Promise<Order | null>;
  shipments(order: Order): Promise<Shipment[]>;
};
