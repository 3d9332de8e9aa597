import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { callApi } from "#storefront/runtime/api.ts";
import type { CheckoutProps } from "./props.ts";

export type OrderOutcome =
  /** The order waits for its payment, which the provider's fields can now take. */
  | { kind: "pay"; clientSecret: string; returnUrl: string }
  /** Continue to another page. */
  | { kind: "go"; to: string }
  /** The request failed or came too early; it can be repeated with the same key. */
  | { kind: "again" };

type OrderResponse = {
  code?: string;
  order_id?: number;
  access_token?: string;
  action?: { client_secret?: string };
};

/** The page to show for each problem code of the API. All other problems are explained by the cart. */
const ways: Record<string, (total: number, due: number) => string> = {
  "payment-declined": () => "/checkout?step=payment&declined=1",
  "price-changed": (total, due) => `/checkout?step=payment&was=${total}&due=${due}`,
  "tax-unknown": () => "/checkout?step=payment",
  "invoice-limit": () => "/checkout?step=payment",
  incomplete: () => "/checkout",
  "key-reused": () => "/checkout?step=payment",
  csrf: () => "/checkout?step=payment",
};

type Form = Pick<CheckoutProps, "csrf" | "payment" | "order" | "due">;

/**
 * Places the order through the shop's own API: one order per form, however often the button is pressed. Retries twice,
 * after 1 and 3 seconds.
 */
export async function sendOrder(form: Form, locale: Locale, isInvoice = false): Promise<OrderOutcome> {
  for (const pause of [1000, 3000]) {
    const placed = await ask(form, locale, isInvoice);
    if (placed.kind !== "again") return placed;
    await new Promise((later) => setTimeout(later, pause));
  }
  return ask(form, locale, isInvoice);
}

async function ask({ csrf, payment, order, due }: Form, locale: Locale, isInvoice: boolean): Promise<OrderOutcome> {
  const response = await callApi("post", "/api/checkout/{cartId}/order", {
    path: { cartId: payment.cartId },
    headers: { "csrf-token": csrf, "idempotency-key": payment.key },
    body: {
      expected_total: toDecimal(order.total, order.currency),
      expected_due: toDecimal(due, order.currency),
      ...(isInvoice && { payment_method: "invoice" as const }),
    },
  }).catch(() => null);
  if (!response || response.status >= 500 || response.status === 429) return { kind: "again" };
  const said: OrderResponse = response.data ?? response.problem ?? {};
  const done = localePath(locale, `/checkout/done/${said.order_id}?key=${said.access_token}`);
  if (response.status === 201) {
    const clientSecret = said.action?.client_secret;
    if (clientSecret === undefined) return { kind: "go", to: done };
    return { kind: "pay", clientSecret, returnUrl: new URL(done, location.origin).href };
  }
  if (said.code === "payment-unclear") return said.order_id ? { kind: "go", to: done } : { kind: "again" };
  const way = ways[said.code ?? ""];
  return { kind: "go", to: localePath(locale, way ? way(order.total, due) : "/cart") };
}
