import type { CheckoutStep, longest, Recipient, ShippingOption } from "#commerce/sales/checkout/schema.ts";
import type { PaymentEntry } from "#commerce/sales/payments/provider.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { AllowanceView } from "#storefront/components/account/allowance.ts";
import type { OrderLineView } from "#storefront/components/orders/order-lines.tsx";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type Errors = Record<string, Message>;

/** The provider's own fields in the page, and its public settings. */
export type FieldsEntry = Extract<PaymentEntry, { kind: "fields" }>;

/** A store to collect it in. */
export type PickUpView = {
  near: string;
  /** Nobody knows the place that was asked for. */
  isUnknown: boolean;
  stores: { id: number; name: string; lines: string[]; distance: string }[];
  storeId: number | null;
  /** The days between which it will lie ready. */
  ready: string;
};

/** What may be asked for besides; `wrapPrice` null: no wrapping here. */
export type ExtrasView = {
  note: string;
  wrapPrice: number | null;
  gift: { message: string } | null;
  /** `place`: what its fields are called by; `quantity`: of how many cards, where it is not all of the line. */
  recipients: (Recipient & { title: string; place: string })[];
  /** On which a gift card may go out: "2026-12-24". */
  days: { first: string; last: string };
  longest: typeof longest;
};

/** What the checkout's page shows. Amounts are minor units of `currency`. */
export type CheckoutProps = {
  csrf: string;
  /** The step that is being filled in. */
  open: CheckoutStep;
  /** What stands in the way of the whole, and whether the cart is where to put it right. */
  problem: (Message & { inCart?: boolean }) | null;
  /** By the names of fields. */
  errors: Errors;
  /** `isReminded`: whether a letter is wanted should the cart be left; null where none are written. */
  contact: { email: string; isSignedIn: boolean; isReminded: boolean | null };
  delivery: {
    countries: { code: string; name: string }[];
    shipping: Address;
    billing: Address;
    isSameBilling: boolean;
    /** Saved addresses of the customer. */
    saved: { id: number; label: string }[];
    /** `arrives`: the days between which it will; empty: at once. */
    options: (ShippingOption & { arrives: string })[];
    methodId: number | null;
    /** The addresses as they were kept, for the summary. */
    shippingLines: string[];
    billingLines: string[];
    way: "send" | "collect";
    canCollect: boolean;
    /** The store that was chosen. */
    pickUp: { name: string; lines: string[]; ready: string } | null;
    /** Only where one is being chosen. */
    stores: PickUpView | null;
    /** Only while the step is open. */
    extras: ExtrasView | null;
  };
  /** A new key for every form that is shown: it places one order at most. */
  payment: {
    cartId: string;
    /** Lets the form go on with the cart where the session has ended meanwhile. */
    cartKey: string;
    key: string;
    number: string;
    expiry: string;
    /** How the payment begins: in a form of ours, in the provider's fields, or at its page. */
    entry: { kind: "card" } | { kind: "redirect" } | FieldsEntry;
    /** Opens the customer's saved cards to the provider's fields; null: there are none to offer. */
    session: string | null;
    /** Within how many days it may be paid by invoice; null: not at all. */
    invoiceDays: number | null;
    /** Amounts as texts: what may still be owed by invoice; `isPassed`: this order is more. Null: any amount. */
    credit: { left: string; limit: string; isPassed: boolean } | null;
    isInvoice: boolean;
  };
  words: AreaTexts<"extras">;
  buying: AreaTexts<"buying">;
  /** Cards that this market's shoppers have and the provider takes, by the names of their marks. */
  marks: readonly string[];
  /** Lines whose price is another than when they were last seen; amounts as texts. */
  changed: { name: string; was: string; now: string }[];
  /** Whether the buyer will have the right of withdrawal. */
  hasRight: boolean;
  /** `isBeforeTax`: taxes come on top, and nobody knows them before there is an address. */
  order: {
    lines: OrderLineView[];
    count: number;
    totals: TotalLine[];
    total: number;
    currency: string;
    isBeforeTax: boolean;
  };
  /** Main features by line, where the order is reviewed at the button; null: beside the steps only, or not yet. */
  review: Record<string, string> | null;
  /** What is left to be paid beside gift cards; 0: no card is needed. */
  due: number;
  codes: {
    words: AreaTexts<"codes">;
    /** The gift cards that pay, and how much of the total. */
    cards: { id: number; last4: string; amount: number }[];
    /** A gift card that was typed and refused, and why. */
    refusedCard: { typed: string; message: Message<"codes"> } | null;
    /** Codes of the cart that do not count any more. */
    refused: { code: string; message: Message<"codes"> }[];
  };
  allowance: AllowanceView | null;
  isDemo: boolean;
};

export const steps: readonly CheckoutStep[] = ["contact", "delivery", "payment"];
