import type { OrderExtrasView } from "#storefront/components/extras/order-extras.ts";
import type { OrderView } from "#storefront/components/orders/order-view.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

/**
 * The offer to create an account for a guest's order. Null when the order cannot get one, or the visitor is signed in.
 */
export type AccountOffer = {
  /** The texts for the field for a new password. */
  strength: AreaTexts<"password">;
  /** The path that the form posts to. */
  action: string;
  error: Message | null;
  /** Whether an account with that address exists already. */
  isTaken: boolean;
};

export type DoneProps = {
  csrf: string;
  words: AreaTexts<"buying">;
  /** Media id of the product picture shown in the snow; undefined when there is none. */
  picture?: string | undefined;
  /**
   * The range of days in which the parcel arrives. An empty string when nothing is delivered, or the order is collected
   * in a store.
   */
  arrives: string;
  /** The path of the order's own page, which shows its parcels. */
  follow: string;
  account: AccountOffer | null;
  order: OrderView;
  extras: OrderExtrasView;
  /** The name in the thank-you line. */
  name: string;
  email: string;
  /** Whether the account was created with this order just now. */
  isOpened: boolean;
  /**
   * The state of the payment:
   * - paid: the order is placed
   * - waiting: the result of the payment is not known yet
   * - failed: it was never paid
   */
  state: "paid" | "waiting" | "failed";
  /**
   * The payment provider's page, where a waiting order can be paid. Null when the payment is in progress or finished.
   */
  payAt: string | null;
};
