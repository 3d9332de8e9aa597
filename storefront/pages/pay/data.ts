import { findAttemptByOrder } from "#commerce/sales/checkout/placing/attempts.ts";
import { payLater } from "#commerce/sales/checkout/placing/pay-later.ts";
import { settleSecondStep } from "#commerce/sales/checkout/placing/second-step.ts";
import { isOrderKey } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { orderViews } from "#storefront/components/orders/order-view.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { Errors, PayProps } from "./props.ts";

/** The result of a form that did not lead to a payment. */
export type FormProblem = { problem: PayProps["problem"]; errors?: Errors; card?: { number: string; expiry: string } };

/**
 * The page for an order that waits for its payment, opened with the key in its e-mail. A paid order has a page of its
 * own.
 */
export const load: LoadPrivate<PayProps> = async (context) => {
  const { query } = context;
  const order = await orderOf(context);
  if (!order) return notFound();
  // Shoppers who return from the bank need not wait for the payment provider's message.
  const payAt = order.status === "awaiting_payment" ? await settleSecondStep(context.services, order.id) : null;
  const refused = query.has("refused") ? ({ problem: "declined" } as const) : undefined;
  const answered = await answer(context, refused, 200, payAt);
  return payAt !== null && query.has("go") && "meta" in answered
    ? { ...answered, meta: { ...answered.meta, refresh: payAt } }
    : answered;
};

export async function orderOf({ services, params, query }: PrivateContext): Promise<Order | null> {
  const id = Number(params.id);
  return isOrderKey(query.get("key") ?? "", id, services.config.SECRET) ? findOrder(services.db, id) : null;
}

/** Returns this page's path with its key, without the locale prefix. */
export const ownPath = ({ params, query }: PrivateContext, more: Record<string, string> = {}): string =>
  `/pay/${params.id}?${new URLSearchParams({ key: query.get("key") ?? "", ...more })}`;

export async function answer(
  context: PrivateContext,
  refused?: FormProblem,
  status = 422,
  payAt: string | null = null,
): Promise<PageAnswer<PayProps>> {
  const { services, locale, visitor, brand, query } = context;
  const order = await orderOf(context);
  if (!order) return notFound();
  if (order.confirmedAt) return goTo(context, `/checkout/done/${order.id}?key=${query.get("key")}`);
  const place = { services, locale };
  const [words, [view], attempt, open] = await Promise.all([
    loadAreaTexts("paying", place),
    orderViews(services, locale, [order]),
    findAttemptByOrder(services.db, order.id),
    openUntil(context, order.id),
  ]);
  if (!view || !attempt) return notFound();
  const { entry } = services.payments;
  const isOpen = open !== null && attempt.provider === services.payments.name;
  const isPending = isOpen && attempt.paymentStatus === "pending";
  const until = dateFormat(locale.intl, { dateStyle: "long", timeStyle: "short" });
  const fields = isOpen && !isPending && entry.kind === "fields" ? await openFields(context, order.id) : null;
  const props: PayProps = {
    words,
    csrf: visitor.csrfToken,
    order: view,
    due: formatMoney(attempt.amount, order.currency, locale.intl),
    amount: attempt.amount,
    state: !isOpen ? "over" : isPending ? "unclear" : "open",
    until: open ? until.format(open) : "",
    action: localePath(locale, ownPath(context)),
    entry: entry.kind === "card" ? { kind: "card" } : entry,
    clientSecret: fields,
    payAt,
    problem: refused?.problem ?? null,
    errors: refused?.errors ?? {},
    card: refused?.card ?? { number: "", expiry: "" },
    isDemo: services.payments.name === "test",
  };
  return page(props, plainMeta(fill(words.title, { number: order.id }), brand), refused ? status : 200);
}

/** Opens the provider's fields. This takes no money, and repeating it returns the same payment. */
async function openFields(context: PrivateContext, orderId: number): Promise<string | null> {
  const opened = await payLater(context.services, orderId, { returnUrl: localePath(context.locale, ownPath(context)) });
  return opened.kind === "fields" ? opened.clientSecret : null;
}

async function openUntil({ services }: PrivateContext, orderId: number): Promise<Date | null> {
  const row = await services.db
    .selectFrom("payments")
    .select("open_until")
    .where("order_id", "=", orderId)
    .where("status", "in", ["pending", "action_required"])
    .where("open_until", ">", new Date())
    .executeTakeFirst();
  return row?.open_until ?? null;
}
