import { orderExtrasOf } from "../extras.ts";
import { addressAt, collectorOf } from "../pick-up.ts";
import { type CheckoutFacts, chosenOption } from "../rules.ts";
import type { Checkout, TotalLine } from "../schema.ts";

/**
 * Builds the order from a checkout in the form that the database function order_reserve takes. With `invoiceDays`, the
 * amount left after gift cards is paid by invoice. Pure.
 */
export function orderOf(facts: CheckoutFacts, checkout: Checkout, invoiceDays?: number) {
  const { totals, total, shippingOptions, state, pickUp } = checkout;
  const { amount: _, ...method } = chosenOption(facts, shippingOptions)!;
  const extras = orderExtrasOf(facts, checkout, invoiceDays);
  const { region, currency, country, language, lines, rules } = facts.cart;
  const due = (line: TotalLine) => (line.kind === "due" ? { ...line, label: "total.onAccount" } : line);
  return {
    region,
    currency,
    country,
    language,
    total,
    status: "pending",
    email: state.email,
    totals: invoiceDays === undefined ? totals : totals.map(due),
    shipping: pickUp ? addressAt(pickUp, collectorOf(state)) : state.shippingAddress,
    billing: state.billingAddress ?? state.shippingAddress,
    method,
    ...(extras && { extras }),
    rules,
    lines: lines.map(({ productId, variantId, sku, name: title, options, image = null, quantity, ...line }) => ({
      productId,
      variantId,
      sku,
      name: title,
      options,
      image,
      quantity,
      price: line.unitPrice,
      listed: line.listPrice,
    })),
  };
}
