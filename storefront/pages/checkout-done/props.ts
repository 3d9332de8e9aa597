import type { OrderExtrasView } from "#storefront/components/extras/order-extras.ts";
import type { OrderView } from "#storefront/components/orders/order-view.ts";

export type DoneProps = {
  order: OrderView;
  extras: OrderExtrasView;
  /** Who is thanked. */
  name: string;
  email: string;
  /** paid: it stands; waiting: the payment's answer is still out; failed: it was never paid. */
  state: "paid" | "waiting" | "failed";
  /** The payment provider's page, where a waiting order can be paid; null: the payment is under way, or over. */
  payAt: string | null;
};
