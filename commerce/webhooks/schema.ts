/**
 * The events that other systems can subscribe to. An event's data are ids and numbers that identify the subject.
 * Everything else is read from /api.
 */
export const eventTypes = [
  /** An order was paid for and placed. Data: id, customer_id (0: a guest), status, previous_status. */
  "order.created",
  /** The order's status changed after that. Data as above. */
  "order.updated",
  "order.cancelled",
  /** Money was refunded. Data: id (of the order), refund_id. */
  "order.refunded",
  /** Data: id, order_id. */
  "shipment.created",
  "customer.created",
  "customer.updated",
  "customer.deleted",
  /** Data: id (of the variant), product_id, sku, available. */
  "stock.changed",
  /** Data: id, sku. A change of the product's variants or of prices in any region gives product.updated. */
  "product.created",
  "product.updated",
  "product.deleted",
] as const;
export type EventType = (typeof eventTypes)[number];

/** Used instead of an address: nothing leaves the shop, and the log shows what another system would receive. */
export const testReceiver = "test-receiver";

export type Webhook = {
  id: number;
  url: string;
  /** "*" means all events, including future ones. */
  events: (EventType | "*")[];
  description: string;
  isActive: boolean;
  /** When it was paused because it failed too often; null while it is active. */
  pausedAt: Date | null;
  failures: number;
  createdAt: Date;
  updatedAt: Date;
};

export type Delivery = {
  id: number;
  webhookId: number;
  eventId: string;
  type: string;
  status: "pending" | "delivered" | "failed";
  tries: number;
  /** Null when the delivery has ended. */
  nextTryAt: Date | null;
  triedAt: Date | null;
  /** The status of the latest answer. Null when there was none; `error` then says why. */
  answerCode: number | null;
  error: string;
  durationMs: number | null;
  createdAt: Date;
};

/** Exactly what another system receives. */
export type Message = { headers: Record<string, string>; body: string };
