/** The events that other systems can subscribe to. An event's data are ids and numbers that say what it is about; the rest is read at /api. */
export const eventTypes = [
  /** An order was paid for and stands. Data: id, customer_id (0: a guest), status, previous_status. */
  "order.created",
  /** Its status changed after that. Data as above. */
  "order.updated",
  "order.cancelled",
  /** Money went back. Data: id (of the order), refund_id. */
  "order.refunded",
  /** Data: id, order_id. */
  "shipment.created",
  "customer.created",
  "customer.updated",
  "customer.deleted",
  /** Data: id (of the variant), product_id, sku, available. */
  "stock.changed",
  /** Data: id, sku. A change of its variants or of any region's prices is product.updated. */
  "product.created",
  "product.updated",
  "product.deleted",
] as const;
export type EventType = (typeof eventTypes)[number];

/** In place of an address: nothing leaves the shop, and the log shows what another system would get. */
export const testReceiver = "test-receiver";

export type Webhook = {
  id: number;
  url: string;
  /** "*": all there are, also those to come. */
  events: (EventType | "*")[];
  description: string;
  isActive: boolean;
  /** When it was given up because it failed too often; null while it is served. */
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
  /** Null once it has ended. */
  nextTryAt: Date | null;
  triedAt: Date | null;
  /** The status of the latest answer; null: there was none, and `error` says why. */
  answerCode: number | null;
  error: string;
  durationMs: number | null;
  createdAt: Date;
};

/** What another system gets, to the letter. */
export type Message = { headers: Record<string, string>; body: string };
