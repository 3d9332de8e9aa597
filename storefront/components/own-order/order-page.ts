import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { findUnpaid } from "#commerce/aftersales/returns/exchange/reads.ts";
import { findReturnable, findWithdrawable, returnableUntil, returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { unreviewedOf } from "#commerce/aftersales/reviews/buyers.ts";
import { writeKey } from "#commerce/aftersales/reviews/links.ts";
import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import { isStatusKey, payPathOf } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder, historyOf, type OrderEvent, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Shipment } from "#commerce/sales/orders/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { orderExtrasView } from "#storefront/components/extras/order-extras.ts";
import { courseView } from "#storefront/components/orders/course-view.ts";
import { type OrderView, orderViews } from "#storefront/components/orders/order-view.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { dateText } from "#storefront/i18n/date-text.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { OwnOrder } from "./own-order.ts";
import type { OrderProgressProps, OwnOrderProps, ParcelView, ReorderView } from "./props.ts";

/** The submitted values of a form with the reason for refusing it, or the result. */
export type Outcome = {
  refused?: OwnOrderProps["refused"];
  again?: ReorderView | null;
  /** Input by line id, after a refused return. */
  typed?: Map<number, { text: string; reason: string }>;
  note?: string;
};

/** The page of one order, also after one of its forms was sent. Status 422 when something was refused. */
export async function ownOrderPage(
  context: PrivateContext,
  own: OwnOrder | null,
  { refused = null, again = null, typed, note = "" }: Outcome = {},
): Promise<PageAnswer<OwnOrderProps>> {
  if (!own) return notFound();
  const { services, locale, visitor, query, brand } = context;
  const { order, path, search, key, isGuest } = own;
  const { db } = services;
  const place = { services, locale };
  const [words, [view], shipments, events, refunds, returns, left, until, withdrawable, unreviewed, extras, purchase] =
    await Promise.all([
      loadAreaTexts("own-orders", place),
      orderViews(services, locale, [order]),
      shipmentsOf(db, order.id),
      historyOf(db, order.id),
      refundsOf(db, order.id),
      returnsOf(db, order.id),
      findReturnable(db, order),
      returnableUntil(db, order),
      findWithdrawable(db, order),
      unreviewedOf(db, order),
      orderExtrasView(place, order),
      loadAreaTexts("purchase", place),
    ]);
  if (!view) throw new Error(`Order ${order.id} cannot be shown`);
  const unpaid = await findUnpaid(db, returns);
  const names = new Map(view.lines.map((line) => [Number(line.id), nameOf(line)]));
  const pieces = <P extends OrderPiece>(items: readonly P[]) =>
    items.map(({ orderLineId, quantity, ...more }) => ({
      name: names.get(orderLineId) ?? "",
      count: quantity,
      ...more,
    }));
  const day = (date: Date) => dateText(date, locale.intl);
  const address = localePath(locale, path);
  const done = query.get("done");
  const props: OwnOrderProps = {
    words,
    csrf: visitor.csrfToken,
    isGuest,
    order: view,
    extras,
    email: order.email,
    refused,
    again,
    action: `${address}${search}`,
    invoice: `/api/orders/${order.id}/invoice?language=${locale.language}${key && `&key=${key}`}`,
    canCancel: order.status === "awaiting_fulfillment" && shipments.length === 0,
    course: courseView(order, shipments, locale, purchase),
    history: historyView(events, day),
    paidBack: refunds
      .filter(({ status }) => status === "done")
      .map(({ id, amount, createdAt }) => ({ id, amount, at: day(createdAt) })),
    parcels: shipments.map((shipment) => ({ ...parcelView(shipment, day), lines: pieces(shipment.items) })),
    withdrawal: withdrawable.size > 0 ? `${address}/withdrawal${search}` : null,
    returnable: [...left].map(([lineId, most]) => {
      const { text = "", reason = "" } = typed?.get(lineId) ?? {};
      return { lineId, name: names.get(lineId) ?? "", most, typed: text || "0", reason };
    }),
    returnUntil: until && fill(purchase["purchase.return"], { date: day(new Date(until.getTime() - 1)) }),
    returnNote: note,
    reviewable: reviewableIn(own, view, unreviewed, services.config.SECRET),
    returns: returns.map(({ id, status, items, answer, exchangeOrderId }) => ({
      id,
      status,
      answer,
      lines: pieces(items),
      label: status === "approved" ? `${address}/return/${id}${search}` : null,
      pay:
        exchangeOrderId !== null && unpaid.has(exchangeOrderId)
          ? payPathOf({ ...order, id: exchangeOrderId }, services.config.SECRET)
          : null,
    })),
    done: done === "cancelled" || done === "returned" ? done : null,
  };
  return page(props, plainMeta(fill(words["order.title"], { number: order.id }), brand), refused ? 422 : 200);
}

