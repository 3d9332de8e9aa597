import type { PaymentEntry } from "#commerce/sales/payments/provider.ts";
import type { OrderView } from "#storefront/components/orders/order-view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";

export type Errors = CheckoutProps["errors"];
export type PayEntry = { kind: "card" } | Extract<PaymentEntry, { kind: "fields" | "redirect" }>;

export type PayProps = {
  words: AreaTexts<"paying">;
  csrf: string;
  order: OrderView;
  /** The amount to pay: `due` as text, `amount` in minor units. */
  due: string;
  amount: number;
  /**
   * The state of the payment:
   * - open: it can be paid
   * - unclear: an earlier attempt has no result yet
   * - over: the order can no longer be paid
   */
  state: "open" | "unclear" | "over";
  /** The deadline for the payment, as text. */
  until: string;
  /** The path that the form posts to, which is this page. */
  action: string;
  entry: PayEntry;
  /** Opens the provider's fields. Null when they are not used, or could not be opened. */
  clientSecret: string | null;
  /** The provider's page, where a payment that was already begun continues. */
  payAt: string | null;
  problem: "declined" | "fields" | null;
  errors: Errors;
  card: { number: string; expiry: string };
  isDemo: boolean;
};
