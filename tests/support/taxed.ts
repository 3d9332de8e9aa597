import { type CheckoutFacts, untaxedCheckout, withTaxes } from "#commerce/sales/checkout/rules.ts";
import type { Checkout } from "#commerce/sales/checkout/schema.ts";
import { answerOf } from "#commerce/sales/tax/built-in/rules.ts";

/** The checkout with the taxes of the built-in tables, without the merchant's postal codes and without a database. */
export function checkoutOf(facts: CheckoutFacts, now?: Date): Checkout {
  const untaxed = untaxedCheckout(facts, now);
  return withTaxes(untaxed, untaxed.question ? answerOf(untaxed.question) : { lines: [] });
}
