import { isOrderKey } from "#commerce/orders/mail/order-key.ts";
import { findOrder, findOrderForToken } from "#commerce/orders/reads.ts";
import type { Order, OrderStatus } from "#commerce/orders/schema.ts";
import { openStatuses } from "#commerce/orders/states.ts";
import { type LoadPrivate, notFound, page } from "#shop/frame/page.ts";
import type { Services } from "#shop/frame/services.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { orderViews } from "#shop/parts/order-view.ts";
import { doneMeta } from "./meta.ts";
import type { DoneProps } from "./props.ts";

/** Opened by the order's access token or by the key in its mail, ?key=…; without one there is no such page. */
export const load: LoadPrivate<DoneProps> = async ({ services, locale, params, query }) => {
  const [texts, order] = await Promise.all([
    loadTexts(locale.language),
    orderFor(services, Number(params.id), query.get("key") ?? ""),
  ]);
  const [view] = order ? await orderViews(services, locale, [order]) : [];
  if (!order || !view) return notFound();
  const firstName = order.shippingAddress.firstName;
  const props: DoneProps = { order: view, firstName, email: order.email, state: stateOf(order.status) };
  return page(props, doneMeta(texts, order.id, brand));
};

function orderFor({ db, config }: Services, orderId: number, key: string): Promise<Order | null> {
  return isOrderKey(key, orderId, config.SECRET) ? findOrder(db, orderId) : findOrderForToken(db, orderId, key);
}

function stateOf(status: OrderStatus): DoneProps["state"] {
  if (openStatuses.includes(status)) return "waiting";
  return status === "cancelled" ? "failed" : "paid";
}
