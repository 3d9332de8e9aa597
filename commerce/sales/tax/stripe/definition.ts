import { Type } from "typebox";
import type { TaxDefinition } from "#commerce/sales/tax/definition.ts";

type Values = Readonly<Record<string, unknown>>;

/** Its own key, or the payments' key. An invalid key is named but never printed. */
const keyOf = (values: Values): string => String(values.STRIPE_TAX_KEY || values.STRIPE_SECRET_KEY || "");

/** Stripe Tax before use: its settings, each with its line of .env.example. */
export const stripeTaxDefinition: TaxDefinition = {
  name: "stripe",
  settings: {
    STRIPE_TAX_KEY: Type.String({ default: "", description: "sk_… or rk_… for Stripe Tax; empty: STRIPE_SECRET_KEY" }),
    STRIPE_TAX_CODE: Type.String({
      default: "txcd_99999999",
      pattern: "^txcd_\\d{8}$",
      description: "what goods and wrapping are to Stripe: general tangible goods",
    }),
    STRIPE_TAX_SHIPPING_CODE: Type.String({
      default: "txcd_92010001",
      pattern: "^txcd_\\d{8}$",
      description: "what delivery is to Stripe: shipping",
    }),
    STRIPE_TAX_TIMEOUT_MS: Type.Integer({
      default: 3000,
      minimum: 100,
      maximum: 30_000,
      description: "how long a calculation may take; asked once more after that, then the tax is unknown",
    }),
  },
  problems: (values) =>
    /^[sr]k_\S+$/.test(keyOf(values))
      ? []
      : ["STRIPE_TAX_KEY or STRIPE_SECRET_KEY must be set (sk_… or rk_…) when TAX_SERVICE=stripe"],
  async open(values) {
    const { makeStripeTax } = await import("./stripe-tax.ts");
    return makeStripeTax({
      secretKey: keyOf(values),
      goodsCode: String(values.STRIPE_TAX_CODE),
      shippingCode: String(values.STRIPE_TAX_SHIPPING_CODE),
      apiHost: String(values.STRIPE_API_HOST ?? ""),
      timeout: Number(values.STRIPE_TAX_TIMEOUT_MS),
    });
  },
};
