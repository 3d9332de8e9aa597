import type { Db } from "#database/tables.ts";
import type { Config } from "#platform/config.ts";
import type { PaymentProvider } from "./provider.ts";
import { makeTestProvider } from "./test-provider.ts";

type Settings = Pick<
  Config,
  "PAYMENT_PROVIDER" | "SECRET" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_HOST"
>;

/** The provider that the configuration names. Stripe's client is loaded only where it is used. */
export async function openPayments(config: Settings, db: Db): Promise<PaymentProvider> {
  if (config.PAYMENT_PROVIDER === "test") return makeTestProvider(db, config.SECRET);
  const { makeStripeProvider } = await import("./stripe.ts");
  return makeStripeProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiHost: config.STRIPE_API_HOST,
  });
}
