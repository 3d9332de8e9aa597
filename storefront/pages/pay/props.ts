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
  /** What is to be paid, as text and in minor units. */
  due: string;
  amount: number;
  /** unclear: a try was not answered yet; over: it may no longer be paid. */
  state: "open" | "unclear" | "over";
  /** Until when, in words. */
  until: string;
  /** Where the form goes, which is this page. */
  action: string;
  entry: PayEntry;
  /** Opens the provider's fields; null: they are not asked for, or could not be opened. */
  clientSecret: string | null;
  /** The provider's page, where a payment that was begun goes on. */
  payAt: string | null;
  problem: "declined" | "fields" | null;
  errors: Errors;
  card: { number: string; expiry: string };
  isDemo: boolean;
};
