import { settleSecondStep } from "#commerce/sales/checkout/placing/second-step.ts";
import { isOrderKey, orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { isOpenToAccount } from "#commerce/sales/orders/guest-account.ts";
import { findOrder, findOrderForToken } from "#commerce/sales/orders/reads.ts";
import type { Order, OrderStatus } from "#commerce/sales/orders/schema.ts";
import { openStatuses } from "#commerce/sales/orders/states.ts";
import { calledIn } from "#commerce/shared/regions/names.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import {
  type LoadPrivate,
  notFound,
  type PageAnswer,
  type PrivateContext,
  page,
  redirect,
} from "#storefront/app/page.ts";
import type { Services } from "#storefront/app/services.ts";
import { orderExtrasView } from "#storefront/components/extras/order-extras.ts";
import { arrivalOf } from "#storefront/components/orders/arrival.ts";
import { type OrderView, orderViews } from "#storefront/components/orders/order-view.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { AccountOffer, DoneProps } from "./props.ts";

/**
 * Whether a paid order was cancelled or refunded. Instead of a thank-you page, the order's own page then shows what
 * happened to the money.
 */
const isOver = ({ confirmedAt, status }: Order) =>
  confirmedAt !== null && (status === "cancelled" || status === "refunded");

type FormProblem = Pick<AccountOffer, "error" | "isTaken">;

/**
 * The page is opened with the order's access token, or with the key in its e-mail (?key=…); otherwise it is not found.
 */
export const load: LoadPrivate<DoneProps> = (context) => answer(context);

/** Returns the page, also after its form was refused. */
export async function answer(context: PrivateContext, refused?: FormProblem): Promise<PageAnswer<DoneProps>> {
  const { services, locale, query, brand, visitor } = context;
  const find = () => orderOf(context);
  const [texts, words, strength, found] = await Promise.all([
    textsFor({ services, locale }),
    loadAreaTexts("buying", context),
    loadAreaTexts("password", context),
    find(),
  ]);
  // Shoppers who return from the bank need not wait for the payment provider's message.
  const isOpen = found?.status === "awaiting_payment";
  const payAt = isOpen ? await settleSecondStep(services, found.id) : null;
  const order = isOpen ? await find() : found;
  if (order && isOver(order)) return redirect(localePath(locale, ownPageOf(order, services)), 303);
  const [view] = order ? await orderViews(services, locale, [order]) : [];
  if (!order || !view) return notFound();
  const name = calledIn(locale.language, order.extras?.pickUp ? order.billingAddress : order.shippingAddress);
  const extras = await orderExtrasView({ services, locale }, order);
  const isOwn = order.customerId !== null && order.customerId === visitor.customer?.id;
  const isOffered = visitor.customer === null && isOpenToAccount(order);
  const action = localePath(locale, `/checkout/done/${order.id}?key=${encodeURIComponent(query.get("key") ?? "")}`);
  const props: DoneProps = {
    csrf: visitor.csrfToken,
    words,
    order: view,
    extras,
    name,
    email: order.email,
    payAt,
    state: stateOf(order.status),
    picture: dearest(view.lines)?.image,
    arrives: extras.at ? "" : arrivalOf(order.shippingMethod, locale.intl, order.placedAt),
    follow: isOwn ? `/account/orders/${order.id}` : ownPageOf(order, services),
    account: isOffered ? { strength, action, error: null, isTaken: false, ...refused } : null,
    isOpened: isOwn && query.has("opened"),
  };
  const meta = plainMeta(fill(texts["done.title"], { number: order.id }), brand);
  const told = payAt !== null && query.has("pay") ? { ...meta, refresh: payAt } : meta;
  return page(props, told, refused ? 422 : 200);
}

const ownPageOf = ({ id }: Order, { config }: Services) => `/order-status/${id}?key=${orderKeyOf(id, config.SECRET)}`;

/** The line with the highest unit price; its picture is shown in the snow. */
const dearest = (lines: OrderView["lines"]) =>
  lines.filter(({ image }) => image).sort((one, other) => other.total / other.quantity - one.total / one.quantity)[0];

/** Finds the order by the address's id and key; null without a valid key. */
export const orderOf = ({ services, params, query }: PrivateContext): Promise<Order | null> =>
  orderFor(services, Number(params.id), query.get("key") ?? "");

function orderFor({ db, config }: Services, orderId: number, key: string): Promise<Order | null> {
  return isOrderKey(key, orderId, config.SECRET) ? findOrder(db, orderId) : findOrderForToken(db, orderId, key);
}

function stateOf(status: OrderStatus): DoneProps["state"] {
  if (openStatuses.includes(status)) return "waiting";
  return status === "cancelled" ? "failed" : "paid";
}
