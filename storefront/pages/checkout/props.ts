import type { CheckoutStep, longest, Recipient, ShippingOption } from "#commerce/sales/checkout/schema.ts";
import type { PaymentEntry } from "#commerce/sales/payments/provider.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { AllowanceView } from "#storefront/components/account/allowance.ts";
import type { OrderLineView } from "#storefront/components/orders/order-lines.tsx";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type Errors = Record<string, Message>;

/** The entry of a provider with its own fields in the page, including its public settings. */
export type FieldsEntry = Extract<PaymentEntry, { kind: "fields" }>;

/** The stores to choose from for pick-up. */
export type PickUpView = {
  near: string;
  /** Whether the place that was searched for is unknown. */
  isUnknown: boolean;
  stores: { id: number; name: string; lines: string[]; distance: string }[];
  storeId: number | null;
  /** The range of days in which the order will be ready. */
  ready: string;
};

/** The optional extras. `wrapPrice` is null when gift wrapping is not offered in the region. */
export type ExtrasView = {
  note: string;
  wrapPrice: number | null;
  gift: { message: string } | null;
  /**
   * `place` is the part of the fields' names that identifies the recipient; `quantity` is the number of cards, when it
   * is not the whole line.
   */
  recipients: (Recipient & { title: string; place: string })[];
  /** The first and last day on which a gift card can be sent, such as "2026-12-24". */
  days: { first: string; last: string };
  longest: typeof longest;
};

/** The data of the checkout page. Amounts are in minor units of `currency`. */
export type CheckoutProps = {
  csrf: string;
  /** The step whose form is open. */
  open: CheckoutStep;
  /** The problem with the whole checkout; `inCart` is true when it has to be fixed in the cart. */
  problem: (Message & { inCart?: boolean }) | null;
  /** By field name. */
  errors: Errors;
  /** `isReminded`: whether the visitor wants an e-mail if they leave the cart; null when the shop sends none. */
  contact: { email: string; isSignedIn: boolean; isReminded: boolean | null };
  delivery: {
    countries: { code: string; name: string }[];
    shipping: Address;
    billing: Address;
    isSameBilling: boolean;
    /** The customer's saved addresses. */
    saved: { id: number; label: string }[];
    /** `arrives`: the range of days of the delivery; an empty string when it is immediate. */
    options: (Omit<ShippingOption, "displayNames"> & { isNamed?: boolean; arrives: string })[];
    methodId: number | null;
    /** The stored addresses, for the summary. */
    shippingLines: string[];
    billingLines: string[];
    way: "send" | "collect";
    canCollect: boolean;
    /** The chosen store. */
    pickUp: { name: string; lines: string[]; ready: string } | null;
    /** Null unless pick-up is chosen. */
    stores: PickUpView | null;
    /** Null unless the step is open. */
    extras: ExtrasView | null;
  };
  /** `key` is new for every form that is shown, and places one order at most. */
  payment: {
    cartId: string;
    /** Allows the form to continue with the cart when the session has ended meanwhile. */
    cartKey: string;
    key: string;
    number: string;
    expiry: string;
    /** How the payment begins: with card fields in the shop's form, in the provider's fields, or on its page. */
    entry: { kind: "card" } | { kind: "redirect" } | FieldsEntry;
    /** Gives the provider's fields access to the customer's saved cards; null when there are none to offer. */
    session: string | null;
    /** The number of days for payment by invoice; null when it is not allowed. */
    invoiceDays: number | null;
    /**
     * The credit still available for invoices, as formatted amounts. `isPassed` is true when this order exceeds it.
     * Null means no limit.
     */
    credit: { left: string; limit: string; isPassed: boolean } | null;
    isInvoice: boolean;
  };
  words: AreaTexts<"extras">;
  buying: AreaTexts<"buying">;
  /** The card brands that are common in this market and that the provider accepts, by the names of their marks. */
  marks: readonly string[];
  /** Lines whose price has changed since they were last seen, with formatted amounts. */
  changed: { name: string; was: string; now: string }[];
  /** Whether the buyer has the right of withdrawal. */
  hasRight: boolean;
  /** `isBeforeTax`: taxes are added to the prices, and are not known yet. */
  order: {
    lines: OrderLineView[];
    count: number;
    totals: TotalLine[];
    total: number;
    currency: string;
    isBeforeTax: boolean;
  };
  /**
   * Main features by line, when the order is reviewed at the button. Null when the region does not require the review,
   * or the payment step is not open.
   */
  review: Record<string, string> | null;
  /** The amount left to pay after gift cards; 0 means that no card is needed. */
  due: number;
  codes: {
    words: AreaTexts<"codes">;
    /** The gift cards in use, each with the amount it pays. */
    cards: { id: number; last4: string; amount: number }[];
    /** A gift card code that was typed and refused, with the reason. */
    refusedCard: { typed: string; message: Message<"codes"> } | null;
    /** The cart's codes that no longer apply. */
    refused: { code: string; message: Message<"codes"> }[];
  };
  allowance: AllowanceView | null;
  isDemo: boolean;
};

export const steps: readonly CheckoutStep[] = ["contact", "delivery", "payment"];
