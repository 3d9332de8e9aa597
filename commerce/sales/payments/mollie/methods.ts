import type { PaymentMark } from "../schema.ts";
import { type MollieClientOptions, openMollie } from "./client.ts";

/** What is shown while nobody knows what the account takes: the cards of nearly everybody. */
const usual: readonly PaymentMark[] = ["visa", "mastercard"];

/** The marks of a way to pay, by Mollie's name of it; of others none is drawn. */
const marksOf: Readonly<Record<string, readonly PaymentMark[]>> = {
  creditcard: usual,
  applepay: ["apple-pay"],
  googlepay: ["google-pay"],
  paypal: ["paypal"],
};

/**
 * The marks of what the account's page offers, wallets included, as its owner has switched them on in Mollie's dashboard.
 * Where Mollie does not say, those of the usual cards: a shop starts without it too.
 */
export async function mollieMarks(options: MollieClientOptions): Promise<readonly PaymentMark[]> {
  const mollie = openMollie({ ...options, timeout: Math.min(options.timeout ?? 3000, 3000) });
  const methods = await mollie
    .ask((client) => client.methods.list({ includeWallets: "applepay,googlepay" }))
    .catch(() => null);
  return methods ? marksIn(methods.map(({ id }) => id)) : usual;
}

/** "creditcard", "applepay" → the marks that are drawn of them. Pure. */
export const marksIn = (methods: readonly string[]): PaymentMark[] =>
  Object.entries(marksOf).flatMap(([name, marks]) => (methods.includes(name) ? marks : []));
