import type { PaymentMark } from "../schema.ts";
import { type MollieClientOptions, openMollie } from "./client.ts";

/** Shown while the account's methods are unknown: the most common cards. */
const usual: readonly PaymentMark[] = ["visa", "mastercard"];

/** The marks for each of Mollie's method names; other methods have none. */
const marksOf: Readonly<Record<string, readonly PaymentMark[]>> = {
  creditcard: usual,
  applepay: ["apple-pay"],
  googlepay: ["google-pay"],
  paypal: ["paypal"],
};

/**
 * The marks of the methods, wallets included, that the owner has enabled in Mollie's dashboard. When Mollie does not
 * answer, those of the usual cards, so that the shop can start anyway.
 */
export async function mollieMarks(options: MollieClientOptions): Promise<readonly PaymentMark[]> {
  const mollie = openMollie({ ...options, timeout: Math.min(options.timeout ?? 3000, 3000) });
  const methods = await mollie
    .ask((client) => client.methods.list({ includeWallets: "applepay,googlepay" }))
    .catch(() => null);
  return methods ? marksIn(methods.map(({ id }) => id)) : usual;
}

/** "creditcard", "applepay" → their marks. Pure. */
export const marksIn = (methods: readonly string[]): PaymentMark[] =>
  Object.entries(marksOf).flatMap(([name, marks]) => (methods.includes(name) ? marks : []));
