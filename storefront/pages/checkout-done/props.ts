import type { OrderExtrasView } from "#storefront/components/extras/order-extras.ts";
import type { OrderView } from "#storefront/components/orders/order-view.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

/** A guest may keep the order in an account; null: it is somebody's. */
export type AccountOffer = {
  /** Texts of the field for a new password. */
  strength: AreaTexts<"password">;
  /** Where the form goes. */
  action: string;
  error: Message | null;
  /** The address has an account. */
  isTaken: boolean;
};

export type DoneProps = {
  csrf: string;
  words: AreaTexts<"buying">;
  /** Media id of what stands in the snow; undefined: there is no picture. */
  picture?: string | undefined;
  /** The days between which the parcel comes; empty: there is none, or it was collected. */
  arrives: string;
  /** Address of the order's own page, with its parcels. */
  follow: string;
  account: AccountOffer | null;
  order: OrderView;
  extras: OrderExtrasView;
  /** Who is thanked. */
  name: string;
  email: string;
  /** The account was opened with it just now. */
  isOpened: boolean;
  /** paid: it stands; waiting: the payment's answer is still out; failed: it was never paid. */
  state: "paid" | "waiting" | "failed";
  /** The payment provider's page, where a waiting order can be paid; null: the payment is under way, or over. */
  payAt: string | null;
};
