import type { EventType } from "#commerce/webhooks/schema.ts";
import type { Key } from "../../i18n/languages.ts";

/** What the events of webhooks are called. Programs know them by their codes. */
export const eventNames: Record<EventType, Key> = {
  "order.created": "eventOrderCreated",
  "order.updated": "eventOrderUpdated",
  "order.cancelled": "eventOrderCancelled",
  "order.refunded": "eventOrderRefunded",
  "shipment.created": "eventShipmentCreated",
  "customer.created": "eventCustomerCreated",
  "customer.updated": "eventCustomerUpdated",
  "customer.deleted": "eventCustomerDeleted",
  "stock.changed": "eventStockChanged",
  "product.created": "eventProductCreated",
  "product.updated": "eventProductUpdated",
  "product.deleted": "eventProductDeleted",
};
