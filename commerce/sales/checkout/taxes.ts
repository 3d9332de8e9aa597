import type { TaxAnswer, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import { type TaxService, TaxUnknown } from "#commerce/sales/tax/tax-service.ts";
import type { Logger } from "#platform/log.ts";
import { type CheckoutFacts, type UntaxedCheckout, untaxedCheckout, withTaxes } from "./rules.ts";
import type { Checkout } from "./schema.ts";

/** The services that pricing a checkout needs besides its facts. */
export type PricingServices = { tax: TaxService; log: Pick<Logger, "warn"> };

/**
 * Returns the checkout with its taxes. The tax service may be remote, so never call this inside a transaction. When it
 * does not answer, the checkout has `isTaxKnown` false: it can be shown but not ordered.
 */
export const checkoutOf = (services: PricingServices, facts: CheckoutFacts, now = new Date()): Promise<Checkout> =>
  taxed(services, untaxedCheckout(facts, now));

export async function taxed(services: PricingServices, untaxed: UntaxedCheckout): Promise<Checkout> {
  const { question } = untaxed;
  return withTaxes(untaxed, question ? await ask(services, question) : { lines: [] });
}

async function ask({ tax, log }: PricingServices, question: TaxQuestion): Promise<TaxAnswer | null> {
  try {
    return await tax.taxesOf(question);
  } catch (error) {
    if (!(error instanceof TaxUnknown)) throw error;
    log.warn({ err: error, cartId: question.cartId }, "the tax service does not answer");
    return null;
  }
}
