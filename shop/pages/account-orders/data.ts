import { ordersOf, shipmentsOf } from "#commerce/orders/reads.ts";
import { type LoadPrivate, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { type OrderView, orderViews } from "#shop/parts/order-view.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type OrdersProps = { csrf: string; orders: (OrderView & { tracking: string[] })[] };

const shown = 20;

export const load: LoadPrivate<OrdersProps> = async ({ services, locale, visitor }) => {
  const [texts, orders] = await Promise.all([
    loadTexts(locale.language),
    visitor.customer ? ordersOf(services.db, visitor.customer.id, 1, shown) : [],
  ]);
  const sent = orders.filter((order) => ["partially_shipped", "shipped", "completed"].includes(order.status));
  const [views, shipments] = await Promise.all([
    orderViews(services, locale, orders),
    Promise.all(sent.map((order) => shipmentsOf(services.db, order.id))),
  ]);
  const numbers = shipments.flat().filter((shipment) => shipment.trackingNumber);
  const withTracking = views.map((order) => ({
    ...order,
    tracking: numbers.filter((one) => one.orderId === order.id).map((one) => one.trackingNumber),
  }));
  return page({ csrf: visitor.csrfToken, orders: withTracking }, plainMeta(texts["account.orders"], brand));
};
