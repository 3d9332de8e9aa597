import { settleReturn } from "#commerce/sales/checkout/placing/second-step.ts";
import { isOrderKey, orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder, findOrderForToken } from "#commerce/sales/orders/reads.ts";
import type { Order, OrderStatus } from "#commerce/sales/orders/schema.ts";
import { openStatuses } from "#commerce/sales/orders/states.ts";
import { calledIn } from "#commerce/shared/regions/names.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, page, redirect } from "#storefront/app/page.ts";
import type { Services } from "#storefront/app/services.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { orderExtrasView } from "#storefront/components/extras/order-extras.ts";
import { orderViews } from "#storefront/components/orders/order-view.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { DoneProps } from "./props.ts";

/** What was paid and came to nothing: there is nothing to celebrate, and its own page says what became of the money. */
const isOver = ({ confirmedAt, status }: Order) =>
  confirmedAt !== null && (status === "cancelled" || status === "refunded");

/** Opened by the order's access token or by the key in its mail, ?key=…; without one there is no such page. */
export const load: LoadPrivate<DoneProps> = async ({ services, locale, params, query, brand }) => {
  const find = () => orderFor(services, Number(params.id), query.get("key") ?? "");
  const [texts, found] = await Promise.all([textsFor({ services, locale }), find()]);
  // Shoppers who are back from the bank need not wait for the bank's message.
  const isOpen = found?.status === "awaiting_payment";
  const payAt = isOpen ? await settleReturn(services, found.id) : null;
  const order = isOpen ? await find() : found;
  if (order && isOver(order)) {
    const key = orderKeyOf(order.id, services.config.SECRET);
    return redirect(localePath(locale, `/order-status/${order.id}?key=${key}`), 303);
  }
  const [view] = order ? await orderViews(services, locale, [order]) : [];
  if (!order || !view) return notFound();
  const name = calledIn(locale.language, order.extras?.pickUp ? order.billingAddress : order.shippingAddress);
  const extras = await orderExtrasView({ services, locale }, order);
  const props: DoneProps = { order: view, extras, name, email: order.email, state: stateOf(order.status), payAt };
  const meta = plainMeta(fill(texts["done.title"], { number: order.id }), brand);
  return page(props, payAt !== null && query.has("pay") ? { ...meta, refresh: payAt } : meta);
};

function orderFor({ db, config }: Services, orderId: number, key: string): Promise<Order | null> {
  return isOrderKey(key, orderId, config.SECRET) ? findOrder(db, orderId) : findOrderForToken(db, orderId, key);
}

function stateOf(status: OrderStatus): DoneProps["state"] {
  if (openStatuses.includes(status)) return "waiting";
  return status === "cancelled" ? "failed" : "paid";
}