type OrderPiece = { orderLineId: number; quantity: number };

const nameOf = ({ title, options }: OrderView["lines"][number]): string => (options ? `${title}, ${options}` : title);

/**
 * The page opened by a key that only grants the status. It shows the order's progress, but not the buyer or the
 * products.
 */
export async function orderProgressPage(context: PrivateContext): Promise<PageAnswer<OrderProgressProps>> {
  const { services, params, query, locale, brand } = context;
  const id = Number(params.id);
  const isOpen = isStatusKey(query.get("key") ?? "", id, services.config.SECRET);
  const order = isOpen ? await findOrder(services.db, id) : null;
  if (!order?.confirmedAt) return notFound();
  const [words, shipments, events, purchase] = await Promise.all([
    loadAreaTexts("own-orders", context),
    shipmentsOf(services.db, id),
    historyOf(services.db, id),
    loadAreaTexts("purchase", context),
  ]);
  const day = (date: Date) => dateText(date, locale.intl);
  const props: OrderProgressProps = {
    words,
    id,
    status: order.status,
    placed: day(order.placedAt),
    isMailed: query.has("mailed"),
    course: courseView(order, shipments, locale, purchase),
    history: historyView(events, day),
    parcels: shipments.map((shipment) => ({ ...parcelView(shipment, day), lines: [] })),
  };
  return page(props, plainMeta(fill(words["order.title"], { number: id }), brand));
}

type Day = (date: Date) => string;

const historyView = (events: readonly OrderEvent[], day: Day) =>
  visibleHistory(events).map(({ status, at }) => ({ status, at: day(at) }));

const parcelView = (shipment: Shipment, day: Day): Omit<ParcelView, "lines"> => ({
  id: shipment.id,
  sent: day(shipment.createdAt),
  arrived: shipment.deliveredAt && day(shipment.deliveredAt),
  carrier: shipment.provider,
  number: shipment.trackingNumber,
  url: trackingUrl(shipment.provider, shipment.trackingNumber),
});

/**
 * Changes of the order's status. The pending state before payment is left out, because it usually lasts an instant and
 * tells buyers nothing.
 */
const visibleHistory = (events: readonly OrderEvent[]): OrderEvent[] =>
  events.filter(({ from, status }) => from !== status && status !== "pending");

/** Returns the products of the order that the buyer has not reviewed. For guests the link contains a key. */
function reviewableIn(
  { order, isGuest }: OwnOrder,
  view: OrderView,
  unreviewed: readonly { id: number; uid: string }[],
  secret: string,
): OwnOrderProps["reviewable"] {
  const query = isGuest ? `?order=${order.id}&key=${writeKey(order.id, secret)}` : "";
  return unreviewed.flatMap(({ id, uid }) => {
    const line = order.lines.find(({ productId }) => productId === id);
    const shown = view.lines.find((one) => Number(one.id) === line?.id);
    return shown ? [{ name: shown.title, path: `/p/${uid}/review${query}` }] : [];
  });
}
