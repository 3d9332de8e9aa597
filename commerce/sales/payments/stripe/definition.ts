import { Type } from "typebox";
import { defineProvider } from "../definition.ts";

/** The prefixes of keys. An invalid key is named but never printed, because logs must not contain keys. */
const prefixes = {
  STRIPE_SECRET_KEY: ["sk_", "rk_"],
  STRIPE_PUBLISHABLE_KEY: ["pk_"],
  STRIPE_WEBHOOK_SECRET: ["whsec_"],
};

export const stripeDefinition = defineProvider({
  name: "stripe",
  // Test payments are in a separate part of the dashboard.
  page: (reference, { STRIPE_SECRET_KEY: key = "" }) =>
    `https://dashboard.stripe.com/${/^[sr]k_test_/.test(key) ? "test/" : ""}payments/${encodeURIComponent(reference)}`,
  settings: {
    STRIPE_SECRET_KEY: Type.String({ default: "", description: "sk_… or rk_…" }),
    STRIPE_PUBLISHABLE_KEY: Type.String({ default: "", description: "pk_…: goes to browsers" }),
    STRIPE_WEBHOOK_SECRET: Type.String({
      default: "",
      description: "whsec_…: of the endpoint {PUBLIC_URL}/api/payments/webhook/stripe",
    }),
    STRIPE_API_HOST: Type.String({
      default: "",
      pattern: "^(https?://[^/\\s]+)?$",
      description: "another host that speaks Stripe's protocol, for tests; empty: https://api.stripe.com",
    }),
  },
  problems: (values) =>
    (Object.entries(prefixes) as [keyof typeof prefixes, string[]][]).flatMap(([name, starts]) => {
      const isKey = starts.some((start) => values[name].startsWith(start) && !/\s/.test(values[name]));
      return isKey ? [] : [`${name} must be set (${starts.join("… or ")}…) when PAYMENT_PROVIDER=stripe`];
    }),
  async open(values) {
    const { makeStripeProvider } = await import("./provider.ts");
    return makeStripeProvider({
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiHost: values.STRIPE_API_HOST,
    });
  },
});
