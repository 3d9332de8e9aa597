import type { Allowance } from "#commerce/customers/pro/rules.ts";
import type { CartLine } from "#commerce/sales/cart/schema.ts";
import type { Credit } from "#commerce/sales/payments/invoice/credit.ts";
import { type Failure, fail, type Problem } from "#platform/result.ts";
import type { CheckoutProblemCode } from "./schema.ts";

export type CheckoutProblem = Problem<CheckoutProblemCode>;
export type CheckoutFailure = Failure<CheckoutProblem>;

const messages: Record<CheckoutProblemCode, string> = {
  "cart-not-found": "There is no such cart.",
  "cart-empty": "The cart is empty.",
  incomplete: "Contact, addresses or delivery are still missing.",
  invalid: "Some fields are missing or wrong.",
  "not-sold-here": "This cart cannot be ordered from here, or not be delivered there.",
  "not-enough-stock": "There are fewer pieces in stock than the cart holds.",
  "not-purchasable": "Something in the cart can no longer be bought.",
  "price-changed": "The total has changed. Nothing was charged.",
  "tax-unknown": "The taxes are not known at the moment. Nothing was charged: try again in a minute.",
  "pro-limit": "This order would pass your spend limit as a professional. Nothing was charged.",
  "pro-expired": "Your pro code has expired. Attach the cart again to order at the shop's prices.",
  "invoice-limit": "This order would pass what may be owed by invoice. Pay open invoices first, or pay another way.",
  "payment-declined": "The payment was declined and nothing was charged. The cart is as it was: try another card.",
  "payment-unclear":
    "The payment has not been answered yet. It will not be charged twice: ask again with the same key.",
  "already-placed": "This cart has already been ordered.",
  "key-reused": "This idempotency key was used for another request. Use a new one.",
};

/** Builds a problem with its text. `fields`: text keys by field name; `detail`: facts a caller can act on. */
export const checkoutProblem = (
  code: CheckoutProblemCode,
  more: Pick<Problem, "fields" | "detail"> = {},
): CheckoutFailure => fail(code, messages[code], more);

/** The problem of a total that exceeds the allowance, for API clients; amounts in minor units. */
export const limitProblem = (
  { limit, spent, left, currency }: Omit<Allowance, "since">,
  total: number,
): CheckoutFailure => checkoutProblem("pro-limit", { detail: { left, spent, limit, total, currency } });

/** The same for the invoice limit, which another `due` would exceed. */
export const creditProblem = ({ limit, owed, left }: Credit, due: number, currency: string): CheckoutFailure =>
  checkoutProblem("invoice-limit", {
    fields: { payment: "error.payment.limit" },
    detail: { left, owed, limit, due, currency },
  });

/** The lines that prevent an order, for API clients. */
export const linesDetail = (lines: readonly CartLine[]) => ({
  lines: lines.map(({ productId, variantId, name, quantity, available }) => ({
    product_id: productId,
    variant_id: variantId,
    name,
    quantity,
    available: available ?? null,
  })),
});
