import type { CheckoutStep, ShippingOption } from "#commerce/checkout/schema.ts";
import type { Address } from "#commerce/orders/schema.ts";
import type { TotalLine } from "#commerce/pricing/schema.ts";
import type { AllowanceView } from "#shop/parts/allowance.ts";
import type { CodeKey, CodeTexts } from "#shop/parts/codes/texts.ts";
import type { Message } from "#shop/parts/message.ts";
import type { OrderLineView } from "#shop/parts/order-lines.tsx";
import type { AreaMessage } from "#shop/parts/sayer.ts";

export type Errors = Record<string, Message>;

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
    options: ShippingOption[];
    methodId: number | null;
    /** The addresses as they were kept, for the summary. */
    shippingLines: string[];
    billingLines: string[];
  };
  /** A new key for every form that is shown: it places one order at most. */
  payment: {
    cartId: string;
    key: string;
    number: string;
    expiry: string;
    /** Where the provider's own fields take the card: what they are opened with. */
    element: { publishableKey: string } | null;
  };
  order: { lines: OrderLineView[]; count: number; totals: TotalLine[]; total: number; currency: string };
  /** What is left to be paid beside gift cards; 0: no card is needed. */
  due: number;
  codes: {
    words: CodeTexts;
    /** The gift cards that pay, and how much of the total. */
    cards: { id: number; last4: string; amount: number }[];
    /** A gift card that was typed and refused, and why. */
    refusedCard: { typed: string; message: AreaMessage<CodeKey> } | null;
    /** Codes of the cart that do not count any more. */
    refused: { code: string; message: AreaMessage<CodeKey> }[];
  };
  allowance: AllowanceView | null;
  isDemo: boolean;
};

export const steps: readonly CheckoutStep[] = ["contact", "delivery", "payment"];
