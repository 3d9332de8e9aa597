import type { CardProblem } from "#commerce/sales/checkout/gift-cards.ts";
import type { CheckoutProblem } from "#commerce/sales/checkout/problems.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { currentCart } from "#storefront/components/cart/current-cart.ts";
import { linesInLanguage } from "#storefront/components/cart/line-texts.ts";
import type { AreaKey, Message } from "#storefront/i18n/areas.ts";
import type { CheckoutProps } from "./props.ts";

/** A line that cannot be ordered, as commerce reports it. */
type Line = { variant_id: number; name: string; available: number | null };

/** The problem when the tax service does not respond. */
export const taxUnknown = { key: "checkout.problem.tax" } as const;

/** Returns why the order was not placed, as a message for the visitor. */
export async function problemOf(
  context: PrivateContext,
  { code, detail }: CheckoutProblem,
): Promise<CheckoutProps["problem"]> {
  switch (code) {
    case "payment-declined":
      return { key: "checkout.problem.declined" };
    case "payment-unclear":
      return { key: "unclear.text" };
    case "tax-unknown":
      return taxUnknown;
    case "price-changed":
      return priceChanged(context, detail);
    case "not-enough-stock":
    case "not-purchasable":
      return lineProblem(context, code, (detail?.lines as Line[] | undefined)?.[0]);
    case "pro-limit":
      return limitProblem(context, detail);
    case "pro-expired":
      return { key: "checkout.problem.proExpired", inCart: true };
    case "not-sold-here":
      return { key: "checkout.problem.notSold", inCart: true };
    default:
      return { key: "checkout.problem.incomplete" };
  }
}

function priceChanged({ locale }: PrivateContext, detail: CheckoutProblem["detail"]): CheckoutProps["problem"] {
  const { total, due, was, was_due: wasDue } = detail ?? {};
  if (typeof total !== "number" || typeof was !== "number") return { key: "checkout.problem.incomplete" };
  const now = { total, due: Number(due), currency: String(detail?.currency) };
  const seen = { total: was, ...(typeof wasDue === "number" && { due: wasDue }) };
  return changeOf(seen, now, locale.intl);
}

/**
 * Returns a message when the total, or the amount left after gift cards, differs from what the visitor saw; otherwise
 * null.
 */
export function changeOf(
  seen: { total?: number; due?: number },
  { total, due, currency }: { total: number; due: number; currency: string },
  intl: string,
): CheckoutProps["problem"] {
  const values = (was: number, now: number) => ({
    was: formatMoney(was, currency, intl),
    now: formatMoney(now, currency, intl),
  });
  if (seen.total !== undefined && seen.total !== total)
    return { key: "checkout.problem.price", values: values(seen.total, total) };
  if (seen.due === undefined || seen.due === due) return null;
  return { key: "checkout.problem.due", values: values(seen.due, due) };
}

function limitProblem({ locale }: PrivateContext, detail: CheckoutProblem["detail"]): CheckoutProps["problem"] {
  const money = (amount: unknown) => formatMoney(Number(amount), String(detail?.currency), locale.intl);
  const values = { left: money(detail?.left), limit: money(detail?.limit) };
  return { key: "checkout.problem.proLimit", values, inCart: true };
}

async function lineProblem(
  context: PrivateContext,
  code: "not-enough-stock" | "not-purchasable",
  line: Line | undefined,
): Promise<CheckoutProps["problem"]> {
  const cart = await currentCart(context);
  const own = cart?.lines.filter((one) => one.variantId === line?.variant_id) ?? [];
  const [named] = await linesInLanguage(context.services, context.locale, own);
  const name = named?.name ?? line?.name ?? "";
  if (code === "not-purchasable") return { key: "checkout.problem.purchasable", values: { name }, inCart: true };
  const count = line?.available ?? 0;
  return count > 0
    ? { key: "checkout.problem.stock", values: { name, count }, inCart: true }
    : { key: "checkout.problem.stockNone", values: { name }, inCart: true };
}

/** Returns why a gift card cannot be used, as a message for the visitor. */
export function cardRefusal({ code, detail = {} }: CardProblem): Message<"codes"> {
  if (code === "too-many-gift-cards") return { key: "giftCard.tooMany", values: { count: Number(detail.count) } };
  if (code === "too-many-tries") {
    return { key: "coupon.tries", values: { minutes: Math.ceil(Number(detail.seconds) / 60) } };
  }
  return { key: `giftCard.${String(detail.reason)}` as AreaKey<"codes"> };
}
