import { isOrderKey } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { nameOfCustomer, nameOfGuest } from "#commerce/sales/orders/visible.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/** An order the visitor may see and change, with the addresses of its pages. */
export type OwnOrder = {
  order: Order;
  /** The path below the locale: "/account/orders/10042". */
  path: string;
  /** The query string of its pages' addresses: "" or "?key=…". */
  search: string;
  /** The key to the invoice. Empty when the session grants access. */
  key: string;
  /** The visitor's name in the order's history. */
  by: string;
  isGuest: boolean;
};

/** Finds the signed-in customer's order by number. Null for orders of other customers. */
export async function orderOfCustomer({ services, visitor, params }: PrivateContext): Promise<OwnOrder | null> {
  const customerId = visitor.customer?.id;
  const order = customerId === undefined ? null : await findOrder(services.db, Number(params.id));
  if (!order?.confirmedAt || customerId === undefined || order.customerId !== customerId) return null;
  return {
    order,
    path: `/account/orders/${order.id}`,
    search: "",
    key: "",
    by: nameOfCustomer(customerId),
    isGuest: false,
  };
}

/** Finds the order that the key in the address gives access to. Emails about the order contain this key. */
export async function orderOfKey({ services, params, query }: PrivateContext): Promise<OwnOrder | null> {
  const [id, key] = [Number(params.id), query.get("key") ?? ""];
  if (!isOrderKey(key, id, services.config.SECRET)) return null;
  const order = await findOrder(services.db, id);
  if (!order?.confirmedAt) return null;
  return { order, path: `/order-status/${id}`, search: `?key=${key}`, key, by: nameOfGuest, isGuest: true };
}
