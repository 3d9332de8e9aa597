import { sql } from "kysely";
import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import { minorOr0 } from "#commerce/integrations/bigcommerce/amounts.ts";
import type { DataEnvelope } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import { forgetCart } from "#commerce/integrations/bigcommerce/customers/sessions.ts";
import type { BigCommerceHttp, HttpLimits } from "#commerce/integrations/bigcommerce/http.ts";
import type {
  CheckoutAdapterServices,
  OwnCheckout,
} from "#commerce/integrations/bigcommerce/sales/checkout-services.ts";
import type { BigCommerceSettings } from "#commerce/integrations/bigcommerce/settings.ts";
import { isCartId } from "#commerce/sales/cart/rules.ts";
import type { CheckoutBackend } from "#commerce/sales/checkout/backend.ts";
import { cardFaults, missingIn } from "#commerce/sales/checkout/placing/reserve.ts";
import type { PlaceOrderResult } from "#commerce/sales/checkout/placing/schema.ts";
import { type PlaceOrderInput, seenIn } from "#commerce/sales/checkout/placing/schema.ts";
import { checkoutProblem } from "#commerce/sales/checkout/problems.ts";
import type { Buyer } from "#commerce/sales/checkout/services.ts";
import { cardDigits, readExpiry } from "#commerce/sales/payments/rules.ts";
import type { Db } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { type BcCheckout, orderIdOf, stateOf, toCheckout } from "./checkout-shapes.ts";
import { type BcOrder, isIncomplete, statusOf } from "./order-shapes.ts";

/** The store's status ids of an order that was begun, and of one that is paid and awaits fulfilment. */
const incomplete = 0;
const awaitingFulfilment = 11;

/**
 * Orders a cart. The store makes an (incomplete) order from the checkout, takes the payment, and the order is placed.
 * The cart makes sure that there is only one order: its checkout names the order that was begun, the store's
 * transactions show what was paid for it, and once it is paid, orders are found by their cart. So a repeated call, also
 * after a crash, continues where the first one stopped.
 */
export function makePlace(parts: CheckoutAdapterServices, own: OwnCheckout): CheckoutBackend["place"] {
  const { db, http } = parts;
  const payments = makePayments(parts);

  return async (request, buyer) => {
    const wrong = faultsOf(request);
    if (Object.keys(wrong).length > 0) return checkoutProblem("invalid", { fields: wrong });
    if (!isCartId(request.cartId)) return checkoutProblem("cart-not-found");
    if (!(await claim(db, request.cartId))) return checkoutProblem("payment-unclear");
    let isOpen = false;
    try {
      const placed = await place(request, buyer);
      isOpen = !placed.ok && placed.problem.code === "payment-unclear";
      return placed;
    } finally {
      // When the payment's outcome is unclear, the claim stays for a while, so that no second payment starts before the
      // store's transactions show the first.
      if (!isOpen) await release(db, request.cartId);
    }
  };

  async function place(request: PlaceOrderInput, buyer: Buyer): Promise<PlaceOrderResult> {
    const found = await own(async () => buyer.customerId, request.cartId, buyer.holder);
    if (!found) return orderedBefore(request.cartId, buyer);
    const checkout = toCheckout(found);
    if (checkout.step !== "payment")
      return checkoutProblem("incomplete", { fields: missingIn(checkout), detail: { step: checkout.step } });
    const { total, currency } = checkout;
    const expected = seenIn(request.expectedTotal, currency);
    if (expected === null) return checkoutProblem("invalid", { fields: { expectedTotal: "error.invalid" } });
    if (expected !== total)
      return checkoutProblem("price-changed", { detail: { total, due: total, was: expected, currency } });
    const order = await beginOrder(found);
    if (order === null) return checkoutProblem("not-purchasable");
    if (order.status_id !== incomplete) return ended(request.cartId, buyer, order);
    const booked = await payments.bookedFor(order.id);
    if (booked === "open") return unclear(order.id);
    const paid = booked === "paid" || (await payFor(order, total, found, request));
    if (paid !== true) return paid;
    return ended(request.cartId, buyer, { ...order, status_id: awaitingFulfilment });
  }

  /** Returns the order that was begun from this checkout if it is still right, otherwise a new one. */
  async function beginOrder(checkout: BcCheckout): Promise<Pick<BcOrder, "id" | "status_id"> | null> {
    const begun = orderIdOf(checkout);
    const before = begun === null ? null : await http.read<BcOrder>(`/v2/orders/${begun}`);
    const { code } = checkout.cart.currency;
    const isRight = before && minorOr0(before.total_inc_tax, code) === minorOr0(checkout.grand_total, code);
    if (before && (isRight || !isIncomplete(before))) return before;
    const made = await http.call<DataEnvelope<{ id: number }>>("POST", `/v3/checkouts/${checkout.id}/orders`, {
      body: {},
    });
    return made.status < 400 && made.body?.data ? { id: made.body.data.id, status_id: incomplete } : null;
  }

  async function payFor({ id }: { id: number }, total: number, checkout: BcCheckout, { payment }: PlaceOrderInput) {
    if (total === 0) {
      await http.call("PUT", `/v2/orders/${id}`, { body: { status_id: awaitingFulfilment } });
      return true;
    }
    const method = payment.kind === "card" ? await payments.cardMethod(id) : null;
    if (payment.kind !== "card" || !method)
      return checkoutProblem("invalid", { fields: { payment: "error.payment.elsewhere" } });
    const paid = await payments.pay(id, method, toCard(payment, checkout));
    if (paid.status === "unclear") return unclear(id);
    if (paid.status === "declined") return checkoutProblem("payment-declined", { detail: { reason: paid.reason } });
    return true;
  }

  /**
   * Called when the cart no longer exists. Finds the order made from it, if that is a guest's or this buyer's.
   * Otherwise the cart counts as not found.
   */
  async function orderedBefore(cartId: string, buyer: Buyer): Promise<PlaceOrderResult> {
    const orders = (await http.read<BcOrder[]>("/v2/orders", { cart_id: cartId })) ?? [];
    const order = orders.find((one) => !isIncomplete(one));
    const isOwn = order && (order.customer_id === 0 || order.customer_id === buyer.customerId);
    return isOwn ? ended(cartId, buyer, order) : checkoutProblem("cart-not-found");
  }

  async function ended(
    cartId: string,
    { sessionHash }: Buyer,
    { id, status_id }: Pick<BcOrder, "id" | "status_id">,
  ): Promise<PlaceOrderResult> {
    await forgetCart(db, sessionHash, cartId);
    // Customers who are not signed in look up the order with its email address, because the store has no access tokens.
    return ok({ orderId: id, accessToken: "", status: statusOf(status_id) });
  }
}

