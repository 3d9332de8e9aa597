import { ordersOf, type Tracking, trackingOf } from "#commerce/sales/orders/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound } from "#storefront/app/page.ts";
import { suggestedAfter } from "#storefront/components/account/suggested.ts";
import { courseView } from "#storefront/components/orders/course-view.ts";
import { type OrderView, orderViews } from "#storefront/components/orders/order-view.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type OrdersProps = {
  words: AreaTexts<"own-orders">;
  csrf: string;
  /** `arrives`: "Arrives Wed, Nov 25 – Fri, Nov 27", while the order is on its way; otherwise empty. */
  orders: (OrderView & { parcels: Tracking[]; arrives: string })[];
  /** The numbers of the next newer and next older page; null when there is none. */
  newer: number | null;
  older: number | null;
  /** What goes with the first order on the page. */
  suggested: CardData[];
};

const perPage = 10;

/** The customer's orders, paginated (?page=2). A page beyond the last is a 404. */
export const load: LoadPrivate<OrdersProps> = async (context) => {
  const { services, locale, visitor, query } = context;
  const { db } = services;
  const number = query.get("page") ?? "1";
  const at = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
  if (at === 0) return notFound();
  const customerId = visitor.customer?.id;
  const isOwn = customerId !== undefined;
  const [words, purchase, orders, [next]] = await Promise.all([
    loadAreaTexts("own-orders", context),
    loadAreaTexts("purchase", context),
    isOwn ? ordersOf(db, customerId, at, perPage) : [],
    // Reads the first order after this page, to know whether there is an older page.
    isOwn ? ordersOf(db, customerId, at * perPage + 1, 1) : [],
  ]);
  if (orders.length === 0 && at > 1) return notFound();
  const ids = orders.map(({ id }) => id);
  const [views, tracking, suggested] = await Promise.all([
    orderViews(services, locale, orders),
    trackingOf(db, ids),
    suggestedAfter(context, orders[0]),
  ]);
  const props = {
    words,
    orders: orders.flatMap((order, index) => {
      const [view, parcels] = [views[index], tracking.get(order.id) ?? []];
      const arrives = courseView(order, parcels, locale, purchase).at(-1)?.arrives ?? "";
      return view ? { ...view, parcels: parcels.map(({ number, url }) => ({ number, url })), arrives } : [];
    }),
    newer: at > 1 ? at - 1 : null,
    older: next ? at + 1 : null,
    suggested,
  };
  return formPage(context, props, { title: "account.orders" });
};
