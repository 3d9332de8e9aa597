import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import type { One } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import type { BigCommerceHttp, HttpLimits } from "#commerce/integrations/bigcommerce/http.ts";
import type { BigCommerceSettings } from "#commerce/integrations/bigcommerce/settings.ts";

export type Card = { holder: string; number: string; month: number; year: number; code: string };

/** unclear: no answer, or the bank takes its time. */
export type Paid = { status: "paid" } | { status: "unclear" } | { status: "declined"; reason: string };

/** What became of payments of an order, as the store's books have it. */
export type Booked = "paid" | "open" | "none";

type AdapterServices = { http: BigCommerceHttp; settings: BigCommerceSettings; limits: Pick<HttpLimits, "payment"> };
type Method = { id: string; type?: string };
type Transaction = { event: string; status: string };

const takesMoney = ["purchase", "authorization", "capture", "settled"];

/**
 * The store takes the money (/v3/payments, and a server of its own for the card): a token of one use for the order, then
 * the card. The card is passed on and kept nowhere.
 */
export function makePayments({ http, settings, limits }: AdapterServices) {
  /** Which of the store's methods takes cards; null: none does. */
  async function cardMethod(orderId: number): Promise<string | null> {
    const methods = await http.read<One<Method[]>>("/v3/payments/methods", { order_id: orderId });
    const ids = (methods?.data ?? [])
      .filter(({ id, type }) => type === "card" || id.endsWith(".card"))
      .map(({ id }) => id);
    return settings.paymentMethod === null
      ? (ids[0] ?? null)
      : (ids.find((id) => id === settings.paymentMethod) ?? null);
  }

  /** A call that may have been heard although nothing came back: it is never sent again by itself. */
  async function pay(orderId: number, method: string, card: Card): Promise<Paid> {
    const body = { order: { id: orderId, is_recurring: false } };
    const { body: token } = await http.call<One<{ id: string }>>("POST", "/v3/payments/access_tokens", { body });
    if (!token?.data) throw new BackendUnavailable("BigCommerce gives no token to pay with", 5);
    const instrument = {
      type: "card",
      cardholder_name: card.holder,
      number: card.number,
      verification_value: card.code,
      expiry_month: card.month,
      expiry_year: card.year,
    };
    try {
      const response = await fetch(`${settings.payments}/payments`, {
        method: "POST",
        headers: {
          accept: "application/vnd.bc.v1+json",
          authorization: `PAT ${token.data.id}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ payment: { instrument, payment_method_id: method } }),
        signal: AbortSignal.timeout(limits.payment),
        redirect: "error",
      });
      return paidBy(response.status, await response.json().catch(() => null));
    } catch {
      return { status: "unclear" };
    }
  }

  async function bookedFor(orderId: number): Promise<Booked> {
    const books = await http.read<One<Transaction[]>>(`/v3/orders/${orderId}/transactions`);
    const events = (books?.data ?? []).filter(({ status }) => status === "ok").map(({ event }) => event);
    if (events.some((event) => takesMoney.includes(event))) return "paid";
    return events.includes("pending") ? "open" : "none";
  }

  return { cardMethod, pay, bookedFor };
}

type Answered = { status?: string | number; code?: number; title?: string; data?: { status?: string } } | null;

function paidBy(status: number, answer: Answered): Paid {
  if (status < 300) return (answer?.data ?? answer)?.status === "success" ? { status: "paid" } : { status: "unclear" };
  // Refused before the bank was asked (400, 401), or by the bank (422).
  if (status < 500) return { status: "declined", reason: String(answer?.code ?? status) };
  return { status: "unclear" };
}
