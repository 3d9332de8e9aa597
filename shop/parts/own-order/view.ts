import { refundsOf } from "#commerce/fulfilment/reads.ts";
import { trackingUrl } from "#commerce/orders/carriers.ts";
import { historyOf, shipmentsOf } from "#commerce/orders/reads.ts";
import { findReturnable, findWithdrawable, returnsOf } from "#commerce/returns/reads.ts";
import { unreviewedOf } from "#commerce/reviews/buyers.ts";
import { writeKey } from "#commerce/reviews/links.ts";
import { type PageAnswer, type PrivateContext, page } from "#shop/frame/page.ts";
import { fill, localePath } from "#shop/frame/shop.tsx";
import { extrasShown } from "#shop/parts/extras/shown.ts";
import { orderViews } from "#shop/parts/order-view.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import type { Own } from "./own.ts";
import type { AgainView, OwnOrderProps } from "./props.ts";
import { loadOwnOrderTexts } from "./texts.ts";

/** What a form was sent with and why it was refused, or what came of it. */
export type Outcome = {
  refused?: OwnOrderProps["refused"];
  again?: AgainView;
  /** By line id, where a return was refused. */
  typed?: Map<number, { text: string; reason: string }>;
  note?: string;
};

/** The page about one order, after its forms too: with status 422 where something was refused. */
export async function ownOrderPage(
  { services, locale, visitor, query, brand }: PrivateContext,
  { order, path, search, key, isGuest }: Own,
  { refused = null, again, typed, note = "" }: Outcome = {},
): Promise<PageAnswer<OwnOrderProps>> {
  const { db } = services;
  const [words, [view], shipments, events, refunds, returns, left, withdrawable, unreviewed, extras] =
    await Promise.all([
      loadOwnOrderTexts({ services, locale }),
      orderViews(services, locale, [order]),
      shipmentsOf(db, order.id),
      historyOf(db, order.id),
      refundsOf(db, order.id),
      returnsOf(db, order.id),
      findReturnable(db, order),
      findWithdrawable(db, order),
      unreviewedOf(db, order),
      extrasShown({ services, locale }, order),
    ]);
  if (!view) throw new Error(`Order ${order.id} cannot be shown`);
  const names = new Map(
    view.lines.map(({ id, title, options }) => [Number(id), options ? `${title}, ${options}` : title]),
  );
  const pieces = <P extends { orderLineId: number; quantity: number }>(items: readonly P[]) =>
    items.map(({ orderLineId, quantity, ...more }) => ({
      name: names.get(orderLineId) ?? "",
      count: quantity,
      ...more,
    }));
  const day = new Intl.DateTimeFormat(locale.intl, { dateStyle: "long", timeZone: "UTC" });
  const own = localePath(locale, path);
  const asked = query.get("done");
  const props: OwnOrderProps = {
    words,
    csrf: visitor.csrfToken,
    isGuest,
    action: `${own}${search}`,
    order: view,
    extras,
    email: order.email,
    invoice: `/api/orders/${order.id}/invoice?language=${locale.language}${key && `&key=${key}`}`,
    canCancel: order.status === "awaiting_fulfillment" && shipments.length === 0,
    history: events
      .filter(({ from, status }) => from !== status && !(order.invoice && status === "pending"))
      .map(({ status, at }) => ({ status, at: day.format(at) })),
    paidBack: refunds
      .filter(({ status }) => status === "done")
      .map(({ id, amount, createdAt }) => ({ id, amount, at: day.format(createdAt) })),
    parcels: shipments.map(({ id, createdAt, provider, trackingNumber, items }) => ({
      id,
      sent: day.format(createdAt),
      carrier: provider,
      number: trackingNumber,
      url: trackingUrl(provider, trackingNumber),
      lines: pieces(items),
    })),
    withdrawal: withdrawable.size > 0 ? `${own}/withdrawal${search}` : null,
    returnable: [...left].map(([lineId, most]) => ({
      lineId,
      name: names.get(lineId) ?? "",
      most,
      typed: typed?.get(lineId)?.text || "0",
      reason: typed?.get(lineId)?.reason ?? "",
    })),
    returnNote: note,
    reviewable: unreviewed.flatMap(({ id, uid }) => {
      const line = order.lines.find(({ productId }) => productId === id);
      const shown = view.lines.find((one) => Number(one.id) === line?.id);
      const key = isGuest ? `?order=${order.id}&key=${writeKey(order.id, services.config.SECRET)}` : "";
      return shown ? [{ name: shown.title, path: `/p/${uid}/review${key}` }] : [];
    }),
    returns: returns.map(({ id, status, items, answer }) => ({
      id,
      status,
      lines: pieces(items),
      answer,
      label: status === "approved" ? `${own}/return/${id}${search}` : null,
    })),
    done: asked === "cancelled" || asked === "returned" ? asked : null,
    refused,
    again: again ?? null,
  };
  return page(props, plainMeta(fill(words["order.title"], { number: order.id }), brand), [], refused ? 422 : 200);
}