const unclear = (orderId: number) => checkoutProblem("payment-unclear", { detail: { order_id: orderId } });

function faultsOf({ idempotencyKey, payment }: PlaceOrderInput): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) fields.idempotencyKey = "error.invalid";
  if (payment.kind === "invoice") return { ...fields, payment: "error.payment.invoice" };
  return payment.kind === "card" ? { ...fields, ...cardFaults(payment) } : { ...fields, payment: "error.required" };
}

function toCard(
  { number, expiry, code }: { number: string; expiry: string; code: string },
  checkout: BcCheckout,
): Card {
  const { shippingAddress, billingAddress = shippingAddress } = stateOf(checkout);
  const holder = `${billingAddress?.firstName ?? ""} ${billingAddress?.lastName ?? ""}`.trim();
  const { month = 0, year = 0 } = readExpiry(expiry) ?? {};
  return { holder, number: cardDigits(number), month, year, code: code.trim() };
}

/** Longer than a payment may take to be answered. */
const claimSeconds = 90;

/** Whether this call alone may order the cart now. */
async function claim(db: Db, cartId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into platform_checkouts as held (cart_id) values (${cartId}::uuid)
    on conflict (cart_id) do update set claimed_at = now()
    where held.claimed_at < now() - make_interval(secs => ${claimSeconds}) returning cart_id`.execute(db);
  return rows.length > 0;
}

const release = (db: Db, cartId: string) =>
  sql`delete from platform_checkouts where cart_id = ${cartId}::uuid`.execute(db);

type Card = { holder: string; number: string; month: number; year: number; code: string };

/** "unclear": no answer, or the bank needs more time. */
type PaymentOutcome = { status: "paid" } | { status: "unclear" } | { status: "declined"; reason: string };

/** The outcome of an order's payments, according to the store's transactions. */
type BookedState = "paid" | "open" | "none";

type AdapterServices = { http: BigCommerceHttp; settings: BigCommerceSettings; limits: Pick<HttpLimits, "payment"> };
type Method = { id: string; type?: string };
type Transaction = { event: string; status: string };

const takesMoney = ["purchase", "authorization", "capture", "settled"];

/**
 * Payments through the store (/v3/payments, and a separate server for the card): first a single-use token for the
 * order, then the card. The card is passed on and stored nowhere.
 */
function makePayments({ http, settings, limits }: AdapterServices) {
  /** Returns the store's method that accepts cards. Null when there is none. */
  async function cardMethod(orderId: number): Promise<string | null> {
    const methods = await http.read<DataEnvelope<Method[]>>("/v3/payments/methods", { order_id: orderId });
    const ids = (methods?.data ?? [])
      .filter(({ id, type }) => type === "card" || id.endsWith(".card"))
      .map(({ id }) => id);
    return settings.paymentMethod === null
      ? (ids[0] ?? null)
      : (ids.find((id) => id === settings.paymentMethod) ?? null);
  }

  /**
   * Sends the payment. The store may have received it even when no answer came, so it is never repeated automatically.
   */
  async function pay(orderId: number, method: string, card: Card): Promise<PaymentOutcome> {
    const body = { order: { id: orderId, is_recurring: false } };
    const { body: token } = await http.call<DataEnvelope<{ id: string }>>("POST", "/v3/payments/access_tokens", {
      body,
    });
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

  async function bookedFor(orderId: number): Promise<BookedState> {
    const books = await http.read<DataEnvelope<Transaction[]>>(`/v3/orders/${orderId}/transactions`);
    const events = (books?.data ?? []).filter(({ status }) => status === "ok").map(({ event }) => event);
    if (events.some((event) => takesMoney.includes(event))) return "paid";
    return events.includes("pending") ? "open" : "none";
  }

  return { cardMethod, pay, bookedFor };
}

type PaymentResponse = { status?: string | number; code?: number; title?: string; data?: { status?: string } } | null;

function paidBy(status: number, answer: PaymentResponse): PaymentOutcome {
  if (status < 300) return (answer?.data ?? answer)?.status === "success" ? { status: "paid" } : { status: "unclear" };
  // Refused before the bank was asked (400, 401), or by the bank (422).
  if (status < 500) return { status: "declined", reason: String(answer?.code ?? status) };
  return { status: "unclear" };
}
