import { isOrderKey } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { nameOfCustomer, nameOfGuest } from "#commerce/sales/orders/visible.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/** An order that the visitor may see and change, and where its pages are. */
export type OwnOrder = {
  order: Order;
  /** Below the locale: "/account/orders/10042". */
  path: string;
  /** What addresses of its pages carry: "" or "?key=…". */
  search: string;
  /** Opens its invoice; empty where the session does. */
  key: string;
  /** How its history names the visitor. */
  by: string;
  isGuest: boolean;
};

/** The signed-in customer's order of that number; what is another's does not exist. */
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

/** The order that the address's key opens: the key of its mails. */
export async function orderOfKey({ services, params, query }: PrivateContext): Promise<OwnOrder | null> {
  const [id, key] = [Number(params.id), query.get("key") ?? ""];
  if (!isOrderKey(key, id, services.config.SECRET)) return null;
  const order = await findOrder(services.db, id);
  if (!order?.confirmedAt) return null;
  return { order, path: `/order-status/${id}`, search: `?key=${key}`, key, by: nameOfGuest, isGuest: true };
}
